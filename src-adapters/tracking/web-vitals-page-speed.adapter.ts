import { Observable, Subject, filter, fromEvent, map, merge } from "rxjs";
import type { Metric, ReportOpts } from "web-vitals";
import { speedMeasurementOf, type PageSpeedPort, type SpeedReading } from "#domain/tracking/index.ts";

type OnMetric = (report: (metric: Metric) => void, options?: ReportOpts) => void;

/** Functions of the package web-vitals. */
export interface WebVitals {
  readonly onLCP: OnMetric;
  readonly onINP: OnMetric;
  readonly onCLS: OnMetric;
  readonly onTTFB: OnMetric;
}

export interface WebVitalsDependencies {
  readonly page: Window;
  /** Loads the package, a chunk of its own. */
  readonly load: () => Promise<WebVitals>;
}

/** Maximum wait for the idle callback, even in a busy browser (ms). */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in browsers without idle callbacks (ms): the calls of a page have ended by then. */
const LATER_MS = 2_000;

/**
 * Browsers that tell navigations within a page apart begin a new value of each metric with them; the others measure the
 * whole life of a page.
 */
const BY_NAVIGATION: ReportOpts = { reportSoftNavs: true };

/**
 * Core Web Vitals of this page, from the browser's performance entries, which it buffers until the package is loaded.
 * The package cannot be stopped: it measures until the page is unloaded.
 */
export class WebVitalsPageSpeedAdapter implements PageSpeedPort {
  readonly readings: Observable<SpeedReading>;
  readonly hidden: Observable<void>;
  readonly #dependencies: WebVitalsDependencies;
  readonly #emitted = new Subject<SpeedReading>();
  #isMeasuring = false;

  constructor(dependencies: WebVitalsDependencies) {
    this.#dependencies = dependencies;
    const { page } = dependencies;
    this.readings = new Observable((subscriber) => {
      const running = this.#emitted.subscribe(subscriber);
      if (!this.#isMeasuring) running.add(whenIdle(page, () => this.#measure()));
      return running;
    });
    // The package listens in the capture phase, so that its last readings arrive before.
    this.hidden = merge(
      fromEvent(page.document, "visibilitychange").pipe(filter(() => page.document.visibilityState === "hidden")),
      fromEvent(page, "pagehide"),
    ).pipe(map(() => undefined));
  }

  #measure(): void {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    this.#dependencies.load().then(
      ({ onLCP, onINP, onCLS, onTTFB }) => {
        for (const onMetric of [onLCP, onINP, onCLS]) onMetric((metric) => this.#emit(metric), BY_NAVIGATION);
        // A navigation within the page has no first byte.
        onTTFB((metric) => this.#emit(metric));
      },
      (error: unknown) => this.#emitted.error(error),
    );
  }

  #emit(metric: Metric): void {
    const reading = readingOf(metric);
    if (reading !== undefined) this.#emitted.next(reading);
  }
}

function readingOf(metric: Metric): SpeedReading | undefined {
  const { id, name, value, entries, navigationType, navigationStartTime = 0 } = metric;
  const measurement = speedMeasurementOf(name, value);
  if (measurement === undefined) return undefined;
  // A page that returns from the back/forward cache is shown at once, without entries.
  const shownAt = navigationType === "back-forward-cache" ? navigationStartTime : undefined;
  return {
    measurement,
    viewId: id,
    observedAt: entries[0]?.startTime ?? shownAt,
    viewStartedAt: navigationStartTime,
  };
}

/** Calls `run` once when the browser is idle. Returns the function that cancels it. */
function whenIdle(page: Window, run: () => void): () => void {
  if (!("requestIdleCallback" in page)) {
    const later = setTimeout(run, LATER_MS);
    return () => clearTimeout(later);
  }
  const idle = page.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => page.cancelIdleCallback(idle);
}
