import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Banner, SiteContent } from "./site-content.ts";

export interface SiteContentPort {
  /** The operator's configurable texts (`getSiteContent`). Values may be HTML: sanitise before it is shown. */
  load(): Promise<Result<SiteContent, TransportFailure>>;
  /** Rotation banners (`getBanners`), in the provider's order. */
  loadBanners(): Promise<Result<readonly Banner[], TransportFailure>>;
}
