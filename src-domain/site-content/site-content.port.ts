import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Banner, SiteContent } from "./site-content.ts";
import type { SiteCopy } from "./site-copy.ts";

export interface SiteContentPort {
  /** The operator's configurable texts (`getSiteContent`). Values may be HTML: sanitise before it is shown. */
  load(): Promise<Result<SiteContent, TransportFailure>>;
  /** Rotation banners (`getBanners`), in the provider's order. */
  loadBanners(): Promise<Result<readonly Banner[], TransportFailure>>;
}

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
