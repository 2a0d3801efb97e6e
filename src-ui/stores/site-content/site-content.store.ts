import type { Banner, SiteContent, SiteContentPort } from "#domain/site-content/index.ts";
import { Resource } from "../resource.ts";

/** The operator's own texts and rotation banners. */
export class SiteContentStore {
  readonly content: Resource<SiteContent>;
  readonly banners: Resource<readonly Banner[]>;

  constructor(port: SiteContentPort) {
    this.content = new Resource(() => port.load());
    this.banners = new Resource(() => port.loadBanners());
  }
}
