import type { ExclusiveWorkPort } from "#domain/shared-kernel/index.ts";

/** Runs work under a Web Lock, which the tabs of a browser share. */
export class BrowserExclusiveWorkAdapter implements ExclusiveWorkPort {
  readonly #navigator: { readonly locks?: LockManager };

  constructor(navigator: { readonly locks?: LockManager }) {
    this.#navigator = navigator;
  }

  async tryRun<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const { locks } = this.#navigator;
    if (locks === undefined) return work();
    let isAnswered = false;
    try {
      return await locks.request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true;
        return lock === null ? undefined : work();
      });
    } catch (error) {
      // The browser refuses locks where storage is denied. Any other error comes from the work.
      if (isAnswered) throw error;
      return work();
    }
  }
}
