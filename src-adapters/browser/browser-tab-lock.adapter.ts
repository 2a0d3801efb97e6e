import type { TabLockPort } from "#domain/session/index.ts";

const LOCK_NAME = "ebok.context";

/**
 * Web Lock that the tabs of a browser share. Without locks, or where the browser refuses them, each tab runs its work
 * at once.
 */
export class BrowserTabLockAdapter implements TabLockPort {
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
  }

  async runExclusively<Value>(work: () => Promise<Value>): Promise<Value> {
    if (!("locks" in this.#navigator)) return work();
    let isGranted = false;
    try {
      return await this.#navigator.locks.request(LOCK_NAME, () => {
        isGranted = true;
        return work();
      });
    } catch (error) {
      // The browser refuses locks where storage is denied. An error of the work itself is rethrown.
      if (isGranted) throw error;
      return work();
    }
  }
}
