import { useEffect } from "react";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";

/** Modules of the page shown after the session has ended; each is imported once, as an import searches the document. */
const SESSION_EXPIRED_MODULES = [
  lazyWithRetry(() => import("./guest-frame.tsx"), "GuestFrame"),
  lazyWithRetry(() => import("./session-expired.route.tsx"), "Component"),
];

/**
 * Prefetches the page of an expired session while there is a network, because a session may expire without one
 * (SESS-03, SESS-09). Retries a failed module at the next page.
 */
export function usePrefetchSessionExpired(page: string): void {
  useEffect(() => {
    for (const load of SESSION_EXPIRED_MODULES) load().catch(() => undefined);
  }, [page]);
}
