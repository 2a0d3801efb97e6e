import type { TransportFailure } from "../shared-kernel/index.ts";

/**
 * What a customer can be told of a call that brought nothing: no answer in time, nobody reached, or the provider's own
 * fault.
 */
export type CallFailureReason = "timeout" | "unreachable" | "provider";

/**
 * What to tell of a failure of the wire; `undefined` where the portal itself has given the call up: nobody should be
 * told.
 */
export function callFailureReasonOf(failure: TransportFailure): CallFailureReason | undefined {
  switch (failure.kind) {
    case "timeout":
      return "timeout";
    case "unreachable":
      return "unreachable";
    case "flagged":
    case "refused":
    case "http":
    case "malformed":
      return "provider";
    case "aborted":
      return undefined;
  }
}
