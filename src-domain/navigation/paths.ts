import { ROUTES, routeNames, type RouteName } from "./routes.ts";

// The login page decides by these rules: nothing but the table of routes may be imported at run time.

/** The segments of an address: `/messages/7` has `messages` and `7`. */
function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

const isParam = (segment: string): boolean => segment.startsWith(":");
const isOptional = (segment: string): boolean => segment.endsWith("?");

/** One segment of an address for `param`, or none: what would lead elsewhere (`.`, `..`) or cannot be written. */
function segmentFor(param: string | undefined): string | undefined {
  if (param === undefined || param === "" || param === "." || param === "..") return undefined;
  return encodeURIComponent(param.replace(/\p{Cs}/gu, "\ufffd"));
}

/**
 * The address of a page, with `param` (URL-encoded) as its first param. A page that takes none ignores it; without one
 * the address ends before its params (`directBillingDetails` becomes its list).
 */
export function pathTo(name: RouteName, param?: string): string {
  const segments = segmentsOf(ROUTES[name].path);
  const fixed = segments.filter((segment) => !isParam(segment));
  const filled = fixed.length < segments.length ? segmentFor(param) : undefined;
  return `/${[...fixed, ...(filled === undefined ? [] : [filled])].join("/")}`;
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false;
  return pattern.every((expected, index) => {
    const found = segments[index];
    if (found === undefined) return isOptional(expected);
    return isParam(expected) || found === expected;
  });
}

/** The page that has this address (a pathname without query); `undefined`: there is none, 404 (ROUTE-14). */
export function routeAt(pathname: string): RouteName | undefined {
  // A browser reads `//host` as another origin and resolves dots: neither is an address of a page. It also takes a
  // backslash for a slash and leaves out tabs and line ends, which may make either of them: none stands in a pathname.
  if (!pathname.startsWith("/") || pathname.includes("//") || /[\\?#\s\p{Cc}]/u.test(pathname)) return undefined;
  const segments = segmentsOf(pathname);
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return undefined;
  return routeNames().find((name) => fits(segmentsOf(ROUTES[name].path), segments));
}
