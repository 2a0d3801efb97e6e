import type { Observable } from "rxjs";
import type { Theme, ThemeChoice } from "./theme.ts";

/** Where the choice is kept (a cookie of 6 months, THEME-02), what the device prefers, and the page that is painted. */
export interface ThemePort {
  /** The kept choice; `system` without one. Synchronous: it is needed before the first paint. */
  readChoice(): ThemeChoice;
  /** Keeps the choice for 6 months. */
  writeChoice(choice: ThemeChoice): void;
  /** What the device prefers: now, and on every change (THEME-01). */
  readonly devicePreference: Observable<Theme>;
  /** Paints the page in this choice at once. */
  apply(choice: ThemeChoice): void;
  /**
   * Paints the page in what the operator's app says of the device (THEME-03), and keeps it for the first paint of the
   * next visit. The choice stays `system`.
   */
  paintDevice(device: Theme): void;
}
