import type { TappedPush } from "./device.ts";

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
