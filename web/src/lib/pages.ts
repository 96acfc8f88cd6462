// The pages there are, each loaded when somebody goes there.

import type { Component } from "svelte";
import { route, type Found } from "./router.svelte";
import { later } from "./spoken.svelte";

export type Page = Component<{ params: string[] }>;

const ROUTES: Record<string, string> = {
  "/": "Home",
  "/new": "New",
  "/new/*": "New",
  "/lobby": "Lobby",
  "/join/*": "Join",
  "/table/*": "Table",
  "/watch/*": "Table",
  "/replay/*": "Replay",
  "/cards": "Cards",
  "/cards/*": "Cards",
  "/decks": "Decks",
  "/decks/*": "Decks",
  "/rules": "Rules",
  "/rules/*": "Rules",
  "/score": "Score",
  "/score/*": "Score",
  "/settings": "Settings",
  "/account": "Account",
  "/me": "Profile",
};
const PAGES = import.meta.glob<{ default: Page }>("../pages/*.svelte");

export function pageAt(path: string): Found | undefined {
  return route(path, ROUTES);
}

/** A page, with its words: those of the table are always here. */
export function load(name: string): Promise<{ default: Page }> {
  const page = PAGES[`../pages/${name}.svelte`]!();
  return name === "Table" ? page : later(page);
}
