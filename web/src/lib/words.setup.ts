// Tests speak English; what another language says, they have it speak first.

import { speak } from "./spoken.svelte";

await speak("en");
