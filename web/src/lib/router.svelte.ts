// Where the person is: the path of the page, and going from one to another without loading anew.

export const place = $state({ path: location.pathname, query: location.search });

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Follows the back button and every plain click on a link of ours; called once, when the page begins. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

export interface Found {
  name: string;
  params: string[];
}

/** The first route whose pattern fits the path; a `*` stands for one part of it. */
export function route(path: string, routes: Record<string, string>): Found | undefined {
  const parts = path.split("/").filter(Boolean);
  for (const [pattern, name] of Object.entries(routes)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: string[] = [];
    const fits = wanted.every((word, i) => {
      if (word !== "*") return word === parts[i];
      params.push(decodeURIComponent(parts[i]!));
      return true;
    });
    if (fits) return { name, params };
  }
  return undefined;
}
