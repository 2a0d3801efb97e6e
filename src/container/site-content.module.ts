import { ContainerModule } from "inversify";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { LocalWelcomeMarksAdapter } from "#adapters/storage/local-welcome-marks.adapter.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, SITE_CONTENT_PORT, SITE_CONTENT_STORE, WELCOME_MARKS_PORT } from "./tokens.ts";

/** Texts and banners of the operator. */
export const siteContentModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SITE_CONTENT_PORT).toResolvedValue((gateway) => new SoapSiteContentAdapter(gateway), [OPERATION_GATEWAY]);
    bind(WELCOME_MARKS_PORT).toResolvedValue(() => new LocalWelcomeMarksAdapter(() => window.localStorage));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(SITE_CONTENT_STORE)
      .toResolvedValue((port) => new SiteContentStore(port), [SITE_CONTENT_PORT])
      .onDeactivation((store) => {
        store.content.clear();
        store.banners.clear();
      });
  }),
} satisfies ContextModule;
