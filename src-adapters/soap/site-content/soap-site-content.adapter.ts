import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { RotationBanner, SiteContent, SiteContentPort } from "#domain/site-content/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeBanner, decodeSiteContent } from "./decode-site-content.ts";

/** Loads the operator's texts and banners over SOAP. */
export class SoapSiteContentAdapter implements SiteContentPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<SiteContent, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getSiteContent"), decodeSiteContent);
  }

  async loadBanners(): Promise<Result<readonly RotationBanner[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getBanners"), (data) => data.list("banners", decodeBanner));
  }
}
