import { observer } from "mobx-react-lite";
import { Navigate, useLocation } from "react-router-dom";
import { pathTo, streamingAliasOf } from "#domain/navigation/index.ts";
import { streamingRedirect } from "#domain/navigation/streaming-redirect.ts";
import { useService } from "../container/use-service.tsx";
import { CLIENT_STORE } from "../container/tokens.ts";
import { PendingAccessPage } from "./guarded-screen.tsx";

/** Redirects an advertised address to its product, once the customer's products are known (ROUTE-11, ROUTE-12). */
export const Component = observer(function StreamingAliasRoute() {
  const { data } = useService(CLIENT_STORE);
  const { pathname, search } = useLocation();
  const alias = streamingAliasOf(pathname);
  if (alias === undefined) return <Navigate to={pathTo("index")} replace />;
  if (data.known === undefined) return <PendingAccessPage route="myServices" />;
  return <Navigate to={streamingRedirect(alias, data.known.products, search)} replace />;
});
