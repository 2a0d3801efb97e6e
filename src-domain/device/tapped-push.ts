import type { TappedPush } from "./device.ts";

/** Stands for "no param" where an account follows it: an address has no empty part. */
export const NO_PARAM = "-";

/** A part that is `.` or `..` would lead out of the handler, also percent-encoded: it names nothing, and stays. */
const part = (text: string): string => (/^\.{1,2}$/.test(text) ? NO_PARAM : encodeURIComponent(text));

/**
 * The address that a tapped notification opens (ROUTE-08). Nothing is decided here: what it may lead to, the route says
 * (ROUTE-15).
 */
export function pushAddress({ route, param, context }: TappedPush): string {
  const parts =
    context === undefined ? [route, ...(param === undefined ? [] : [param])] : [route, param ?? NO_PARAM, context];
  return `/push/${parts.map(part).join("/")}`;
}

/** The notification by which the app was opened at this address; `undefined` for any other address. */
export function tappedPushAt(pathname: string): TappedPush | undefined {
  const [start, handler, route = "", ...rest] = pathname.split("/").map(decoded);
  if (start !== "" || handler !== "push" || route === "" || rest.length > 2) return undefined;
  const [param, context] = rest.map((part) => (part === "" ? undefined : part));
  return { route, param: param === NO_PARAM ? undefined : param, context };
}

/** What an address says; empty where it is no text of an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** A notification that was tapped while nobody was logged in. */
export interface WaitingPush {
  readonly push: TappedPush;
  /** Who was logged in last, by their id, as far as the page has seen anybody. */
  readonly customer: string | undefined;
}

/**
 * What the one login that follows shows then: the notification, but to no other customer than was in last, as far as
 * anybody was. A tap names none: in an
 * app that has just been opened it is for whoever logs in. What it may lead to, and in whose account, the route says
 * (ROUTE-08, ROUTE-15).
 */
export function pushAfterLogin(waiting: WaitingPush | undefined, customer: string): TappedPush | undefined {
  if (waiting === undefined) return undefined;
  return waiting.customer === undefined || waiting.customer === customer ? waiting.push : undefined;
}
