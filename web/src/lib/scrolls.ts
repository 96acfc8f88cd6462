// What is scrolled says at its edges that there is more beyond them; how that looks, all pages share.
import type { Attachment } from "svelte/attachments";

interface Extent {
  scrollTop: number;
  scrollLeft: number;
  scrollWidth: number;
  scrollHeight: number;
  clientWidth: number;
  clientHeight: number;
}

/** The edges beyond which there is more: "up", "down", "left", "right". */
export function beyond(box: Extent): string {
  const slack = 3; // half a pixel of rounding, and edges nobody misses
  return [
    box.scrollTop > slack ? "up" : "",
    box.scrollTop + box.clientHeight < box.scrollHeight - slack ? "down" : "",
    box.scrollLeft > slack ? "left" : "",
    box.scrollLeft + box.clientWidth < box.scrollWidth - slack ? "right" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const scrolls: Attachment<HTMLElement> = (box) => {
  const tell = (): void => {
    const edges = beyond(box);
    if (edges) box.dataset["beyond"] = edges;
    else delete box.dataset["beyond"];
  };
  const sizes = new ResizeObserver(tell);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  watch();
  const children = new MutationObserver(watch);
  children.observe(box, { childList: true });
  box.addEventListener("scroll", tell, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener("scroll", tell);
  };
};
