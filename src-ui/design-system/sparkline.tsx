import "./sparkline.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

export interface SparklineProps {
  /** Twelve bars, oldest first; `percent` of the largest value, `openPercent` of the bar's own height. */
  readonly bars: readonly { readonly key: string; readonly percent: number; readonly openPercent: number }[];
  /** Text alternative of the chart. */
  readonly label: string;
  /** Labels below the start, middle and end. */
  readonly axis: readonly [ReactNode, ReactNode, ReactNode];
}

/** Small chart of twelve months. */
export function Sparkline({ bars, label, axis }: SparklineProps) {
  return (
    <>
      <div className="sparkline" role="img" aria-label={label}>
        {bars.map((bar) => (
          <i key={bar.key} style={{ "--v": bar.percent, "--open": bar.openPercent }} />
        ))}
      </div>
      <p className="sparkline__axis">
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
        <span>{axis[2]}</span>
      </p>
    </>
  );
}
