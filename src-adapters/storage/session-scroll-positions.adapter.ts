import type { ScrollPositionsPort } from "#domain/navigation/navigation-history.port.ts";

/** Storage key of the router's `ScrollRestoration`. */
const POSITIONS_KEY = "react-router-scroll-positions";

/** Part of a window that knows how its page was opened, and stores the positions. */
export interface ScrolledPage {
  readonly location: Pick<Location, "pathname">;
  readonly performance: { getEntriesByType(type: "navigation"): readonly object[] };
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

/** Scroll positions that the router keeps in session storage. */
export class SessionScrollPositionsAdapter implements ScrollPositionsPort {
  readonly #page: ScrolledPage;

  constructor(page: ScrolledPage) {
    this.#page = page;
  }

  forgetOnNewVisit(): void {
    const { location, performance } = this.#page;
    try {
      const { sessionStorage } = this.#page;
      const [entry] = performance.getEntriesByType("navigation");
      if (entry === undefined || !("type" in entry) || entry.type !== "navigate") return;
      const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "{}");
      if (typeof positions !== "object" || positions === null) return;
      const others = Object.entries(positions).filter(([key]) => key !== location.pathname);
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(others)));
    } catch {
      // Without storage, or in a browser that does not time navigations, there is no position to forget.
    }
  }
}
