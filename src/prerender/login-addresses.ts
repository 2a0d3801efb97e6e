import { ROUTES, routeNames } from "#domain/navigation/routes.ts";
import { STREAMING_ALIASES } from "#domain/navigation/streaming-aliases.ts";

/** Returns the pattern of a route's pathname, without its optional last slash. */
const patternOf = (path: string): string =>
  path.replaceAll(/\/:\w+(\??)/g, (_, optional: string) => (optional === "" ? "/[^/]+" : "(/[^/]+)?"));

/**
 * Source of a regular expression for the pathnames at which a guest sees the login page: its own, and those of
 * customers (GUARD-01).
 */
export function loginAddresses(): string {
  const paths = [
    ...routeNames()
      .filter((name) => ROUTES[name].audience === "customer")
      .map((name) => patternOf(ROUTES[name].path)),
    ...STREAMING_ALIASES.map((alias) => `/${alias}`),
  ];
  return `^(${paths.join("|")})?/?$`;
}
