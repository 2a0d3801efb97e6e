import type { TransportFailure } from "../shared-kernel/index.ts";

/**
 * Describes a failed call for a report. `undefined` for cancelled calls, flags, refusals, limits and operations that
 * the provider does not support, which are no errors, and for exceptions, which are reported where they are caught.
 * Never contains texts of the server.
 */
export function describeTransportFailure(failure: TransportFailure): string | undefined {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
      return failure.kind;
    case "http":
      return `http ${failure.status}`;
    case "malformed":
      return `malformed: ${failure.why}`;
    case "aborted":
    case "unexpected-error":
    case "flagged":
    case "refused":
    case "not-supported":
    case "try-later":
      return undefined;
  }
}
