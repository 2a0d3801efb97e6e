import type { Observable } from "rxjs";

/** Something about a call that the customer need not know and an operator may. Never holds a session id or a provider's words. */
export interface CallFault {
  readonly operation: string;
  readonly what: string;
}

/** What goes wrong with calls. Who listens late is told the first twenty from before. */
export interface FaultsPort {
  readonly faults: Observable<CallFault>;
}
