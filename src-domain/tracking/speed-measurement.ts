/** Metrics of the speed that customers experience (HTTP-05), named as in Core Web Vitals. */
export const SPEED_METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

/** `ms`: milliseconds. `score`: share of the window that moved times the distance, without a unit. */
export type SpeedUnit = "ms" | "score";

/** Ratings of Core Web Vitals. */
export const SPEED_RATINGS = ["good", "needs-improvement", "poor"] as const;
export type SpeedRating = (typeof SPEED_RATINGS)[number];

/** Measured speed of a page. Contains no data of the customer. */
export interface SpeedMeasurement {
  readonly metric: SpeedMetric;
  /** Whole ms, or a score with three decimals. */
  readonly value: number;
  readonly unit: SpeedUnit;
  readonly rating: SpeedRating;
}

interface MetricRule {
  readonly unit: SpeedUnit;
  /** Largest good value. */
  readonly good: number;
  /** Largest value that is not yet poor. */
  readonly acceptable: number;
}

/** Thresholds of Core Web Vitals (https://web.dev/articles/vitals). */
const RULES: Readonly<Record<SpeedMetric, MetricRule>> = {
  LCP: { unit: "ms", good: 2_500, acceptable: 4_000 },
  INP: { unit: "ms", good: 200, acceptable: 500 },
  CLS: { unit: "score", good: 0.1, acceptable: 0.25 },
  TTFB: { unit: "ms", good: 800, acceptable: 1_800 },
};

const SCORE_STEPS = 1_000;

/**
 * Returns the rounded and rated value of a metric. Returns `undefined` for an unknown metric, and for a value that no
 * page can have. The rating is that of the rounded value, so that both agree in a report.
 */
export function speedMeasurementOf(name: string, measured: number): SpeedMeasurement | undefined {
  const metric = SPEED_METRICS.find((known) => known === name);
  if (metric === undefined || !Number.isFinite(measured) || measured < 0) return undefined;
  const { unit, good, acceptable } = RULES[metric];
  const value = unit === "ms" ? Math.round(measured) : Math.round(measured * SCORE_STEPS) / SCORE_STEPS;
  return { metric, value, unit, rating: value <= good ? "good" : value <= acceptable ? "needs-improvement" : "poor" };
}
