import { distinctUntilChanged, Observable } from "rxjs";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";
import type { PageCookieChoice } from "./page-cookie-choice.ts";

/**
 * Port for the choice of the page. Each read of a cookie asks another process; where the browser reports changed
 * cookies, also those of other windows, the adapter reads once per change.
 */
export class DocumentCookieChoiceAdapter implements CookieChoicePort {
  readonly #page: PageCookieChoice;
  readonly #reportsChanges: boolean;
  #cached: { readonly choice: CookieChoice | undefined } | undefined;
  readonly choice$: Observable<CookieChoice | undefined>;

  /** `cookieStore`: of the browser's window; `undefined` over plain HTTP and in older browsers. */
  constructor(page: PageCookieChoice, cookieStore: Pick<EventTarget, "addEventListener"> | undefined) {
    this.#page = page;
    this.#reportsChanges = cookieStore !== undefined;
    // Before the listeners that read the new choice.
    page.onChange(() => {
      this.#cached = undefined;
    });
    cookieStore?.addEventListener("change", () => page.notify());
    this.choice$ = new Observable<CookieChoice | undefined>((subscriber) => {
      subscriber.next(this.current());
      return page.onChange(() => subscriber.next(this.current()));
    }).pipe(distinctUntilChanged());
  }

  current(): CookieChoice | undefined {
    if (!this.#reportsChanges) return this.#page.current();
    this.#cached ??= { choice: this.#page.current() };
    return this.#cached.choice;
  }

  decide(choice: CookieChoice): void {
    this.#page.decide(choice);
  }
}
