import { asCount, asList, asRecord, asText } from "../scripts/json.ts";
import { summaryOf, type Summary } from "./statistics.ts";

/** Every run of every figure, in the order in which they were made: `login, cold: usable, ms/portal` to its values. */
export type Runs = ReadonlyMap<string, readonly number[]>;

/** A bar: a figure of one page to that of another, or a figure by itself. */
export interface Bar {
  readonly figure: string;
  readonly of: string;
  /** `undefined` for a figure by itself. */
  readonly to: string | undefined;
  /** The figure of `to`, where it is another one. */
  readonly against?: string | undefined;
  readonly most: number;
}

export interface Verdict {
  readonly bar: Bar;
  /** The ratio, or the figure; `undefined` where it was not measured. */
  readonly value: number | undefined;
  readonly kept: boolean;
}

/** The bars of `budgets.json`. */
export function barsFrom(budgets: unknown): readonly Bar[] {
  const { ratios, limits } = asRecord(budgets);
  const bar = (value: unknown): Bar => {
    const { figure, of, to, against, most } = asRecord(value);
    return { figure: asText(figure), of: asText(of), to: to === undefined ? undefined : asText(to), ...(against === undefined ? {} : { against: asText(against) }), most: typeof most === "number" ? most : asCount(most) };
  };
  return [...asList(ratios), ...asList(limits)].map(bar);
}

/**
 * One figure to another: the median of what they are in each turn. What is measured in one turn meets the same machine, so that load which comes
 * and goes changes it less than the two medians by themselves. `undefined` where a figure was not measured, or the other is nothing at all.
 */
function ratioOf(own: readonly number[] | undefined, other: readonly number[] | undefined): number | undefined {
  const ratios = own?.flatMap((value, turn) => {
    const beside = other?.[turn];
    return beside === undefined || beside === 0 ? [] : [value / beside];
  });
  return ratios === undefined || ratios.length === 0 ? undefined : summaryOf(ratios).median;
}

/** How the runs stand to the bars; a figure that was not measured keeps none. */
export function verdictsOn(bars: readonly Bar[], runs: Runs): readonly Verdict[] {
  return bars.map((bar) => {
    const own = runs.get(`${bar.figure}/${bar.of}`);
    const alone = own === undefined ? undefined : summaryOf(own).median;
    const value = bar.to === undefined ? alone : ratioOf(own, runs.get(`${bar.against ?? bar.figure}/${bar.to}`));
    return { bar, value, kept: value !== undefined && value <= bar.most };
  });
}

/** Frames and the browser's long tasks come in steps, so that their ratio jumps; they have bars of their own. */
const comesInSteps = (figure: string): boolean => figure.includes("longest");

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const cell = ({ median, least, most }: Summary): string => `${number(median)} (${number(least)}–${number(most)})`;

/** The figures as a Markdown table, a column for each page, the portal beside the plain page as a ratio, and the bars below. */
export function reportOf(runs: Runs, verdicts: readonly Verdict[]): string {
  const pages = ["static", "plain", "portal"];
  const figures = [...new Set([...runs.keys()].map((name) => name.slice(0, name.lastIndexOf("/"))))];
  const summary = (figure: string, page: string): Summary | undefined => {
    const values = runs.get(`${figure}/${page}`);
    return values === undefined ? undefined : summaryOf(values);
  };
  const rows = figures.map((figure) => {
    const ratio = comesInSteps(figure) ? undefined : ratioOf(runs.get(`${figure}/portal`), runs.get(`${figure}/plain`));
    const cells = pages.map((page) => {
      const known = summary(figure, page);
      return known === undefined ? "" : cell(known);
    });
    return `| ${[figure, ...cells, ratio === undefined ? "" : ratio.toFixed(2)].join(" | ")} |`;
  });
  const bars = verdicts.map(({ bar, value, kept }) => {
    const what = bar.to === undefined ? bar.figure : bar.against === undefined ? `${bar.figure}: ${bar.of} / ${bar.to}` : `${bar.figure} / ${bar.against}`;
    return `| ${what} | ${value === undefined ? "not measured" : value.toFixed(2)} | ${bar.most} | ${kept ? "kept" : "**missed**"} |`;
  });
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
