import { ContainerModule } from "inversify";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { CALLER, SITE_CONTENT } from "./tokens.ts";

/** The operator's texts and banners. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(SITE_CONTENT).toResolvedValue((caller) => new SoapSiteContentAdapter(caller), [CALLER]);
});
