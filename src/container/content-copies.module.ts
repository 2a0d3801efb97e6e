import { ContainerModule } from "inversify";
import { LocalSiteContentCacheAdapter } from "#adapters/storage/local-site-content-cache.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { SITE_CONTENT_CACHE_PORT } from "./tokens.ts";

/** Copies of the operator's content in this browser. */
export const contentCopiesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SITE_CONTENT_CACHE_PORT).toResolvedValue(() => new LocalSiteContentCacheAdapter(() => window.localStorage));
  }),
} satisfies ContextModule;
