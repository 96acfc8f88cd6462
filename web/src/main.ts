// Begins: what the page showed while it was loading gives way to the app, which goes on without a connection.

import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

// A page that comes in spite of a broken connection; not worth a request while the first page still loads.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
