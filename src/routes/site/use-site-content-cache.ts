import { useEffect, useMemo } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { withBoundedContexts } from "../../container/with-bounded-contexts.ts";

const loadStore = lazyWithRetry(
  () => import("#ui/stores/site-content/site-content-cache.store.ts"),
  "SiteContentCacheStore",
);

const DEPENDENCIES = {
  siteContent: tokens.SITE_CONTENT_STORE,
  session: tokens.SESSION_STORE,
  connectivity: tokens.CONNECTIVITY_STORE,
  clock: tokens.CLOCK_PORT,
} as const;

/** Stores a copy of the operator's content and uses it while the server is unreachable (SITE-03). */
export function useSiteContentCache(): void {
  const dependencies = useServices(DEPENDENCIES);
  const { container } = useService(tokens.APP);
  const load = useMemo(() => withBoundedContexts(container, ["content-copies"], loadStore), [container]);
  const module = useLazyModule(load, true).module;
  useEffect(
    () =>
      module === undefined
        ? undefined
        : new module.SiteContentCacheStore({
            ...dependencies,
            copies: container.root.get(tokens.SITE_CONTENT_CACHE_PORT),
          }).follow(),
    [module, dependencies, container],
  );
}
