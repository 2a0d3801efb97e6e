import { Subject, defer, map, merge, of, take } from "rxjs";
import type { OperatorFunction } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Cancelled, Result, TransportFailure, UnexpectedError, WireFailure } from "#domain/shared-kernel/index.ts";

/** Result of a call whose session or account is no longer in force. */
export const ABORTED: Result<never, Cancelled> = fail({ kind: "aborted" });

/**
 * Period in which one session in one account (or no session) is in force. Responses that arrive after its end are
 * discarded. Only a call of an ended one is aborted; every other failure comes from outside.
 */
export class SessionEpoch {
  readonly #ended = new Subject<void>();
  #isOver = false;
  readonly number: number;
  readonly sessionId: string | undefined;
  readonly currentContext: string | undefined;

  constructor(number: number, sessionId?: string, currentContext?: string) {
    this.number = number;
    this.sessionId = sessionId;
    this.currentContext = currentContext;
  }

  /** Ends this epoch and returns the next one. */
  next(sessionId: string | undefined, currentContext: string | undefined): SessionEpoch {
    const following = new SessionEpoch(this.number + 1, sessionId, currentContext);
    this.#isOver = true;
    this.#ended.next();
    return following;
  }

  /** Passes on the response of a call; emits `aborted` as soon as the epoch is over. */
  guard<Value>(): OperatorFunction<Result<Value, WireFailure | UnexpectedError>, Result<Value, TransportFailure>> {
    return (source) =>
      defer(() => (this.#isOver ? of(ABORTED) : merge(this.#ended.pipe(map(() => ABORTED)), source).pipe(take(1))));
  }
}
