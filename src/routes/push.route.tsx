import type { ComponentType } from "react";
import { Navigate, useParams } from "react-router-dom";
import { NO_PARAM } from "#domain/device/tapped-push.ts";
import { resolveTarget } from "#domain/navigation/index.ts";
import type { App } from "../boot/app.ts";

/** A tapped notification leads to the page that it names, only ever one of this portal (ROUTE-08, ROUTE-15). */
export async function compose(app: App): Promise<ComponentType> {
  // what does not come fails with the route, which knows what to do then (GUARD-06)
  const { LinkedAccount } = await import("./asked-parts.ts");
  return function PushRoute() {
    const { route, param, context } = useParams();
    const target = resolveTarget(route, param === NO_PARAM ? undefined : param);
    if (context === undefined) return <Navigate to={target} replace />;
    return <LinkedAccount app={app} named={context} target={target} />;
  };
}
