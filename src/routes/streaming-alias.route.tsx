import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { pathTo, streamingAliasOf } from "#domain/navigation/index.ts";
import { streamingRedirect, type BilledService } from "#domain/navigation/streaming-redirect.ts";
import { useService } from "../container/use-service.tsx";
import { CLIENT_STORE, EXTERNAL_SERVICES_STORE, NAVIGATION_STORE } from "../container/tokens.ts";
import { PendingAccessPage } from "./guarded-screen.tsx";

/**
 * Redirects an advertised address to its product or billed service, once the customer's data are known (ROUTE-11,
 * ROUTE-12).
 */
export const Component = observer(function StreamingAliasRoute() {
  const { data } = useService(CLIENT_STORE);
  const billedServices = useBilledServices();
  const { pathname, search } = useLocation();
  const alias = streamingAliasOf(pathname);
  if (alias === undefined) return <Navigate to={pathTo("index")} replace />;
  if (data.known === undefined || billedServices === undefined) return <PendingAccessPage route="myServices" />;
  return <Navigate to={streamingRedirect(alias, { products: data.known.products, billedServices }, search)} replace />;
});

/**
 * Loads the billed services of a customer with direct billing. `undefined` until they are known; none after a failure,
 * because the products may still contain the service.
 */
function useBilledServices(): readonly BilledService[] | undefined {
  const { gate } = useService(NAVIGATION_STORE);
  const external = useService(EXTERNAL_SERVICES_STORE);
  const canHave = gate?.clientLoaded === true && gate.directBilling !== "no";
  useEffect(() => {
    if (canHave) void external.load();
  }, [canHave, external]);
  if (gate?.clientLoaded === true && !canHave) return [];
  return external.known ?? (external.hasFailed ? [] : undefined);
}
