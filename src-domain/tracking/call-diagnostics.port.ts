import type { Observable } from "rxjs";
import type { Instant, ServiceFlag } from "../shared-kernel/index.ts";

/**
 * Outcome of a call: none yet, a response without a flag, a refusal, a failure, or a cancellation by the portal.
 */
export type DiagnosedOutcome = "running" | "answered" | "refused" | "failed" | "cancelled";

/**
 * Facts about one call, for the operator's engineers. Holds neither content of the request or response nor the session.
 */
export interface DiagnosedCall {
  readonly operation: string;
  /** Id by which the provider's log has the call (CALL-13). */
  readonly requestId: string;
  readonly startedAt: Instant;
  /** 0 while the call runs. */
  readonly durationMs: number;
  /** Size of the last response body; `undefined` without one. */
  readonly bytes: number | undefined;
  /** Number of requests, 2 after a retry (CALL-06). */
  readonly attempts: number;
  readonly outcome: DiagnosedOutcome;
  /** The outcome in words: `http 503`, `timeout`, `malformed: not-xml`. */
  readonly status: string;
  /** Flag with which the call failed: the first one of the response (CALL-08). */
  readonly flag: ServiceFlag | undefined;
  /** Code of a refusal, as spelled in the contract. */
  readonly refusalCode: string | undefined;
}

/**
 * Emits each call when it is sent, again with each retry, and when it has ended; replays the latest state of those of
 * this page to a late subscriber, at most a hundred.
 */
export interface CallDiagnosticsPort {
  readonly calls: Observable<DiagnosedCall>;
}
