import type { TransportFailure } from "../shared-kernel/index.ts";

/**
 * Reason of a failed call that the customer is shown: no response in time, no connection, too many calls, an error of
 * the server, or an error of the portal.
 */
export type CallFailureReason = "timeout" | "unreachable" | "too-many-calls" | "provider" | "unexpected-error";

/** Maps a transport failure to the reason shown; `undefined` when the portal itself cancelled the call. */
export function callFailureReasonOf(failure: TransportFailure): CallFailureReason | undefined {
  switch (failure.kind) {
    case "timeout":
      return "timeout";
    case "unreachable":
    case "unexpected-error":
      return failure.kind;
    case "try-later":
      return "too-many-calls";
    case "http":
    case "flagged":
    case "refused":
    case "malformed":
    case "not-supported":
      return "provider";
    case "aborted":
      return undefined;
  }
}
