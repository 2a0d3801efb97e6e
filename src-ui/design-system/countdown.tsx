import "./countdown.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

export interface CountdownProps {
  /** Whole seconds that are left; below zero counts as none. */
  readonly seconds: number;
  /** Seconds that it began with. */
  readonly of: number;
  /** What happens at its end. Announcements at chosen moments are the caller's, as a `LiveRegion`. */
  readonly children: ReactNode;
}

/**
 * Time that runs out: minutes and seconds, and a line that grows shorter. Its digits are read on demand, not each
 * second.
 */
export function Countdown({ seconds, of, children }: CountdownProps) {
  const left = Math.max(0, seconds);
  const minutes = Math.floor(left / 60);
  const rest = left % 60;
  return (
    <div className="countdown" style={{ "--left": Math.min(100, (left / of) * 100) }}>
      <time dateTime={`PT${minutes}M${rest}S`} role="timer">
        {minutes}:{String(rest).padStart(2, "0")}
      </time>
      <div className="countdown__line" />
      {children}
    </div>
  );
}
