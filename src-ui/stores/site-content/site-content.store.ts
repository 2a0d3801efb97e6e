import type { RotationBanner, SiteContent, SiteContentPort } from "#domain/site-content/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Texts and rotation banners of the operator. */
export class SiteContentStore {
  readonly content: AsyncValue<SiteContent>;
  readonly banners: AsyncValue<readonly RotationBanner[]>;

  constructor(port: SiteContentPort) {
    this.content = new AsyncValue(() => port.load());
    this.banners = new AsyncValue(() => port.loadBanners());
  }
}
