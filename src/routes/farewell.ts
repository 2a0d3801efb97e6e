import { useEffect } from "react";

/** Where a session that is over leads: its frame and its page. */
const PARTS = [() => import("./guest-frame.tsx"), () => import("./session-expired.route.tsx")];

/**
 * Fetches the page of a session that is over while the network is there: a session may run out without one (SESS-03,
 * SESS-09). What did not come is asked for again at the next page; what is there costs nothing to ask for.
 */
export function useFarewell(page: string): void {
  useEffect(() => {
    for (const load of PARTS) load().catch(() => undefined);
  }, [page]);
}
