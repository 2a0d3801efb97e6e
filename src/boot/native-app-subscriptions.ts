import { Subscription } from "rxjs";

/** Returns the navigation of the current page's router. */
type GetNavigate<Navigate> = () => Navigate;

/**
 * Subscriptions of the portal to the app that surrounds it. They start with the first page and last as long as the
 * portal; each page replaces the navigation that they use.
 */
export class NativeAppSubscriptions<Navigate> {
  /** True if the automatic login by the device was already tried (WRAP-03). */
  isLoginTried = false;
  readonly #subscription = new Subscription();
  #navigate: Navigate | undefined;

  /** Uses `navigate` from now on. `start` is called for the first page only. */
  follow(navigate: Navigate, start: (subscription: Subscription, getNavigate: GetNavigate<Navigate>) => void): void {
    const isStarted = this.#navigate !== undefined;
    this.#navigate = navigate;
    if (!isStarted) start(this.#subscription, () => this.#navigate ?? navigate);
  }

  /** Ends all subscriptions. */
  stop(): void {
    this.#subscription.unsubscribe();
  }
}
