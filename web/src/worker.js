// Answers when there is no connection: with the shell of the app and what it has loaded before, never with anything the
// server says. The build puts VERSION, SHELL and WORDS before this: another build is another worker with a store of its own.

const STORE = `kleos-${VERSION}`;
const SPOKEN = WORDS[new URL(location.href).searchParams.get("lang")] ?? []; // the language of the page that brings it

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([...SHELL, ...SPOKEN]))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("kleos-") && name !== STORE).map((name) => caches.delete(name)),
    );
    await clients.claim();
  };
  event.waitUntil(forget());
});

/** What has its hash in its name never changes: from the store, else from the server and then kept. */
async function unchanging(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** Pages come from the server, so that none is ever older than it; only without one from the store. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: STORE })) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || /^\/(api|ws)\//.test(url.pathname)) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(unchanging(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});
