import type { TransportFailure } from "../shared-kernel/index.ts";

/**
 * A failed call in the words of a report; `undefined` for what is no fault: what the portal gave up itself, and what
 * the
 * provider answered in its own right (a flag has its own way, a refusal is an answer). The provider's text never goes
 * in.
 */
export function describeFault(failure: TransportFailure): string | undefined {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
      return failure.kind;
    case "http":
      return `http ${failure.status}`;
    case "malformed":
      return `malformed: ${failure.why}`;
    case "aborted":
    case "flagged":
    case "refused":
      return undefined;
  }
}
