import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Banner, SiteContent, SiteContentPort } from "#domain/site-content/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeBanner, decodeSiteContent } from "./decode-site-content.ts";

/** The operator's texts and banners over SOAP. */
export class SoapSiteContentAdapter implements SiteContentPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<SiteContent, TransportFailure>> {
    return readAnswer(await this.#caller.call("getSiteContent"), decodeSiteContent);
  }

  async loadBanners(): Promise<Result<readonly Banner[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getBanners"), (data) => data.list("banners", decodeBanner));
  }
}
