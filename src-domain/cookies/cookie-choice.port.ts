import type { Observable } from "rxjs";
import type { CookieChoice } from "./cookie-choice.ts";

/** Where the answer to the cookie bar is kept: a cookie of 6 months (NAV-15). Nothing here fails. */
export interface CookieChoicePort {
  /**
   * The choice now, and each change of it; `undefined` while nobody has chosen. Also what another tab has chosen
   * meanwhile, at the latest when this one is looked at.
   */
  readonly choice$: Observable<CookieChoice | undefined>;
  /** The choice at this moment; `undefined` while nobody has chosen, and six months after it was made. */
  current(): CookieChoice | undefined;
  /** Keeps the choice for 6 months. Where cookies are forbidden it holds as long as this page. */
  decide(choice: CookieChoice): void;
}
