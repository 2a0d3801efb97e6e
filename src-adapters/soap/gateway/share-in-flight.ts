/**
 * Calls on their way, by what they ask. A second call that asks the same waits for the first one's answer (CALL-05).
 */
export class CallsInFlight<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  /** The answer of the running call named `key`, or of the one that `start` begins. */
  run(key: string, start: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const call = start().finally(() => this.#running.delete(key));
    this.#running.set(key, call);
    return call;
  }
}
