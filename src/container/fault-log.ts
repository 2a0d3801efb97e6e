import { Subject, defer, startWith, type Observable } from "rxjs";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { CallFault, FaultsPort, TimedFault } from "#domain/tracking/index.ts";

/** Maximum number of faults held until the tracker, which loads after the first screen, subscribes. */
const MAX_EARLY_FAULTS = 20;

/** Takes the faults of calls and passes them to the tracker. */
export interface FaultRecorder extends FaultsPort {
  readonly add: (fault: CallFault) => void;
}

/** Collects faults of calls for the tracker; `now` returns the time of a fault. */
export class FaultLog implements FaultRecorder {
  /** The first 20 faults of the page, then each new one. */
  readonly faults: Observable<TimedFault>;
  readonly #now: () => Instant;
  readonly #early: TimedFault[] = [];
  readonly #later = new Subject<TimedFault>();

  constructor(now: () => Instant) {
    this.#now = now;
    this.faults = defer(() => this.#later.pipe(startWith(...this.#early)));
  }

  readonly add = (callFault: CallFault): void => {
    const fault = { ...callFault, at: this.#now() };
    if (this.#early.length < MAX_EARLY_FAULTS) this.#early.push(fault);
    this.#later.next(fault);
  };
}
