import "./sparkline.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

/** Meanings of the colours; one that no bar has is left out. */
export interface SparklineLegend {
  readonly settled: string | undefined;
  readonly open: string | undefined;
  readonly unknown?: string | undefined;
}

export interface SparklineProps {
  /** Twelve bars, oldest first; `percent` of the largest value, `openPercent` of the bar's own height. */
  readonly bars: readonly {
    readonly key: string;
    readonly percent: number;
    readonly openPercent: number;
    /** True for a bar that is neither settled nor open. */
    readonly isUnknown?: boolean;
  }[];
  /** Text alternative of the chart. */
  readonly label: string;
  /** Labels below the start, middle and end. */
  readonly axis: readonly [ReactNode, ReactNode, ReactNode];
  readonly legend: SparklineLegend;
}

/** Small chart of twelve months. */
export function Sparkline({ bars, label, axis, legend }: SparklineProps) {
  return (
    <>
      <div className="sparkline" role="img" aria-label={label}>
        {bars.map((bar) => (
          <i
            key={bar.key}
            style={{ "--v": bar.percent, "--open": bar.openPercent }}
            data-unknown={bar.isUnknown === true ? "" : undefined}
          />
        ))}
      </div>
      <p className="sparkline__axis">
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
        <span>{axis[2]}</span>
      </p>
      <p className="sparkline__legend">
        {legend.settled !== undefined && <span>{legend.settled}</span>}
        {legend.open !== undefined && <span data-open="">{legend.open}</span>}
        {legend.unknown !== undefined && <span data-unknown="">{legend.unknown}</span>}
      </p>
    </>
  );
}
