/**
 * Locks that the tabs of this browser share, by name. Without browser locks, or when the browser refuses them, each tab
 * runs its own work at once.
 */
export interface TabLockPort {
  /** Waits for the lock, then runs `work`. Settles with the result of `work`. */
  runExclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Runs `work` only if the lock is free; resolves with `undefined` otherwise. Rejects when `work` fails. */
  tryRunExclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined>;
}
