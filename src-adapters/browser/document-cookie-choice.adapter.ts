import { distinctUntilChanged, Observable } from "rxjs";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";
import type { PageCookieChoice } from "./page-cookie-choice.ts";

/** Offers the choice of the page to the stores as a port. */
export class DocumentCookieChoiceAdapter implements CookieChoicePort {
  readonly #page: PageCookieChoice;
  readonly choice$: Observable<CookieChoice | undefined>;

  constructor(page: PageCookieChoice) {
    this.#page = page;
    this.choice$ = new Observable<CookieChoice | undefined>((subscriber) => {
      subscriber.next(page.current());
      return page.onChange(() => subscriber.next(page.current()));
    }).pipe(distinctUntilChanged());
  }

  current(): CookieChoice | undefined {
    return this.#page.current();
  }

  decide(choice: CookieChoice): void {
    this.#page.decide(choice);
  }
}
