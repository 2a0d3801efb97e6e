import type { ComponentType } from "react";
import { Navigate, useParams } from "react-router-dom";
import { resolveTarget } from "#domain/navigation/index.ts";
import { laterPage } from "./later.route.tsx";
import type { App } from "../boot/app.ts";

/** A tapped notification leads to the page that it names, only ever one of this portal (ROUTE-08, ROUTE-15). */
export function compose(app: App): ComponentType {
  const Later = laterPage("push", app);
  return function PushRoute() {
    const { route, param, context } = useParams();
    return context === undefined ? <Navigate to={resolveTarget(route, param)} replace /> : <Later />;
  };
}
