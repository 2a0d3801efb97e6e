import type { SiteCopy } from "./site-copy.ts";

/**
 * Where a browser keeps the last that it was told of the operator's content. A logout forgets it (SESS-06).
 * Synchronous; where the
 * browser forbids its storage, or has no room, nothing is kept.
 */
export interface SiteCopyPort {
  /** What is kept; `undefined` without one, and where it does not have the right shape. Never throws. */
  read(): SiteCopy | undefined;
  /** Keeps this instead. Never throws. */
  write(copy: SiteCopy): void;
}
