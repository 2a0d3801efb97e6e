import { action, makeObservable, observable } from "mobx";
import { interval, type Subscription } from "rxjs";
import { warsawDateAt, type ClockPort, type WarsawDate } from "#domain/shared-kernel/index.ts";

const CLOCK_CHECK_INTERVAL_MS = 30_000;

/** Current date in Warsaw. Changes at midnight while a page is open, and after the device wakes up. */
export class TodayStore {
  today: WarsawDate;
  readonly #clock: ClockPort;
  #watch: Subscription | undefined;

  constructor(clock: ClockPort) {
    this.#clock = clock;
    this.today = warsawDateAt(clock.now());
    makeObservable(this, { today: observable, refresh: action });
  }

  /** Reads the clock now; also called when the page wakes up. */
  refresh(): void {
    this.today = warsawDateAt(this.#clock.now());
  }

  start(): void {
    this.#watch ??= interval(CLOCK_CHECK_INTERVAL_MS, this.#clock.scheduler).subscribe(() => this.refresh());
  }

  stop(): void {
    this.#watch?.unsubscribe();
    this.#watch = undefined;
  }
}
