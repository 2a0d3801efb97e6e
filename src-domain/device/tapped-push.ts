import type { TappedPush } from "./device.ts";

/** Placeholder for a missing param before an account: a path has no empty segment. */
export const NO_PARAM = "-";

/**
 * Encodes one segment. `.` and `..`, also percent-encoded, would lead out of the handler and are replaced, as are lone
 * surrogates, which cannot be encoded.
 */
const part = (text: string): string =>
  /^\.{1,2}$/.test(text) ? NO_PARAM : encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** Returns the path that a tapped notification opens (ROUTE-08). The route decides where it may lead (ROUTE-15). */
export function pushPathOf({ route, param, context }: TappedPush): string {
  const parts =
    context === undefined ? [route, ...(param === undefined ? [] : [param])] : [route, param ?? NO_PARAM, context];
  return `/push/${parts.map(part).join("/")}`;
}

/** Parses the notification from the path that opened the native app; `undefined` for any other path. */
export function parsePushPath(pathname: string): TappedPush | undefined {
  const [start, handler, route = "", ...rest] = pathname.split("/").map(decoded);
  if (start !== "" || handler !== "push" || route === "" || rest.length > 2) return undefined;
  const [param, context] = rest.map((part) => (part === "" ? undefined : part));
  return { route, param: param === NO_PARAM ? undefined : param, context };
}

/** Decodes a segment; returns an empty text for a malformed one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** A notification that was tapped before login. */
export interface PendingPush {
  readonly push: TappedPush;
  /** Id of the customer who was logged in last on this page, if any. */
  readonly customer: string | undefined;
}

/**
 * Returns the notification to open after the next login, unless another customer was logged in before. A tap names no
 * customer: in a native app that was just opened it belongs to any customer who logs in. The route decides where it may
 * lead, and in which account (ROUTE-08, ROUTE-15).
 */
export function pushAfterLogin(waiting: PendingPush | undefined, customer: string): TappedPush | undefined {
  if (waiting === undefined) return undefined;
  return waiting.customer === undefined || waiting.customer === customer ? waiting.push : undefined;
}
