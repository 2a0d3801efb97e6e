import { useEffect } from "react";

/** Modules of the page shown after the session has ended. */
const SESSION_EXPIRED_MODULES = [() => import("./guest-frame.tsx"), () => import("./session-expired.route.tsx")];

/**
 * Prefetches the page of an expired session while there is a network, because a session may expire without one
 * (SESS-03, SESS-09). Retries a failed module at the next page.
 */
export function usePrefetchSessionExpired(page: string): void {
  useEffect(() => {
    for (const load of SESSION_EXPIRED_MODULES) load().catch(() => undefined);
  }, [page]);
}
