import type { ComponentType } from "react";
import { Navigate, useParams } from "react-router-dom";
import { resolveTarget } from "#domain/navigation/index.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import type { App } from "../boot/app.ts";
import { useAsked } from "./late.ts";

/** A tapped notification leads to the page that it names, only ever one of this portal (ROUTE-08, ROUTE-15). */
export function compose(app: App): ComponentType {
  return function PushRoute() {
    const { route, param, context } = useParams();
    const asked = useAsked(context !== undefined);
    const target = resolveTarget(route, param);
    if (context === undefined) return <Navigate to={target} replace />;
    return asked === undefined ? <div className="page"><PageSkeleton /></div> : <asked.LinkedAccount app={app} name={context} target={target} />;
  };
}
