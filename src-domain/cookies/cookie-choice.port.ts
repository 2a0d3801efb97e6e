import type { Observable } from "rxjs";
import type { CookieChoice } from "./cookie-choice.ts";

/** Cookie choice, stored in a cookie for 6 months (NAV-15). No method fails. */
export interface CookieChoicePort {
  /**
   * Current choice and its changes; `undefined` before a choice. Includes changes from other tabs, at the latest when
   * this tab becomes visible.
   */
  readonly choice$: Observable<CookieChoice | undefined>;
  /** Returns the current choice; `undefined` before a choice and 6 months after it. */
  current(): CookieChoice | undefined;
  /** Stores the choice for 6 months. If the browser blocks cookies, the choice lasts until the page unloads. */
  decide(choice: CookieChoice): void;
}
