import type { Observable } from "rxjs";
import type { Instant } from "../shared-kernel/index.ts";

/** Error of a call, for the operator. Never contains a session id or a text of the server. */
export interface CallError {
  readonly operation: string;
  readonly what: string;
}

/** Error with its time, because it may be reported much later. */
export interface TimedCallError extends CallError {
  readonly at: Instant;
}

/** Emits errors of calls. Replays the first twenty to a late subscriber. */
export interface CallErrorsPort {
  readonly errors: Observable<TimedCallError>;
}
