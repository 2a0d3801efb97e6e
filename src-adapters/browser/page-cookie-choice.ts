import { parseCookieChoice, type CookieChoice } from "#domain/cookies/cookie-choice.ts";
import { readPortalCookie, writePortalCookie } from "./portal-cookie.ts";

const COOKIE_NAME = "ebok.cookies";

/**
 * Cookie choice of this document, stored in a cookie (NAV-15). Needs no library, because the question is part of the
 * first page.
 */
export class PageCookieChoice {
  readonly #document: Document;
  readonly #listeners = new Set<() => void>();
  #decided: CookieChoice | undefined;

  constructor(page: Pick<Window, "document">) {
    this.#document = page.document;
    this.#document.addEventListener("visibilitychange", () => this.notify());
  }

  /** Returns the stored choice. If the browser blocks cookies, the choice lasts until the page unloads. */
  current(): CookieChoice | undefined {
    return parseCookieChoice(readPortalCookie(this.#document, COOKIE_NAME)) ?? this.#decided;
  }

  decide(choice: CookieChoice): void {
    writePortalCookie(this.#document, COOKIE_NAME, choice);
    // Blocked cookies read as an empty text.
    this.#decided = this.#document.cookie === "" ? choice : undefined;
    this.notify();
  }

  /** Calls the listeners: the choice may have changed. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Calls `listener` at a decision in this tab, at `notify`, and when this tab is shown, because not every browser
   * reports a cookie that another tab has changed. Returns the function that unsubscribes it.
   */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
