import { callFailureReasonOf, type CallFailureReason } from "./call-failure-reason.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { DuplicateRefusal } from "./invoices.port.ts";
import { parseWebAddress } from "../shared-kernel/web-address.ts";

/**
 * How a duplicate that is being made is waited for: asked about this often, and this many times; later it is asked for
 * another day.
 */
export const DUPLICATE_POLLING = { everyMs: 3_000, times: 40 } as const;

/** Why no duplicate comes. */
export type DuplicateProblem =
  | "not-possible"
  | "unknown-entry"
  /** It is not ready even after a long while. */
  | "slow"
  /** Another tab of this browser is at it. */
  | "elsewhere"
  /** The ticket was used, or has run out. */
  | "gone"
  | "bad-address"
  | CallFailureReason;

/**
 * Whether a file may be fetched from there (FIN-03): from the portal's own origin, and nowhere else; never from a
 * payment page's.
 */
export function isDownloadAddress(address: string, origin: string): boolean {
  return parseWebAddress(address)?.origin === origin.toLowerCase();
}

/** Whether the answer was that the duplicate is still being made. */
export function isDuplicateBeingCreated(failure: DuplicateRefusal | TransportFailure): boolean {
  return failure.kind === "duplicate-refused" && failure.code === "creating";
}

/** What a customer is told of a duplicate that did not come. */
export function duplicateProblem(failure: DuplicateRefusal | TransportFailure): DuplicateProblem {
  if (failure.kind !== "duplicate-refused") return callFailureReasonOf(failure) ?? "provider";
  return failure.code === "not-possible" || failure.code === "unknown-entry" ? failure.code : "provider";
}
