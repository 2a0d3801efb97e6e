import type { Observable } from "rxjs";
import type { Instant } from "../shared-kernel/index.ts";

/** Fault of a call, for the operator. Never contains a session id or a text of the server. */
export interface CallFault {
  readonly operation: string;
  readonly what: string;
}

/** Fault with its time, because it may be reported much later. */
export interface TimedFault extends CallFault {
  readonly at: Instant;
}

/** Emits faults of calls. Replays the first twenty to a late subscriber. */
export interface FaultsPort {
  readonly faults: Observable<TimedFault>;
}

/** Emits uncaught errors and warnings, in the words of the JavaScript engine or the framework (HTTP-04). */
export interface UncaughtPort {
  readonly uncaught: Observable<string>;
}
