import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { RotationBanner, SiteContent } from "./site-content.ts";
import type { SiteContentCache } from "./site-content-cache.ts";

export interface SiteContentPort {
  /** Loads the operator's texts (`getSiteContent`). Values may be HTML: sanitise them before display. */
  load(): Promise<Result<SiteContent, TransportFailure>>;
  /** Loads the rotation banners (`getBanners`), in the server's order. */
  loadBanners(): Promise<Result<readonly RotationBanner[], TransportFailure>>;
}

/**
 * Browser storage of the last site content. A logout clears it (SESS-06). Synchronous. Stores nothing if the storage is
 * forbidden or full.
 */
export interface SiteContentCachePort {
  /** Returns the stored copy; `undefined` without one or with a wrong shape. Never throws. */
  read(): SiteContentCache | undefined;
  /** Replaces the stored copy. Never throws. */
  write(copy: SiteContentCache): void;
}
