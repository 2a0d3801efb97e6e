import { action, makeObservable, observable } from "mobx";
import { interval, type Subscription } from "rxjs";
import { warsawDateAt, type ClockPort, type WarsawDate } from "#domain/shared-kernel/index.ts";

const LOOK_EVERY_MS = 30_000;

/** The day that it is in Warsaw; moves on at midnight while a page stays open, and after a night's sleep. */
export class TodayStore {
  today: WarsawDate;
  readonly #clock: ClockPort;
  #watch: Subscription | undefined;

  constructor(clock: ClockPort) {
    this.#clock = clock;
    this.today = warsawDateAt(clock.now());
    makeObservable(this, { today: observable, look: action });
  }

  /** Looks at the clock now; also called when the page wakes. */
  look(): void {
    this.today = warsawDateAt(this.#clock.now());
  }

  start(): void {
    this.#watch ??= interval(LOOK_EVERY_MS, this.#clock.scheduler).subscribe(() => this.look());
  }

  stop(): void {
    this.#watch?.unsubscribe();
    this.#watch = undefined;
  }
}
