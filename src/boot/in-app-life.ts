import { Subscription } from "rxjs";

/** Leads the router of the page that is rendered now to an address, or back. */
type Lead<Navigate> = () => Navigate;

/**
 * Subscriptions of the portal to the app around it. They begin with the first page and last as long as the portal; each
 * page replaces the navigation that they use.
 */
export class InAppLife<Navigate> {
  /** Whether the login by the device was already tried without a press (WRAP-03). */
  isLoginTried = false;
  readonly #parts = new Subscription();
  #navigate: Navigate | undefined;

  /** Uses `navigate` from now on. `start` is called for the first page only. */
  follow(navigate: Navigate, start: (parts: Subscription, lead: Lead<Navigate>) => void): void {
    const isStarted = this.#navigate !== undefined;
    this.#navigate = navigate;
    if (!isStarted) start(this.#parts, () => this.#navigate ?? navigate);
  }

  /** Ends all subscriptions. */
  stop(): void {
    this.#parts.unsubscribe();
  }
}
