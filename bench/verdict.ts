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

/** How the medians stand to the bars; a figure that was not measured keeps none. */
export function verdictsOn(bars: readonly Bar[], runs: Runs): readonly Verdict[] {
  const median = (figure: string, page: string): number | undefined => {
    const values = runs.get(`${figure}/${page}`);
    return values === undefined ? undefined : summaryOf(values).median;
  };
  return bars.map((bar) => {
    const own = median(bar.figure, bar.of);
    const other = bar.to === undefined ? 1 : median(bar.against ?? bar.figure, bar.to);
    const value = own === undefined || other === undefined ? undefined : own / other;
    return { bar, value, kept: value !== undefined && value <= bar.most };
  });
}

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
    const [plain, portal] = [summary(figure, "plain"), summary(figure, "portal")];
    const ratio = plain === undefined || portal === undefined || plain.median === 0 ? "" : (portal.median / plain.median).toFixed(2);
    const cells = pages.map((page) => {
      const known = summary(figure, page);
      return known === undefined ? "" : cell(known);
    });
    return `| ${[figure, ...cells, ratio].join(" | ")} |`;
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
