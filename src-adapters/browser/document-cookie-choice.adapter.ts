import { distinctUntilChanged, Observable } from "rxjs";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";
import type { PageCookieChoice } from "./page-cookie-choice.ts";

/**
 * Offers the choice of the page to the stores as a port. Reading cookies is slow, because browsers ask another process
 * for them: where the browser reports changed cookies, also those of another tab, they are read once per change.
 */
export class DocumentCookieChoiceAdapter implements CookieChoicePort {
  readonly #page: PageCookieChoice;
  readonly #reportsChanges: boolean;
  readonly #listeners = new Set<() => void>();
  #read: { readonly choice: CookieChoice | undefined } | undefined;
  readonly choice$: Observable<CookieChoice | undefined>;

  /** `cookieStore`: of the browser's window; `undefined` over plain HTTP and in older browsers. */
  constructor(page: PageCookieChoice, cookieStore: Pick<EventTarget, "addEventListener"> | undefined) {
    this.#page = page;
    this.#reportsChanges = cookieStore !== undefined;
    const notify = (): void => {
      this.#read = undefined;
      for (const listener of this.#listeners) listener();
    };
    page.onChange(notify);
    cookieStore?.addEventListener("change", notify);
    this.choice$ = new Observable<CookieChoice | undefined>((subscriber) => {
      const emit = (): void => subscriber.next(this.current());
      this.#listeners.add(emit);
      emit();
      return () => this.#listeners.delete(emit);
    }).pipe(distinctUntilChanged());
  }

  current(): CookieChoice | undefined {
    if (this.#read === undefined || !this.#reportsChanges) this.#read = { choice: this.#page.current() };
    return this.#read.choice;
  }

  decide(choice: CookieChoice): void {
    this.#page.decide(choice);
  }
}
