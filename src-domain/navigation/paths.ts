import { ROUTES, routeNames, type RouteName } from "./routes.ts";

// The login page uses these rules: only the table of routes may be imported at run time.

/** Splits an address: `/messages/7` into `messages` and `7`. */
function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

const isParam = (segment: string): boolean => segment.startsWith(":");
const isOptional = (segment: string): boolean => segment.endsWith("?");

/** Encodes a text for an address. Replaces lone surrogates, which cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** Encodes `param` as one segment; `undefined` if it is missing or a dot segment. */
function segmentFor(param: string | undefined): string | undefined {
  if (param === undefined || param === "" || param === "." || param === "..") return undefined;
  return encoded(param);
}

/**
 * Returns the address of a page with `param` (URL-encoded) as its first param. Pages without params ignore it. Without
 * `param` the address ends before its params (`directBillingDetails` becomes its list).
 */
export function pathTo(name: RouteName, param?: string): string {
  const segments = segmentsOf(ROUTES[name].path);
  const fixed = segments.filter((segment) => !isParam(segment));
  const filled = fixed.length < segments.length ? segmentFor(param) : undefined;
  return `/${[...fixed, ...(filled === undefined ? [] : [filled])].join("/")}`;
}

/** Returns the address of the page of a request of the customer, by its number. */
export function requestHref(number: string): string {
  return `${pathTo("supportRequest")}?request=${encoded(number)}`;
}

function matchesPattern(pattern: readonly string[], segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false;
  return pattern.every((expected, index) => {
    const found = segments[index];
    if (found === undefined) return isOptional(expected);
    return isParam(expected) || found === expected;
  });
}

/** Finds the page of a pathname without query; `undefined` means 404 (ROUTE-14). */
export function routeAt(pathname: string): RouteName | undefined {
  // Browsers read `//host` as another origin and resolve dot segments, so neither is a page. They also treat a
  // backslash as a slash and drop tabs and line breaks; none of these is valid in a pathname.
  if (!pathname.startsWith("/") || pathname.includes("//") || /[\\?#\s\p{Cc}]/u.test(pathname)) return undefined;
  const segments = segmentsOf(pathname);
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return undefined;
  return routeNames().find((name) => matchesPattern(segmentsOf(ROUTES[name].path), segments));
}
