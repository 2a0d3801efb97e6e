import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { pathTo, streamingAliasOf } from "#domain/navigation/index.ts";
import { streamingRedirect } from "#domain/navigation/streaming-redirect.ts";
import type { App } from "../boot/app.ts";
import { Undecided } from "./gated.tsx";

/**
 * An advertised address leads to the product that it names, once it is known which the customer has (ROUTE-11,
 * ROUTE-12).
 */
export function compose(app: App): ComponentType {
  return observer(function StreamingAliasRoute() {
    const { pathname, search } = useLocation();
    const alias = streamingAliasOf(pathname);
    const { known } = app.stores.client.data;
    if (alias === undefined) return <Navigate to={pathTo("index")} replace />;
    if (known === undefined) return <Undecided app={app} route="myServices" />;
    return <Navigate to={streamingRedirect(alias, known.products, search, known.flags)} replace />;
  });
}
