import { Subject, defer, map, merge, of, take } from "rxjs";
import type { OperatorFunction } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure, WireFailure } from "#domain/shared-kernel/index.ts";

/**
 * The time during which one session in one of its contexts, or none, is in force. Its answers are worth nothing
 * afterwards.
 * The only owner of the portal's own aborts: whatever else breaks a call off is the world's doing.
 */
export class SessionEpoch {
  readonly #ended = new Subject<void>();
  #over = false;
  readonly number: number;
  readonly sessionId: string | undefined;
  readonly context: string | undefined;

  constructor(number: number, sessionId?: string, context?: string) {
    this.number = number;
    this.sessionId = sessionId;
    this.context = context;
  }

  /** The epoch that follows; this one is over. */
  next(sessionId: string | undefined, context: string | undefined): SessionEpoch {
    const following = new SessionEpoch(this.number + 1, sessionId, context);
    this.#over = true;
    this.#ended.next();
    return following;
  }

  /** Lets the answer of a call through; `aborted` as soon as the epoch is over. */
  guard<Value>(): OperatorFunction<Result<Value, WireFailure>, Result<Value, TransportFailure>> {
    return (source) =>
      defer(() => {
        const aborted: Result<Value, TransportFailure> = fail({ kind: "aborted" });
        return this.#over ? of(aborted) : merge(this.#ended.pipe(map(() => aborted)), source).pipe(take(1));
      });
  }
}
