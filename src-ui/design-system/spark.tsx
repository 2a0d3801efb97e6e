import "./spark.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

export interface SparkProps {
  /** Twelve, oldest first; `percent` of the largest. */
  readonly beams: readonly { readonly key: string; readonly percent: number; readonly open: boolean }[];
  /** The same in a sentence. */
  readonly label: string;
  /** Under its start, middle and end. */
  readonly axis: readonly [ReactNode, ReactNode, ReactNode];
}

/** Twelve thin beams: a year at a glance. */
export function Spark({ beams, label, axis }: SparkProps) {
  return (
    <>
      <div className="spark" role="img" aria-label={label}>
        {beams.map((beam) => (
          <i key={beam.key} style={{ "--v": beam.percent }} data-open={beam.open ? "" : undefined} />
        ))}
      </div>
      <p className="spark__axis">
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
        <span>{axis[2]}</span>
      </p>
    </>
  );
}
