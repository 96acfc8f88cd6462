// Whether there is a connection at all, as the browser says; and what to fetch again when it is back.

export const connection = $state({ here: navigator.onLine, lacking: false });

/** How often pages have been made anew since something they asked for could not come. */
export const returned = $state({ times: 0 });

/** Follows the browser; a page that lacks something is made anew when the connection is back. Called once, when the page begins. */
export function followConnection(): void {
  const look = (): void => {
    connection.here = navigator.onLine;
    if (!connection.here || !connection.lacking) return;
    connection.lacking = false;
    returned.times++;
  };
  addEventListener("online", look);
  addEventListener("offline", look);
}
