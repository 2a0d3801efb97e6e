/**
 * Generates idempotency keys. A form takes one key when it opens and sends it with every attempt, so that a resend or a
 * second click has one effect.
 */
export interface IdempotencyKeyPort {
  /** Returns a new unique key: 16 to 64 letters, digits and hyphens. */
  next(): string;
}

/** Keeps work that changes something at the provider from running in two tabs of this browser at once. */
export interface ExclusiveWorkPort {
  /**
   * Runs `work`, unless another tab is running work of this name: then resolves with `undefined`. A failure of `work`
   * rejects. Where the browser has no locks, or refuses them, each tab runs its own.
   */
  tryRun<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined>;
}
