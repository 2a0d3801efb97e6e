import { asCount, asList, asRecord, asText } from "../scripts/json.ts";
import { geometricMeanOf, summarize, type Summary } from "./statistics.ts";

/** Values of every figure in the order of the runs: `login, cold: usable, ms/portal` to its values. */
export type Runs = ReadonlyMap<string, readonly number[]>;

/** Bar: limit for the ratio of two pages' figures, or for a single figure. */
export interface Bar {
  readonly figure: string;
  readonly of: string;
  /** Page to compare with; `undefined` for a single figure. */
  readonly to: string | undefined;
  /** Figure of `to`, if it is another one. */
  readonly against?: string | undefined;
  readonly most: number;
}

export interface BarVerdict {
  readonly bar: Bar;
  /** Ratio or figure; `undefined` if it was not measured. */
  readonly value: number | undefined;
  readonly isMet: boolean;
}

/** Parses the bars of `budgets.json`. */
export function parseBars(budgets: unknown): readonly Bar[] {
  const { ratios, limits } = asRecord(budgets);
  const bar = (value: unknown): Bar => {
    const { figure, of, to, against, most } = asRecord(value);
    return {
      figure: asText(figure),
      of: asText(of),
      to: to === undefined ? undefined : asText(to),
      ...(against === undefined ? {} : { against: asText(against) }),
      most: typeof most === "number" ? most : asCount(most),
    };
  };
  return [...asList(ratios), ...asList(limits)].map(bar);
}

/** Returns true if a run has a figure of this bar. */
export function isMeasured({ figure, of }: Bar, runs: Runs): boolean {
  return runs.has(`${figure}/${of}`);
}

/**
 * Returns the geometric mean of the ratios in each turn. Both figures of one turn meet the same load of the machine, so
 * that changing load affects the ratio less than it would affect two medians. Skips turns in which the other figure is
 * below 1, because stored figures are rounded to a tenth. `undefined` if no turn is left.
 */
function ratioOf(own: readonly number[] | undefined, other: readonly number[] | undefined): number | undefined {
  const ratios = own?.flatMap((value, turn) => {
    const otherValue = other?.[turn];
    return otherValue === undefined || otherValue < 1 ? [] : [value / otherValue];
  });
  return ratios === undefined || ratios.length === 0 ? undefined : geometricMeanOf(ratios);
}

/** Compares the runs with the bars. A figure that was not measured misses its bar. */
export function evaluateBars(bars: readonly Bar[], runs: Runs): readonly BarVerdict[] {
  return bars.map((bar) => {
    const own = runs.get(`${bar.figure}/${bar.of}`);
    const alone = own === undefined ? undefined : summarize(own).median;
    const value = bar.to === undefined ? alone : ratioOf(own, runs.get(`${bar.against ?? bar.figure}/${bar.to}`));
    return { bar, value, isMet: value !== undefined && value <= bar.most };
  });
}

/**
 * Returns true for durations that come in steps (frames, long tasks). Their ratio jumps; they have bars of their own.
 */
const isSteppedFigure = (figure: string): boolean => figure.includes("longest");

const figuresOf = (runs: Runs): readonly string[] => [
  ...new Set([...runs.keys()].map((name) => name.slice(0, name.lastIndexOf("/")))),
];

const nameOf = (bar: Bar): string =>
  bar.to === undefined
    ? bar.figure
    : bar.against === undefined
      ? `${bar.figure}: ${bar.of} / ${bar.to}`
      : `${bar.figure} / ${bar.against}`;

/**
 * Returns every ratio of a run: the portal to the plain page in each figure without steps, and those that only a bar
 * needs.
 */
export function ratiosOf(
  bars: readonly Bar[],
  runs: Runs,
): readonly { readonly name: string; readonly value: number }[] {
  const between = figuresOf(runs)
    .filter((figure) => !isSteppedFigure(figure))
    .map((figure) => ({
      name: `${figure}: portal / plain`,
      value: ratioOf(runs.get(`${figure}/portal`), runs.get(`${figure}/plain`)),
    }));
  const asked = bars
    .filter(({ against }) => against !== undefined)
    .map((bar) => ({
      name: nameOf(bar),
      value: ratioOf(runs.get(`${bar.figure}/${bar.of}`), runs.get(`${bar.against ?? ""}/${bar.to ?? ""}`)),
    }));
  return [...between, ...asked].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

/**
 * Figure of each turn: smallest factor by which the processor was slowed down in a part. A change of the sample work
 * needs another name: factors of different sample work cannot be compared (docs/adr/0088).
 */
export const CPU_SLOWDOWN_FIGURE = "slowdown of the processor, smallest of all parts, times/portal";

/** Factor below which a stored value, rounded to a tenth, is 1. */
const LEAST_SLOWDOWN = 1.05;

/**
 * Returns true if the median of the smallest factors is 1, so that the machine may have been slower than the simulated
 * phone, or if its speed was not measured.
 */
export function isSlowMachine(runs: Runs): boolean {
  return cpuSlowdownOf(runs) < LEAST_SLOWDOWN;
}

/** Returns the median of the smallest factors; 1 if the speed was not measured. */
export function cpuSlowdownOf(runs: Runs): number {
  return summarize(runs.get(CPU_SLOWDOWN_FIGURE) ?? [1]).median;
}

/** Returns a sentence about a machine that was too slow; "" otherwise. */
export function slowMachineNote(runs: Runs): string {
  return isSlowMachine(runs)
    ? "In most turns the machine was at times not faster than the simulated phone: limits in milliseconds say little " +
        "here, and ratios differ from those of a fast machine."
    : "";
}

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
/** Formats a median, with the number of turns if not all turns have it. */
const cell = (values: readonly number[], turns: number): string => {
  const { median, least, most }: Summary = summarize(values);
  return `${number(median)} (${number(least)}–${number(most)}${values.length < turns ? `, of ${values.length}` : ""})`;
};

/**
 * Formats the figures as a Markdown table: a column for each page, the ratio of the portal to the plain page, and the
 * bars below. `turns`: number of turns of each median unless stated otherwise.
 */
export function benchReport(runs: Runs, verdicts: readonly BarVerdict[], turns: number): string {
  const pages = ["static", "plain", "portal"];
  const rows = figuresOf(runs).map((figure) => {
    const ratio = isSteppedFigure(figure)
      ? undefined
      : ratioOf(runs.get(`${figure}/portal`), runs.get(`${figure}/plain`));
    const cells = pages.map((page) => {
      const known = runs.get(`${figure}/${page}`);
      return known === undefined ? "" : cell(known, turns);
    });
    return `| ${[figure, ...cells, ratio === undefined ? "" : ratio.toFixed(2)].join(" | ")} |`;
  });
  const bars = verdicts.map(
    ({ bar, value, isMet }) =>
      `| ${nameOf(bar)} | ${value === undefined ? "not measured" : value.toFixed(2)} | ${bar.most} | ` +
      `${isMet ? "kept" : "**missed**"} |`,
  );
  return [
    "| figure | static HTML | plain React | portal | portal / plain |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "| bar | is | at most | |",
    "| --- | --- | --- | --- |",
    ...bars,
    "",
  ].join("\n");
}
