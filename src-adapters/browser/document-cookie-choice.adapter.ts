import { BehaviorSubject, distinctUntilChanged, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import { cookieChoice } from "#domain/cookies/index.ts";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

const NAME = "ebok.cookies";

/** No cookie of the portal lives longer (NAV-15). In s. */
const SIX_MONTHS = 183 * 24 * 60 * 60;

/**
 * The choice as a cookie of this document. Browsers tell nobody of a changed cookie: another tab's is seen when this
 * one is looked at.
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
    const kept = this.#document.cookie.split(";").map((cookie) => cookie.trim().split("="));
    return cookieChoice(kept.find(([name]) => name === NAME)?.[1]) ?? this.#decided.value;
  }

  decide(choice: CookieChoice): void {
    const secure = this.#document.location.protocol === "https:" ? "; Secure" : "";
    this.#document.cookie = `${NAME}=${choice}; Max-Age=${SIX_MONTHS}; Path=/; SameSite=Lax${secure}`;
    this.#decided.next(choice);
  }
}
