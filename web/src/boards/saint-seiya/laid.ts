// Cards that lie on this board in the words of the shared pieces.

import { cardOf } from "../../lib/cards.svelte";
import type { Laid } from "../../pieces/laid";
import { say } from "../../lib/words";
import { grouped, type Numbered, type Played } from "./view";

const GAME = "saint-seiya";

/** A number that is printed on a card, once the cards have come. */
export function printed(card: string, key: string): number | undefined {
  const found = cardOf(GAME, card)?.keys[key];
  return typeof found === "number" ? found : undefined;
}

/** Characters in play: their values of the moment, what they face, and that any of those alike is as good as another. */
export function inPlay(cards: readonly Played[], seat: number, where: (card: Played) => string): Laid[] {
  return grouped(cards).flatMap(({ first, cards: alike }) =>
    alike.map((card) => ({
      object: card.object,
      thing: `o:${first}`,
      card: card.card,
      live: { force: card.force, cosmos: card.cosmos },
      seat,
      more: [
        say("saint-amount-force", { count: card.force }),
        say("saint-amount-cosmos", { count: card.cosmos }),
        ...(card.force_bonus ? [say("saint-bonus", { count: card.force_bonus })] : []),
        ...heals(card),
        where(card),
        ...which(cards, alike, card),
      ],
    })),
  );
}

/** Cards that only lie there: wounded Characters, an armour, what is held. */
export function lying(cards: readonly Numbered[], seat: number | undefined, where: string): Laid[] {
  return grouped(cards).flatMap(({ first, cards: alike }) =>
    alike.map((card) => ({
      object: card.object,
      thing: `o:${first}`,
      card: card.card,
      ...(seat === undefined ? {} : { seat }),
      more: [where, ...which(cards, alike, card)],
    })),
  );
}

/** Which of several cards it is: any of those alike, or one that another of its name could be taken for. */
function which(cards: readonly Numbered[], alike: readonly Numbered[], card: Numbered): string[] {
  if (alike.length > 1) return [say("saint-alike", { count: alike.length })];
  return cards.some((other) => other !== card && other.card === card.card) ? [`#${card.object}`] : [];
}

function heals(card: Numbered): string[] {
  const heal = printed(card.card, "heal");
  return heal ? [say("saint-heals", { count: heal })] : [];
}
