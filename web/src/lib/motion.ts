// Things that move on the table: the browser draws the way from the old picture to the new one.

import { tick } from "svelte";
import { mayMove } from "./settings.svelte";

type Named = HTMLElement & { dataset: { moves: string } };

/** The name under which a thing is followed from one picture to the next. */
export function moveName(key: string): string {
  return `m-${key.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}`)}`;
}

/** What can be seen to move. What is scrolled out of sight does not: it would fly over everything else. */
function named(): Map<string, Named> {
  const found = new Map<string, Named>();
  const clips = new Map<Element, DOMRect>();
  for (const element of document.querySelectorAll<Named>("[data-moves]")) {
    const clip = element.closest("[data-clips]");
    if (clip && !clips.has(clip)) clips.set(clip, clip.getBoundingClientRect());
    const seen = !clip || within(element.getBoundingClientRect(), clips.get(clip)!);
    element.style.viewTransitionName = seen ? moveName(element.dataset.moves) : "none";
    if (seen) found.set(element.dataset.moves, element);
  }
  return found;
}

function within(box: DOMRect, clip: DOMRect): boolean {
  return (
    box.bottom > clip.top + 8 && box.top < clip.bottom - 8 && box.right > clip.left + 8 && box.left < clip.right - 8
  );
}

interface Was {
  card: string;
  seat: string;
}

function traits(element: Named): Was {
  return { card: element.dataset["card"] ?? "", seat: element.dataset["seat"] ?? "" };
}

const PATIENCE = 700; // milliseconds in which the browser must have begun to draw a change; then it is made without it

let turns = 0; // changes drawn so far

/**
 * Draws a change: what stays moves to its new place, and what appears comes from where it left, if that can be told.
 * However busy the browser is, the change is made, once, before the promise is kept.
 */
export async function changing(update: () => void): Promise<void> {
  if (!mayMove() || !document.startViewTransition || document.visibilityState !== "visible") {
    update();
    await tick();
    return;
  }
  const turn = ++turns;
  const before = new Map([...named()].map(([name, element]) => [name, traits(element)]));
  const renamed: Named[] = [];
  let made = false;
  const make = (): void => {
    if (made) return;
    made = true;
    update();
  };
  const transition = document.startViewTransition(async () => {
    make();
    await tick();
    const after = named();
    const gone = [...before].filter(([name]) => !after.has(name));
    const take = (fits: (was: Was) => boolean): string | undefined => {
      const at = gone.findIndex(([, was]) => fits(was));
      return at < 0 ? undefined : gone.splice(at, 1)[0]![0];
    };
    for (const [name, element] of after) {
      const { card, seat } = traits(element);
      const old = before.get(name);
      if (old && !(element.dataset["pile"] && old.card !== card)) continue;
      // A new thing was the card of that name, or one of the unknown cards of that player.
      const source =
        (card && take((was) => was.card === card)) ||
        (!old && seat && take((was) => was.card === "" && was.seat === seat));
      if (!source) continue;
      element.style.viewTransitionName = moveName(source);
      renamed.push(element);
    }
  });
  const restore = (): void => {
    if (turn !== turns) return; // another change has named everything anew
    for (const element of renamed) element.style.viewTransitionName = moveName(element.dataset.moves);
  };
  transition.finished.then(restore, restore);
  // The browser has taken the new picture, or will not: another change came, or the page was hidden. What is drawn is right
  // all the same, and only now may the table change again: names that are lent out must not appear twice in a picture.
  let taken = false;
  const ready = transition.ready.catch(() => {}).then(() => (taken = true));
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((over) => (late = setTimeout(over, PATIENCE)));
  await Promise.race([ready, patience]);
  clearTimeout(late);
  if (!taken) transition.skipTransition();
  make();
}
