// Begins: what the page showed while it was loading gives way to the app, which goes on without a connection.

import { mount } from "svelte";
import App from "./App.svelte";
import { load, pageAt } from "./lib/pages";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/spoken.svelte";

// The words and the page come side by side; without words there is nothing to show.
const page = pageAt(location.pathname);
if (page) load(page.name).catch(() => {}); // the app tells
const words = speak(settings.lang).then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
});

// A page that comes in spite of a broken connection, in the language of the moment; not worth a request while the first
// page still loads.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    void words.then(() => navigator.serviceWorker.register(`/sw.js?lang=${settings.lang}`)).catch(() => {});
  });
}

// A piece that is loaded only when it is needed may be gone: the server has a newer build, or could not be reached. As
// soon as it answers, the page begins again; where that does not help, not over and over.
addEventListener("vite:preloadError", () => {
  const since = Date.now() - Number(sessionStorage.getItem("kleos.begun-again"));
  const again = (): unknown =>
    fetch("/", { method: "HEAD" }).then(
      () => (sessionStorage.setItem("kleos.begun-again", `${Date.now()}`), location.reload()),
      () => setTimeout(again, 2000),
    );
  if (since > 20_000) again();
});
