/** Summary of several runs of one figure. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Returns median, minimum and maximum of `values`; the median of an even number is the mean of the middle two. Throws
 * without values.
 */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  const [least] = sorted;
  const most = sorted.at(-1);
  if (lower === undefined || upper === undefined || least === undefined || most === undefined)
    throw new Error("no runs");
  return { median: (lower + upper) / 2, least, most };
}

/** Returns the arithmetic mean of `values`. Throws without values. */
export function arithmeticMeanOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error("no values");
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the mean of the `count` smallest of `values`. Throws without values. */
export function meanOfSmallest(values: readonly number[], count: number): number {
  return arithmeticMeanOf(values.toSorted((one, other) => one - other).slice(0, count));
}

/**
 * Returns the geometric mean of `values`, none below 0: a doubled and a halved value have the same weight. Throws
 * without values.
 */
export function geometricMeanOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error("no values");
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/**
 * Returns the value that `share` (0 to 1) of all values do not exceed: 0.99 for p99, 1 for the maximum. Throws without
 * values.
 */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("no values");
  return value;
}
