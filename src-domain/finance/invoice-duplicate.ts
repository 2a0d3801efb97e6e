import { callFailureReasonOf, type CallFailureReason } from "./call-failure-reason.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { DuplicateRefusal } from "./invoices.port.ts";
import { parseWebAddress } from "../shared-kernel/web-address.ts";

/**
 * Polling for a duplicate that is being created: interval in ms and number of attempts. Afterwards the portal asks
 * the customer to come back another day.
 */
export const DUPLICATE_POLLING = { everyMs: 3_000, times: 40 } as const;

/** Reason why a duplicate was not downloaded. */
export type DuplicateFailureReason =
  | "not-possible"
  | "unknown-entry"
  /** Polling ended before the duplicate was ready. */
  | "slow"
  /** Another tab of this browser is downloading it. */
  | "elsewhere"
  /** The ticket was used or has expired. */
  | "gone"
  | "bad-address"
  | CallFailureReason;

/** Returns true if a file address has the portal's own origin (FIN-03). Hosts of payment pages are not allowed. */
export function isDownloadAddress(address: string, origin: string): boolean {
  return parseWebAddress(address)?.origin === origin.toLowerCase();
}

/** Returns true if the server is still creating the duplicate. */
export function isDuplicateBeingCreated(failure: DuplicateRefusal | TransportFailure): boolean {
  return failure.kind === "duplicate-refused" && failure.code === "creating";
}

/** Maps a failure to the reason shown to the customer. */
export function duplicateFailureReasonOf(failure: DuplicateRefusal | TransportFailure): DuplicateFailureReason {
  if (failure.kind !== "duplicate-refused") return callFailureReasonOf(failure) ?? "provider";
  return failure.code === "not-possible" || failure.code === "unknown-entry" ? failure.code : "provider";
}

/** State of a duplicate: not ordered, ordered, being created, ready to download, or failed. */
export type DuplicateState =
  | { readonly kind: "idle" | "requesting" | "creating" }
  | { readonly kind: "ready"; readonly address: string }
  | { readonly kind: "problem"; readonly why: DuplicateFailureReason };
