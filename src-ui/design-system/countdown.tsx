import "./countdown.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

export interface CountdownProps {
  /** Whole seconds left; negative values count as zero. */
  readonly seconds: number;
  /** Initial number of seconds. */
  readonly of: number;
  /** Explanation of what happens at the end. The caller announces chosen moments with a `LiveRegion`. */
  readonly children: ReactNode;
}

/** Formats whole seconds: `0:59`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Countdown in minutes and seconds with a shrinking line. Screen readers read it on demand, not each second. */
export function Countdown({ seconds, of, children }: CountdownProps) {
  const left = Math.max(0, seconds);
  const minutes = Math.floor(left / 60);
  const rest = left % 60;
  return (
    <div className="countdown" style={{ "--left": Math.min(100, (left / of) * 100) }}>
      <time dateTime={`PT${minutes}M${rest}S`} role="timer">
        {formatCountdown(left)}
      </time>
      <div className="countdown__line" />
      {children}
    </div>
  );
}
