import { Observable } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

const CHANNEL_NAME = "ebok.account";

/** The channel as far as it is used. */
type BroadcastScope = Pick<typeof globalThis, "BroadcastChannel">;

/**
 * News of the account over a channel of the browser. Where it has none, each tab learns of a change with its next
 * reading.
 */
export class BroadcastAccountChangesAdapter implements AccountChangesPort {
  readonly changes: Observable<void>;
  readonly #open: () => BroadcastChannel | undefined;
  /** Kept open: one that is closed at once may take its message with it. */
  #channel: BroadcastChannel | undefined;

  constructor(page: Partial<BroadcastScope>) {
    const { BroadcastChannel: Channel } = page;
    this.#open = () => (Channel === undefined ? undefined : (this.#channel ??= new Channel(CHANNEL_NAME)));
    this.changes = new Observable((subscriber) => {
      const channel = this.#open();
      const listener = (): void => subscriber.next();
      channel?.addEventListener("message", listener);
      return () => channel?.removeEventListener("message", listener);
    });
  }

  publish(): void {
    this.#open()?.postMessage("changed");
  }
}
