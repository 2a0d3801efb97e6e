import type { NavigationHistoryPort } from "#domain/navigation/navigation-history.port.ts";

/** Field of the portal in the state of a history entry; it survives a reload. */
const STATE_FIELD = "pagesBehind";

/** Part of a router that reports each displayed history entry. */
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
 * Counts the history entries that the router creates. Writes the count into the state of each entry, next to the
 * router's own state.
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

  /** Starts counting the history entries that `router` creates on this page. */
  follow(router: HistoryRouter): void {
    let { location: shown } = router.state;
    router.subscribe(({ historyAction, location }) => {
      // The router also notifies about loading and submissions, without a change of location.
      if (location === shown) return;
      shown = location;
      if (historyAction === "POP") this.#pagesBehind = this.#readCount();
      else {
        if (historyAction === "PUSH") this.#pagesBehind += 1;
        this.#writeCount();
      }
    });
  }

  /** Count of the displayed entry; 0 for an entry of another site and for the first entry of a visit. */
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
      // Safari allows 100 changes of the history in 30 s. Beyond that, a reload loses the count.
    }
  }
}
