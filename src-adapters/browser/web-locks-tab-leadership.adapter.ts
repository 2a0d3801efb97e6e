import type { TabLeadershipPort } from "#domain/chat/index.ts";

const LOCK_NAME = "ebok.chat.lead";

/** Part of the Web Locks API that the election uses. */
export interface LeadershipLocks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    work: () => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** Part of a window that the election uses. */
export interface LeadershipPage {
  readonly document: Pick<Document, "hasFocus">;
  readonly navigator: { readonly locks?: LeadershipLocks };
  addEventListener(type: "focus", listener: () => void, options: { readonly signal: AbortSignal }): void;
}

/**
 * Elects the leading tab with a Web Lock: its holder leads, and a tab that gets the focus steals it. The browser passes
 * the lock on when its tab is closed or crashes. Without locks, or where the browser refuses them, each tab leads.
 */
export class WebLocksTabLeadershipAdapter implements TabLeadershipPort {
  readonly #page: LeadershipPage;
  #membership: AbortController | undefined;
  #held = 0;
  #isAlone: boolean;

  constructor(page: LeadershipPage) {
    this.#page = page;
    this.#isAlone = page.navigator.locks === undefined;
  }

  get isLeader(): boolean {
    return this.#isAlone || this.#held > 0;
  }

  join(): void {
    if (this.#membership !== undefined) return;
    const { signal } = (this.#membership = new AbortController());
    const steal = (): void => {
      if (!this.isLeader) void this.#hold(signal, true);
    };
    this.#page.addEventListener("focus", steal, { signal });
    void this.#hold(signal, false);
    if (this.#page.document.hasFocus()) steal();
  }

  /** Releases the lock. The browser keeps no page in the back/forward cache that holds a lock. */
  leave(): void {
    this.#membership?.abort();
    this.#membership = undefined;
  }

  /** Holds the lock until another tab steals it or this one leaves. Without `steals` it waits in the queue. */
  async #hold(left: AbortSignal, steals: boolean): Promise<void> {
    const { locks } = this.#page.navigator;
    let isGranted = false;
    const work = (): Promise<void> | undefined => {
      if (left.aborted) return undefined;
      isGranted = true;
      this.#held += 1;
      return new Promise((released) => left.addEventListener("abort", () => released(), { once: true }));
    };
    try {
      await locks?.request(LOCK_NAME, steals ? { steal: true } : { signal: left }, work);
    } catch {
      // Another tab stole the lock, or there are no locks because storage is denied.
      if (!isGranted && !left.aborted) this.#isAlone = true;
    }
    if (isGranted) this.#held -= 1;
    // A tab that stole the lock still has its first request in the queue.
    if (isGranted && !steals && !left.aborted) void this.#hold(left, false);
  }
}
