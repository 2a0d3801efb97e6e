import type { Observable } from "rxjs";
import type { Instant } from "../shared-kernel/index.ts";

/** A fault of a call for the operator, not for the customer. Never contains a session id or a text of the server. */
export interface CallFault {
  readonly operation: string;
  readonly what: string;
}

/** A fault with its time: it may be reported much later. */
export interface TimedFault extends CallFault {
  readonly at: Instant;
}

/** Faults of calls. A late subscriber gets the first twenty earlier ones. */
export interface FaultsPort {
  readonly faults: Observable<TimedFault>;
}

/** Uncaught errors and warnings, in the words of the JavaScript engine or the framework (HTTP-04). */
export interface UncaughtPort {
  readonly uncaught: Observable<string>;
}
