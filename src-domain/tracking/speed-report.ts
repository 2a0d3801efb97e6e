import type { RouteName } from "../navigation/index.ts";
import type { SpeedMeasurement, SpeedMetric } from "./speed-measurement.ts";

/** Measurement with its place in the life of the page. Times are ms since the page was loaded. */
export interface SpeedReading {
  readonly measurement: SpeedMeasurement;
  /** Id of the page view. Each metric is reported once per view. */
  readonly viewId: string;
  /** Time of the measured paint, shift, interaction or response; `undefined` if nothing happened, as for a CLS of 0. */
  readonly observedAt: number | undefined;
  /** Begin of the page view: 0 for the loaded page, otherwise the time of the interaction that opened the next one. */
  readonly viewStartedAt: number;
}

/** Page that was shown from `since` on, ms since the page was loaded. */
export interface ShownRoute {
  /** `undefined` for an unknown address, whose measurements are not reported. */
  readonly route: RouteName | undefined;
  readonly since: number;
}

/** Speed of one page (HTTP-05): each metric at most once. */
export interface SpeedReport {
  readonly route: RouteName;
  readonly measurements: readonly SpeedMeasurement[];
}

/**
 * Returns the route to which a reading belongs. `shown`: routes of this page in their order. What happened before the
 * first of them belongs to it: the page was loading.
 */
export function routeOfReading(
  { observedAt, viewStartedAt }: Pick<SpeedReading, "observedAt" | "viewStartedAt">,
  shown: readonly ShownRoute[],
): RouteName | undefined {
  const found =
    observedAt === undefined
      ? // The interaction that opens a page precedes it.
        (shown.find(({ since }) => since >= viewStartedAt) ?? shown.at(-1))
      : (shown.findLast(({ since }) => since <= observedAt) ?? shown.at(0));
  return found?.route;
}

/**
 * Groups readings by route, in their order. A second value of a metric for the same route comes from another page view
 * and begins another report.
 */
export function speedReportsOf(
  readings: readonly SpeedReading[],
  shown: readonly ShownRoute[],
): readonly SpeedReport[] {
  const reports: { readonly route: RouteName; readonly measured: Map<SpeedMetric, SpeedMeasurement> }[] = [];
  for (const reading of readings) {
    const { measurement } = reading;
    const route = routeOfReading(reading, shown);
    if (route === undefined) continue;
    const open = reports.find((report) => report.route === route && !report.measured.has(measurement.metric));
    if (open === undefined) reports.push({ route, measured: new Map([[measurement.metric, measurement]]) });
    else open.measured.set(measurement.metric, measurement);
  }
  return reports.map(({ route, measured }) => ({ route, measurements: [...measured.values()] }));
}
