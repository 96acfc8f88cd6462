// What the bundler makes of the catalogues: see catalogues.ts.
declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  type Message = FluentResource["body"][number];
  type Messages = [id: string, value: Message["value"], attributes?: Message["attributes"]][];
  /** Every language with what it calls itself. */
  export const languages: readonly { id: string; name: string }[];
  interface Words {
    default: Messages;
  }
  interface First extends Words {
    /** loads the other words of the language, by what needs them */
    parts: Record<string, () => Promise<Words>>;
  }
  /** Loads the words of a language that every page needs. */
  export const load: Record<string, () => Promise<First>>;
}
