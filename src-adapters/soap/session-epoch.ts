import { Subject, defer, map, merge, of, take } from "rxjs";
import type { MonoTypeOperatorFunction } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";

/** The time during which one session, or none, is in force. Its answers are worth nothing afterwards. */
export class SessionEpoch {
  readonly #ended = new Subject<void>();
  #over = false;
  readonly number: number;
  readonly sessionId: string | undefined;

  constructor(number: number, sessionId: string | undefined) {
    this.number = number;
    this.sessionId = sessionId;
  }

  /** The epoch that follows; this one is over. */
  next(sessionId: string | undefined): SessionEpoch {
    const following = new SessionEpoch(this.number + 1, sessionId);
    this.#over = true;
    this.#ended.next();
    return following;
  }

  /** Lets the answer of a call through; `aborted` as soon as the epoch is over. */
  guard<Value>(): MonoTypeOperatorFunction<Result<Value, TransportFailure>> {
    return (source) =>
      defer(() => {
        const aborted: Result<Value, TransportFailure> = fail({ kind: "aborted" });
        return this.#over ? of(aborted) : merge(this.#ended.pipe(map(() => aborted)), source).pipe(take(1));
      });
  }
}
