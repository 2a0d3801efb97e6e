import "./chart.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface ChartBar {
  readonly key: string;
  /** Height, in the unit of `max`; zero or more. */
  readonly value: number;
  /** Text above the column. */
  readonly amount: string;
  /** Visually hidden text after the amount: " zł", " zł, nieopłacona". */
  readonly hiddenText: string;
  readonly month: string;
  /** Shown under the first column and the first one of a year. */
  readonly year?: string | undefined;
  readonly open: boolean;
  /** True when it is not known whether the value is paid: an outlined column. */
  readonly unknown?: boolean | undefined;
  /** Unpaid part of the value, in the unit of `max`. */
  readonly openPart?: number | undefined;
}

export interface ChartProps {
  /** At least 1; slightly above the largest value, so that its label fits. */
  readonly max: number;
  readonly bars: readonly ChartBar[];
  /** Line across the columns, in the unit of `max`. The legend explains it. */
  readonly average?: number | undefined;
  /** `LegendEntry` elements. */
  readonly legend: ReactNode;
}

/** Maximum length of an amount above a column without overlap: "−999,99". */
const FITS_A_COLUMN = 7;

/** Height of an amount's label as a share of the chart's height. */
const AMOUNT_HEIGHT = 0.1;

/** Column chart; rows when narrow or when amounts are long. An ordered list for screen readers. */
export function Chart({ max, bars, average, legend }: ChartProps) {
  // The average line would cross the label of the amount.
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
            data-unknown={bar.unknown === true ? "" : undefined}
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

/** Legend entry: a sample of a column's look and its meaning; without a sample, text only. */
export function LegendEntry({
  sample,
  children,
}: {
  readonly sample?: "plain" | "open" | "unknown" | "average" | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span>
      {sample !== undefined && (
        <i
          data-open={sample === "open" ? "" : undefined}
          data-unknown={sample === "unknown" ? "" : undefined}
          data-average={sample === "average" ? "" : undefined}
        />
      )}
      {children}
    </span>
  );
}
