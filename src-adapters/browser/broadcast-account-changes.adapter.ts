import { Observable } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

const CHANNEL_NAME = "ebok.account";

/** Part of the global scope that the adapter uses. */
type BroadcastScope = Pick<typeof globalThis, "BroadcastChannel">;

/**
 * Publishes account changes to other tabs over a BroadcastChannel. In a browser without it, each tab sees a change with
 * its next load.
 */
export class BroadcastAccountChangesAdapter implements AccountChangesPort {
  readonly changes: Observable<void>;
  readonly #open: () => BroadcastChannel | undefined;
  /** Stays open: closing the channel right after a message can lose the message. */
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
