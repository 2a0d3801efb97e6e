import { isTooManyRequests, type TransportFailure } from "../shared-kernel/index.ts";

/**
 * Reason of a failed call that the customer is shown: no response in time, no connection, too many calls, or an error of the
 * server.
 */
export type CallFailureReason = "timeout" | "unreachable" | "too-many-calls" | "provider";

/** Maps a transport failure to the reason shown; `undefined` when the portal itself cancelled the call. */
export function callFailureReasonOf(failure: TransportFailure): CallFailureReason | undefined {
  switch (failure.kind) {
    case "timeout":
      return "timeout";
    case "unreachable":
      return "unreachable";
    case "http":
      return isTooManyRequests(failure) ? "too-many-calls" : "provider";
    case "flagged":
    case "refused":
    case "malformed":
    case "not-supported":
      return "provider";
    case "aborted":
      return undefined;
  }
}
