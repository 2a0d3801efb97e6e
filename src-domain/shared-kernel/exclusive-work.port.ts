/** Lock for writes: prevents that two tabs of this browser run the same write at once. */
export interface ExclusiveWorkPort {
  /**
   * Runs `work` unless another tab runs work of this name; resolves with `undefined` in that case. Rejects when `work`
   * fails. Without browser locks, or when the browser refuses them, each tab runs its own work.
   */
  tryRun<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined>;
}
