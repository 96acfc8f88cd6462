// How much of a card is published, where its list is not: of a fact or a line, and of what the whole card does.

import type { Status } from "../lib/card";
import { catalog } from "../lib/words";

export const origins = catalog<Record<Status, string>>({
  en: { published: "published", partly: "partly published", ours: "translated", reconstructed: "reconstructed" },
  fr: { published: "publié", partly: "publié en partie", ours: "traduit", reconstructed: "reconstitué" },
  it: { published: "pubblicato", partly: "pubblicato in parte", ours: "tradotto", reconstructed: "ricostruito" },
});

export const effects = catalog<Record<Status, string>>({
  en: { published: "effect published", partly: "effect partly published", ours: "", reconstructed: "effect reconstructed" },
  fr: { published: "effet publié", partly: "effet publié en partie", ours: "", reconstructed: "effet reconstitué" },
  it: { published: "effetto pubblicato", partly: "effetto pubblicato in parte", ours: "", reconstructed: "effetto ricostruito" },
});
