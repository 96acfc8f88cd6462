// Whether the page is used by finger: there nothing can be pointed at without being chosen.

import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none)");
