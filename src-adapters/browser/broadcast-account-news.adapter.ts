import { Observable } from "rxjs";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";

const NAME = "ebok.account";

/** The channel as far as it is used. */
type Channels = Pick<typeof globalThis, "BroadcastChannel">;

/**
 * News of the account over a channel of the browser. Where it has none, each tab learns of a change with its next
 * reading.
 */
export class BroadcastAccountNewsAdapter implements AccountNewsPort {
  readonly heard: Observable<void>;
  readonly #open: () => BroadcastChannel | undefined;
  /** Kept open: one that is closed at once may take its message with it. */
  #channel: BroadcastChannel | undefined;

  constructor(page: Partial<Channels>) {
    const { BroadcastChannel: Channel } = page;
    this.#open = () => (Channel === undefined ? undefined : (this.#channel ??= new Channel(NAME)));
    this.heard = new Observable((subscriber) => {
      const channel = this.#open();
      const listener = (): void => subscriber.next();
      channel?.addEventListener("message", listener);
      return () => channel?.removeEventListener("message", listener);
    });
  }

  tell(): void {
    this.#open()?.postMessage("changed");
  }
}
