import type { ServiceFlag, Instant, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { CallOutcome, DiagnosedCall } from "#domain/tracking/call-diagnostics.port.ts";
import { describeTransportFailure } from "#domain/tracking/describe-transport-failure.ts";
import type { ServiceResponse } from "./service-response.ts";

type Ending = Pick<DiagnosedCall, "outcome" | "status" | "refusalCode">;

/** Codes are words of the contract; any other text could be personal. */
const CODE = /^[A-Z0-9_]{1,40}$/;

const ended = (outcome: CallOutcome, status: string, refusalCode?: string): Ending => ({
  outcome,
  status,
  refusalCode,
});

function endingOf(outcome: Result<ServiceResponse, TransportFailure>): Ending {
  if (outcome.ok) {
    const { errorCode } = outcome.value;
    if (errorCode === undefined) return ended("answered", "ok");
    return ended("refused", "refused", CODE.test(errorCode) ? errorCode : "other");
  }
  const { failure } = outcome;
  switch (failure.kind) {
    case "aborted":
      return ended("cancelled", "cancelled");
    case "flagged":
      return ended("refused", failure.flag);
    case "refused":
      return ended("refused", "refused", "errorMessage");
    case "not-supported":
      return ended("refused", "not supported");
    case "timeout":
    case "unreachable":
    case "http":
    case "malformed":
    case "unexpected-error":
      return ended("failed", describeTransportFailure(failure) ?? failure.kind);
  }
}

/** Collects the facts about one call while it runs. */
export class CallTrace {
  readonly #startedAt: Instant;
  readonly #flags = new Set<ServiceFlag>();
  #attempts = 0;
  #bytes: number | undefined;

  constructor(startedAt: Instant) {
    this.#startedAt = startedAt;
  }

  /** Counts a request, the first one or a retry. */
  readonly attempt = (): void => {
    this.#attempts += 1;
  };

  received(body: ArrayBuffer): void {
    this.#bytes = body.byteLength;
  }

  flagged(flag: ServiceFlag): void {
    this.#flags.add(flag);
  }

  end(
    call: Pick<DiagnosedCall, "operation" | "requestId">,
    outcome: Result<ServiceResponse, TransportFailure>,
    now: Instant,
  ): DiagnosedCall {
    const { operation, requestId } = call;
    return {
      operation,
      requestId,
      startedAt: this.#startedAt,
      durationMs: now - this.#startedAt,
      bytes: this.#bytes,
      attempts: this.#attempts,
      flags: [...this.#flags],
      ...endingOf(outcome),
    };
  }
}
