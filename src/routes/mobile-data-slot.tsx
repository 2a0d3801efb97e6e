import { useMemo } from "react";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

/** Loads the view of the data left; `prepareHome` does so before the first customer. */
export const importMobileData = lazyWithRetry(() => import("./mobile-data.tsx"), "MobileData");

/** Data left of a mobile number in a list of services, loaded after the list (HOME-02). Nothing waits for it. */
export function MobileDataSlot({ productId }: { readonly productId: string }) {
  return (
    <IfAvailable feature="mobileService">
      <LazyMobileData productId={productId} />
    </IfAvailable>
  );
}

function LazyMobileData({ productId }: { readonly productId: string }) {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["products"], importMobileData), [container]);
  const loadedModule = useLazyModule(load, true).module;
  return (
    <div className="service-row__data">
      {loadedModule !== undefined && <loadedModule.MobileData productId={productId} />}
    </div>
  );
}
