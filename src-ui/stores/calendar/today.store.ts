import { action, computed, makeObservable, observable } from "mobx";
import { timer, type Subscription } from "rxjs";
import { warsawDateAt, type ClockPort, type WarsawDate } from "#domain/shared-kernel/index.ts";

const CLOCK_CHECK_INTERVAL_MS = 30_000;

/** Current date in Warsaw. Changes at midnight while a page is open, and after the device wakes up. */
export class TodayStore {
  readonly #clock: ClockPort;
  readonly #checked = observable.box<WarsawDate | undefined>(undefined);
  #first: WarsawDate | undefined;
  #watch: Subscription | undefined;

  constructor(clock: ClockPort) {
    this.#clock = clock;
    makeObservable(this, { today: computed, refresh: action });
  }

  get today(): WarsawDate {
    return this.#checked.get() ?? (this.#first ??= this.#readClock());
  }

  /** Reads the clock now; also called when the page wakes up. */
  refresh(): void {
    this.#checked.set(this.#readClock());
  }

  /** Reads the clock in the next task and then regularly; the first read is slow, because browsers load time zones. */
  start(): void {
    this.#watch ??= timer(0, CLOCK_CHECK_INTERVAL_MS, this.#clock.scheduler).subscribe(() => this.refresh());
  }

  stop(): void {
    this.#watch?.unsubscribe();
    this.#watch = undefined;
  }

  #readClock(): WarsawDate {
    return warsawDateAt(this.#clock.now());
  }
}
