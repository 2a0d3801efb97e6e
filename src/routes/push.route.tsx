import { Navigate, useParams } from "react-router-dom";
import { NO_PARAM } from "#domain/device/tapped-push.ts";
import { resolveTarget } from "#domain/navigation/index.ts";
import { LinkedAccount } from "./frame-dialogs.tsx";

/** A tapped notification leads to the page that it names, only ever one of this portal (ROUTE-08, ROUTE-15). */
export function Component() {
  const { route, param, context } = useParams();
  const target = resolveTarget(route, param === NO_PARAM ? undefined : param);
  if (context === undefined) return <Navigate to={target} replace />;
  return <LinkedAccount named={context} target={target} />;
}
