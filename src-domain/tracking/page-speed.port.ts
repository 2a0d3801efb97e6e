import type { Observable } from "rxjs";
import type { SpeedReading } from "./speed-report.ts";

/** Measures the speed of this page in the browser (HTTP-05). Neither reads nor emits addresses and texts. */
export interface PageSpeedPort {
  /**
   * Readings since the page was loaded, also of what happened before the subscription. Measuring begins with the first
   * subscriber, when the browser is idle, and lasts as long as the page; readings without a subscriber are lost. A
   * value that grows is emitted again. Ends with an error when the measuring code cannot be loaded.
   */
  readonly readings: Observable<SpeedReading>;
  /** Emits when the page is hidden or closed, after the last readings before it. */
  readonly hidden: Observable<void>;
}
