import type { TabLockPort } from "#domain/session/index.ts";

const NAME = "ebok.context";

/** A lock of the browser, shared by its tabs; one that has none lets each tab go on by itself. */
export class BrowserTabLock implements TabLockPort {
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
  }

  async alone<Value>(work: () => Promise<Value>): Promise<Value> {
    return "locks" in this.#navigator ? this.#navigator.locks.request(NAME, work) : work();
  }
}
