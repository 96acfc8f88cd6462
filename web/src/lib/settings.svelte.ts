// What a person likes, kept in this browser.

import { languages } from "virtual:words";
import { PACES, type Pace } from "./pace";
import { spoken } from "./spoken.svelte";

export type Motion = "system" | "on" | "off";
export type Theme = "system" | "dark" | "light";
export type Palette = "standard" | "safe";

interface Liked {
  lang: string;
  motion: Motion;
  sound: boolean;
  theme: Theme;
  palette: Palette;
  pace: Pace;
  /** the bot that one plays against at once; "" for the one a game recommends */
  level: string;
  /** how loud sounds are, up to 1 */
  volume: number;
  /** whether the browser says when it is one's turn */
  notify: boolean;
  /** kinds of rarely meant choices that are not asked about again */
  sure: string[];
  /** whether it is shown who would win now */
  counters: boolean;
}

const KEY = "kleos.settings";

function preferred(): string {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const found = languages.find(({ id }) => wanted.toLowerCase().startsWith(id));
    if (found) return found.id;
  }
  return languages[0]!.id;
}

function kept(): Liked {
  const liked: Liked = {
    lang: preferred(),
    motion: "system",
    sound: false,
    theme: "system",
    palette: "standard",
    pace: "normal",
    level: "",
    volume: 0.6,
    notify: false,
    sure: [],
    counters: true,
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
    if (languages.some(({ id }) => id === found.lang)) liked.lang = found.lang!;
    if (found.motion && ["system", "on", "off"].includes(found.motion)) liked.motion = found.motion;
    if (typeof found.sound === "boolean") liked.sound = found.sound;
    if (typeof found.notify === "boolean") liked.notify = found.notify;
    if (typeof found.counters === "boolean") liked.counters = found.counters;
    if (typeof found.volume === "number" && found.volume > 0 && found.volume <= 1) liked.volume = found.volume;
    if (found.theme && ["system", "dark", "light"].includes(found.theme)) liked.theme = found.theme;
    if (typeof found.level === "string") liked.level = found.level;
    if (found.palette && ["standard", "safe"].includes(found.palette)) liked.palette = found.palette;
    if (found.pace && PACES.includes(found.pace)) liked.pace = found.pace;
    if (Array.isArray(found.sure)) liked.sure = found.sure.map(String);
  } catch {
    // A damaged or forbidden store is as good as an empty one: the defaults hold.
  }
  return liked;
}

export const settings = $state<Liked>(kept());

/** Keeps the settings and shows them to the style sheet; called once, when the page begins. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = spoken.lang; // of the words that are shown
    root.dataset["motion"] = settings.motion;
    root.dataset["theme"] = settings.theme;
    root.dataset["palette"] = settings.palette;
    const liked = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, liked);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
