import { useMatches } from "react-router-dom";
import { routeNames, type RouteName } from "#domain/navigation/routes.ts";

/** The page that is shown, by the name that its route carries; `undefined` for an address that nobody knows. */
export function useCurrentRoute(): RouteName | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return routeNames().find((name) => name === handle);
}
