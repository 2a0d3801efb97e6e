import { BehaviorSubject, distinctUntilChanged } from "rxjs";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

/** Browser with a stored choice, or with none. */
export function fakeCookieChoice(choice?: CookieChoice): CookieChoicePort {
  const chosen = new BehaviorSubject<CookieChoice | undefined>(choice);
  return {
    choice$: chosen.pipe(distinctUntilChanged()),
    current: () => chosen.value,
    decide: (next) => chosen.next(next),
  };
}
