// A word from the browser when it is somebody's turn and the page cannot be seen; only for those who asked for it.

import { settings } from "./settings.svelte";

/** Whether the browser lets the page notify, asking the person if that is not settled yet. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

/** Says something outside of the page while it is in the background; a later one of the same table replaces it. */
export function notify(title: string, body: string, table: string): void {
  if (
    !settings.notify ||
    document.visibilityState === "visible" ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const shown = new Notification(title, { body, tag: `kleos-${table}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers notify from a service worker alone: the title of the page must do.
  }
}
