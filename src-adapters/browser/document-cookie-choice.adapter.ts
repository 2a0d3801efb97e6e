import { BehaviorSubject, distinctUntilChanged, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import { parseCookieChoice } from "#domain/cookies/index.ts";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";
import { readPortalCookie, writePortalCookie } from "./portal-cookie.ts";

const COOKIE_NAME = "ebok.cookies";

/**
 * Stores the choice in a cookie of this document. Browsers send no event for a changed cookie, so a change in another
 * tab is read when this tab is shown.
 */
export class DocumentCookieChoiceAdapter implements CookieChoicePort {
  readonly #document: Document;
  readonly #decided: BehaviorSubject<CookieChoice | undefined>;
  readonly choice$: Observable<CookieChoice | undefined>;

  constructor(page: Pick<Window, "document">) {
    this.#document = page.document;
    this.#decided = new BehaviorSubject<CookieChoice | undefined>(undefined);
    this.choice$ = merge(this.#decided, fromEvent(page.document, "visibilitychange")).pipe(
      map(() => this.current()),
      distinctUntilChanged(),
    );
  }

  current(): CookieChoice | undefined {
    return parseCookieChoice(readPortalCookie(this.#document, COOKIE_NAME)) ?? this.#decided.value;
  }

  decide(choice: CookieChoice): void {
    writePortalCookie(this.#document, COOKIE_NAME, choice);
    this.#decided.next(choice);
  }
}
