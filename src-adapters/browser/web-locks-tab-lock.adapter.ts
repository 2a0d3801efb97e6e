import type { TabLockPort } from "#domain/shared-kernel/index.ts";

/** Runs work under Web Locks, which the tabs of a browser share. */
export class WebLocksTabLockAdapter implements TabLockPort {
  readonly #navigator: { readonly locks?: LockManager };

  constructor(navigator: { readonly locks?: LockManager }) {
    this.#navigator = navigator;
  }

  runExclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    return this.#request(name, {}, work, work);
  }

  tryRunExclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    return this.#request<Value | undefined>(name, { ifAvailable: true }, work, async () => undefined);
  }

  /** Runs `work` under the lock; runs `onTaken` instead if `options` do not wait and another tab holds the lock. */
  async #request<Value>(
    name: string,
    options: LockOptions,
    work: () => Promise<Value>,
    onTaken: () => Promise<Value>,
  ): Promise<Value> {
    const { locks } = this.#navigator;
    if (locks === undefined) return work();
    let isLockSettled = false;
    try {
      return await locks.request(name, options, (lock) => {
        isLockSettled = true;
        return lock === null ? onTaken() : work();
      });
    } catch (error) {
      // The browser refuses locks where storage is denied. Any other error comes from the work.
      if (isLockSettled) throw error;
      return work();
    }
  }
}
