// Something to be read on the next page, since the one it was about is gone.

export const flash = $state({ text: "" });
