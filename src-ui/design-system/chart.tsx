import "./chart.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface ChartBar {
  readonly key: string;
  /** Height, in the unit of `max`; zero or more. */
  readonly value: number;
  /** Shown above the column. */
  readonly amount: string;
  /** Said after the amount: " zł", " zł, nieopłacona". */
  readonly hiddenText: string;
  readonly month: string;
  /** Shown under the first column and where a year begins. */
  readonly year?: string | undefined;
  readonly open: boolean;
  /** What of the value is open, in the unit of `max`, where that is a part of it. */
  readonly openPart?: number | undefined;
}

export interface ChartProps {
  /** At least 1; a little more than the largest value, so that its number fits above. */
  readonly max: number;
  readonly bars: readonly ChartBar[];
  /** A line across the columns, in the unit of `max`. The legend says what it is. */
  readonly average?: number | undefined;
  /** `LegendEntry` elements. */
  readonly legend: ReactNode;
}

/** Characters of an amount that stand above a column without touching the next one: "−999,99". */
const FITS_A_COLUMN = 7;

/** Of the whole height, what an amount takes above its column. */
const AMOUNT_HEIGHT = 0.1;

/** Columns when wide, rows when narrow or when the amounts are long; an ordered list for those who listen. */
export function Chart({ max, bars, average, legend }: ChartProps) {
  // the line would run through the amount
  const isStruck = (value: number): boolean =>
    average !== undefined && value <= average && average < value + max * AMOUNT_HEIGHT;
  return (
    <figure
      className="chart"
      style={{ "--max": max, ...(average !== undefined && { "--average": average }) }}
      data-long={bars.some(({ amount }) => amount.length > FITS_A_COLUMN) ? "" : undefined}
    >
      <ol className="chart__bars" role="list" data-average={average === undefined ? undefined : ""}>
        {bars.map((bar) => (
          <li
            key={bar.key}
            style={{ "--v": bar.value, ...(bar.openPart !== undefined && { "--part": bar.openPart }) }}
            data-open={bar.open && bar.openPart === undefined ? "" : undefined}
            data-lift={isStruck(bar.value) ? "" : undefined}
          >
            <span className="chart__value">
              {bar.amount}
              <VisuallyHidden>{bar.hiddenText}</VisuallyHidden>
            </span>{" "}
            <span className="chart__bar">{bar.openPart !== undefined && <span className="chart__part" />}</span>{" "}
            <span className="chart__month">
              {bar.month}
              {bar.year !== undefined && (
                <>
                  {" "}
                  <small>{bar.year}</small>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="legend">{legend}</figcaption>
    </figure>
  );
}

/** A sample of a column's look and its meaning; without a sample, words only. */
export function LegendEntry({
  sample,
  children,
}: {
  readonly sample?: "plain" | "open" | "average" | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span>
      {sample !== undefined && (
        <i data-open={sample === "open" ? "" : undefined} data-average={sample === "average" ? "" : undefined} />
      )}
      {children}
    </span>
  );
}
