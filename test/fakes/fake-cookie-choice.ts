import { BehaviorSubject, distinctUntilChanged } from "rxjs";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

/** A browser in which `choice` was made before; in none, unless one is named. */
export function fakeCookieChoice(choice?: CookieChoice): CookieChoicePort {
  const chosen = new BehaviorSubject<CookieChoice | undefined>(choice);
  return {
    choice$: chosen.pipe(distinctUntilChanged()),
    current: () => chosen.value,
    decide: (next) => chosen.next(next),
  };
}
