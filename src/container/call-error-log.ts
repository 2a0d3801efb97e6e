import { Subject, defer, startWith, type Observable } from "rxjs";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { CallError, CallErrorsPort, PictureError, TimedError } from "#domain/tracking/index.ts";

/** Maximum number of errors held until the tracker, which loads after the first screen, subscribes. */
const MAX_EARLY_ERRORS = 20;

/** Takes the errors of calls and pictures and passes them to the tracker. */
export interface CallErrorRecorder extends CallErrorsPort {
  readonly add: (error: CallError | PictureError) => void;
}

/** Collects errors of calls and pictures for the tracker; `now` returns the time of an error. */
export class CallErrorLog implements CallErrorRecorder {
  /** The first 20 errors of the page, then each new one. */
  readonly errors: Observable<TimedError>;
  readonly #now: () => Instant;
  readonly #early: TimedError[] = [];
  readonly #later = new Subject<TimedError>();

  constructor(now: () => Instant) {
    this.#now = now;
    this.errors = defer(() => this.#later.pipe(startWith(...this.#early)));
  }

  readonly add = (error: CallError | PictureError): void => {
    const timed = { ...error, at: this.#now() };
    if (this.#early.length < MAX_EARLY_ERRORS) this.#early.push(timed);
    this.#later.next(timed);
  };
}
