import type { Instant } from "./clock.port.ts";

/** Flags by which the server reports an error of the customer's session or rights (specification 8, CALL-08). */
export type ServiceFlag = "sessionError" | "roleError" | "backendAccessError" | "rodoRestrictionError";

/**
 * Reason why a response could not be read (CALL-11). `unsendable`: the request holds characters that XML cannot carry,
 * and was not sent. `message-only`: a read returned a plain `errorMessage` and no data (CALL-08). `too-slow`: decoding
 * did not end within its limit.
 */
export type MalformedResponse =
  | "not-xml"
  | "cut-off"
  | "doctype"
  | "wrong-root"
  | "no-result"
  | "message-only"
  | "wrong-field"
  | "too-slow"
  | "unsendable";

/**
 * Technical failure shared by every port. Each context has its own closed union of business refusals.
 *
 * - `timeout`: no response within the limit; whether a write was applied is unknown (CALL-04).
 * - `unreachable`: the network or the server could not be reached, or the connection broke.
 * - `http`: the server responded with this status instead of an envelope.
 * - `malformed`: the response is not a valid envelope of the operation (CALL-11).
 * - `flagged`: the server raised a flag; `message` is the server's own text, if any.
 * - `refused`: the server responded with a message or code and no usable result; a plain `errorMessage` refuses only a
 *   write, and makes a read `malformed` (CALL-08).
 * - `not-supported`: the provider does not offer the operation, so the call was not sent, or the server said so.
 *   Nothing is read or changed, and a retry does not help.
 * - `try-later`: the server executed nothing, because there were too many calls of this address, login or recipient;
 *   `tryAgainAt` is the earliest time to repeat it, if the server names one (CALL-18).
 * - `aborted`: the portal itself cancelled the call (see `Cancelled`).
 * - `unexpected-error`: the portal itself failed (see `UnexpectedError`).
 */
export type TransportFailure = WireFailure | Cancelled | UnexpectedError;

/**
 * The portal itself failed while it handled the call, for example because its code threw: an error of the portal, not
 * of the network. The outcome of a write is unknown.
 */
export type UnexpectedError = { readonly kind: "unexpected-error" };

/**
 * Cancellation by the portal: the session or the context of the call has ended, or the customer did not confirm the
 * identity (SESS-13). No message is shown and the call is not repeated (CALL-06). Only the gateway creates it; an abort
 * by the network or the browser is `unreachable`.
 */
export type Cancelled = { readonly kind: "aborted" };

/**
 * Returns true for a call that was refused because of backend access, by the server or before it was sent (ACC-12).
 */
export function isRefusedByBackendAccess(failure: { readonly kind: string } | TransportFailure): boolean {
  return "flag" in failure && failure.kind === "flagged" && failure.flag === "backendAccessError";
}

/** Refusal of a call beyond a limit. `receivedAt`: time of the response, to tell whether `tryAgainAt` is today. */
export interface TryLater {
  readonly kind: "try-later";
  readonly tryAgainAt: Instant | undefined;
  readonly receivedAt: Instant;
}

/** Returns true for a call that was refused because there were too many (CALL-18). */
export function isTryLater(failure: { readonly kind: string }): failure is TryLater {
  return failure.kind === "try-later";
}

/** Transport errors from outside; never the portal's own cancellation. */
export type WireFailure =
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "http"; readonly status: number }
  | { readonly kind: "malformed"; readonly why: MalformedResponse }
  | { readonly kind: "flagged"; readonly flag: ServiceFlag; readonly message: string | undefined }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "not-supported" }
  | TryLater;

/**
 * Origin of a failure, as far as it matters to the customer: their connection, the server, or code of the portal.
 */
export type FailureCause = "connection" | "server" | "portal";

/** Returns the cause of a failure. Only a call without any response can be due to the customer's connection. */
export function failureCause({ kind }: { readonly kind: TransportFailure["kind"] }): FailureCause {
  switch (kind) {
    case "timeout":
    case "unreachable":
    case "aborted":
      return "connection";
    case "http":
    case "malformed":
    case "flagged":
    case "refused":
    case "not-supported":
    case "try-later":
      return "server";
    case "unexpected-error":
      return "portal";
  }
}
