import { useEffect, useState } from "react";

/** Longest time that known content waits for a part above it, ms. */
const MAX_WAIT_MS = 1_000;

/**
 * Returns true while content should wait for a part of the page that appears above it or makes it grow: so the content
 * does not move (NAV-24). `isPending`: the content is known, but not yet that part. Ends after a second, because the
 * part may be slow or fail, and does not begin again.
 */
export function useBriefWait(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setOver(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && !isOver;
}

/** Returns a known section as still loading while it should wait for a part that is pending (see `useBriefWait`). */
export function useSectionAfter<Section extends { readonly status: string }>(
  section: Section,
  isPending: boolean,
): Section | { readonly status: "loading" } {
  return useBriefWait(section.status === "ready" && isPending) ? { status: "loading" } : section;
}
