import type { Observable } from "rxjs";
import type { Theme, ThemeChoice } from "./theme.ts";

/** Stored theme choice (a cookie of 6 months, THEME-02), preference of the device, and theme of the page. */
export interface ThemePort {
  /** Returns the stored choice; `system` without one. Synchronous, because the first paint needs it. */
  readChoice(): ThemeChoice;
  /** Stores the choice for 6 months. */
  writeChoice(choice: ThemeChoice): void;
  /** Emits the preference of the device, now and on every change (THEME-01). */
  readonly devicePreference: Observable<Theme>;
  /** Applies the choice to the page at once. */
  apply(choice: ThemeChoice): void;
  /**
   * Applies the theme that the native app reports for the device (THEME-03), and stores it for the first paint of
   * the next visit. The choice stays `system`.
   */
  applyDeviceTheme(device: Theme): void;
}
