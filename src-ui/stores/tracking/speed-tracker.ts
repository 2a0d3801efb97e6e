import { Subscription, timer } from "rxjs";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import {
  speedReportsOf,
  type AnalyticsPort,
  type PageSpeedPort,
  type ShownRoute,
  type SpeedReading,
} from "#domain/tracking/index.ts";

export interface SpeedTrackerDependencies {
  readonly clock: Pick<ClockPort, "scheduler">;
  /** Choice of the customer about measurement (HTTP-03). */
  readonly cookies: Pick<CookieChoicePort, "current" | "choice$">;
  readonly speed: PageSpeedPort;
  readonly analytics: Pick<AnalyticsPort, "sendSpeed">;
}

/** Delay in which values are gathered to one report, ms. */
export const SPEED_REPORT_MS = 5_000;

/**
 * Reports the speed of pages with the customer's consent (HTTP-05): each metric of a page view once, with the route
 * that was shown. A page without consent is not measured until the next page load, also when the consent is given
 * later, because a value would include the time without it.
 */
export class SpeedTracker {
  readonly #dependencies: SpeedTrackerDependencies;
  readonly #shown: ShownRoute[] = [];
  /** Page views and metrics that were reported, or wait for it. */
  readonly #known = new Set<string>();
  #waiting: readonly SpeedReading[] = [];
  /** `undefined` without consent, closed after its withdrawal. */
  #measuring: Subscription | undefined;

  constructor(dependencies: SpeedTrackerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Records a page that is shown. The first one begins to measure if the customer has consented. */
  trackRoute({ route, since }: ShownRoute): void {
    const isFirst = this.#shown.length === 0;
    if (isFirst || this.#shown.at(-1)?.route !== route) this.#shown.push({ route, since });
    const { cookies } = this.#dependencies;
    if (!isFirst || cookies.current() !== "all") return;
    this.#measuring = this.#measure();
    cookies.choice$.subscribe((choice) => {
      if (choice !== "all") this.#stop();
    });
  }

  #measure(): Subscription {
    const { speed } = this.#dependencies;
    const measuring = new Subscription();
    measuring.add(
      speed.readings.subscribe({
        next: (reading) => this.#collect(reading, measuring),
        // Without the code nothing is measured; the customer notices nothing.
        error: reportHandledError,
      }),
    );
    measuring.add(speed.hidden.subscribe(() => this.#report()));
    return measuring;
  }

  #collect(reading: SpeedReading, measuring: Subscription): void {
    const key = `${reading.measurement.metric} ${reading.viewId}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    if (this.#waiting.length === 0)
      measuring.add(timer(SPEED_REPORT_MS, this.#dependencies.clock.scheduler).subscribe(() => this.#report()));
    this.#waiting = [...this.#waiting, reading];
  }

  #report(): void {
    const { cookies, analytics } = this.#dependencies;
    // Another tab may have withdrawn the consent.
    if (cookies.current() !== "all") return this.#stop();
    const reports = speedReportsOf(this.#waiting, this.#shown);
    this.#waiting = [];
    for (const report of reports) analytics.sendSpeed(report);
  }

  #stop(): void {
    this.#measuring?.unsubscribe();
    this.#waiting = [];
  }
}
