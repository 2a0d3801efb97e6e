import type { TabLockPort } from "#domain/session/index.ts";

const LOCK_NAME = "ebok.context";

/** A lock of the browser, shared by its tabs; one that has none, or refuses it, lets each tab go on by itself. */
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
      // refused where storage is denied; a failure of the work itself is not the lock's
      if (isGranted) throw error;
      return work();
    }
  }
}
