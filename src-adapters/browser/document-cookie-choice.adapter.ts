import { BehaviorSubject, distinctUntilChanged, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import { parseCookieChoice } from "#domain/cookies/index.ts";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

const COOKIE_NAME = "ebok.cookies";

/** Maximum lifetime of a cookie of the portal (NAV-15), in s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

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
    const cookies = this.#document.cookie.split(";").map((cookie) => cookie.trim().split("="));
    return parseCookieChoice(cookies.find(([name]) => name === COOKIE_NAME)?.[1]) ?? this.#decided.value;
  }

  decide(choice: CookieChoice): void {
    const secure = this.#document.location.protocol === "https:" ? "; Secure" : "";
    this.#document.cookie = `${COOKIE_NAME}=${choice}; Max-Age=${SIX_MONTHS_S}; Path=/; SameSite=Lax${secure}`;
    this.#decided.next(choice);
  }
}
