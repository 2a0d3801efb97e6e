import type { NavigationHistoryPort } from "#domain/navigation/navigation-history.port.ts";

/** Field of the portal's own in the state of a history entry; a reload keeps it. */
const STATE_FIELD = "pagesBehind";

/** The part of a router that tells of each entry that is shown. */
export interface HistoryRouter {
  readonly state: RouterLocation;
  subscribe(listener: (state: RouterLocation) => void): unknown;
}

interface RouterLocation {
  /** `PUSH`, `REPLACE` or `POP`: how the location was reached. */
  readonly historyAction: string;
  readonly location: object;
}

/**
 * Counts the entries of the browser's history that a router makes, and writes the count into each entry, beside what
 * the router keeps there.
 */
export class BrowserNavigationHistoryAdapter implements NavigationHistoryPort {
  readonly #history: Pick<History, "state" | "replaceState" | "back">;
  #pagesBehind: number;

  constructor(page: { readonly history: Pick<History, "state" | "replaceState" | "back"> }) {
    this.#history = page.history;
    this.#pagesBehind = this.#readCount();
  }

  get pagesBehind(): number {
    return this.#pagesBehind;
  }

  back(): void {
    this.#history.back();
  }

  /** Counts from now on what `router` does with the history of this page. */
  follow(router: HistoryRouter): void {
    let { location: shown } = router.state;
    router.subscribe(({ historyAction, location }) => {
      // a router also tells of loading and of submissions, where nothing has moved
      if (location === shown) return;
      shown = location;
      if (historyAction === "POP") this.#pagesBehind = this.#readCount();
      else {
        if (historyAction === "PUSH") this.#pagesBehind += 1;
        this.#writeCount();
      }
    });
  }

  /** The count of the entry that is shown; an entry of another site, or the first of a visit, has none. */
  #readCount(): number {
    const state: unknown = this.#history.state;
    const count: unknown = typeof state === "object" && state !== null ? Reflect.get(state, STATE_FIELD) : undefined;
    return typeof count === "number" ? count : 0;
  }

  #writeCount(): void {
    const state: unknown = this.#history.state;
    try {
      this.#history.replaceState({ ...(typeof state === "object" ? state : {}), [STATE_FIELD]: this.#pagesBehind }, "");
    } catch {
      // Safari allows 100 changes of the history in 30 s: the count is then lost with a reload
    }
  }
}
