import type { Observable } from "rxjs";
import type { Instant } from "../shared-kernel/index.ts";

/**
 * Something about a call that the customer need not know and an operator may. Never holds a session id or a provider's
 * words.
 */
export interface CallFault {
  readonly operation: string;
  readonly what: string;
}

/** A fault, and when it happened: it may be told much later. */
export interface TimedFault extends CallFault {
  readonly at: Instant;
}

/** What goes wrong with calls. Who listens late is told the first twenty from before. */
export interface FaultsPort {
  readonly faults: Observable<TimedFault>;
}

/** Errors and warnings that no part of the portal has caught, in the words of the engine or the framework (HTTP-04). */
export interface UncaughtPort {
  readonly uncaught: Observable<string>;
}
