import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
const said: string[] = [];
const page = { visibilityState: "hidden" };

class Browser {
  static permission = "default";
  static requestPermission(): Promise<string> {
    asked.push("permission");
    return Promise.resolve((Browser.permission = "granted"));
  }
  constructor(title: string, { body }: { body: string }) {
    said.push(`${title}: ${body}`);
  }
}

beforeEach(() => {
  asked.length = said.length = 0;
  Browser.permission = "default";
  page.visibilityState = "hidden";
  vi.stubGlobal("Notification", Browser);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

test("nobody is notified, or even asked, who has not wanted it", async () => {
  const { notify } = await import("./notify");
  notify("Your turn", "Naruto Mythos", "t");
  expect([asked, said]).toEqual([[], []]);
});

test("who wants it is told in the background only", async () => {
  const { mayNotify, notify } = await import("./notify");
  const { settings } = await import("./settings.svelte");
  settings.notify = await mayNotify();
  expect([asked, settings.notify]).toEqual([["permission"], true]);
  page.visibilityState = "visible";
  notify("Your turn", "Naruto Mythos", "t");
  expect(said).toEqual([]);
  page.visibilityState = "hidden";
  notify("Your turn", "Naruto Mythos", "t");
  expect(said).toEqual(["Your turn: Naruto Mythos"]);
  settings.notify = false;
});
