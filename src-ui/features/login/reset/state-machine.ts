import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** State machine with listeners. Works without MobX, like the login page (docs/adr/0068). */
export class StateMachine<State extends object, Event> {
  #state: State;
  readonly #step: (state: State, event: Event) => State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State, step: (state: State, event: Event) => State) {
    this.#state = state;
    this.#step = step;
  }

  readonly snapshot = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  apply(event: Event): void {
    const next = this.#step(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** Runs an operation. Reports an error that it throws, and applies `failed`, so that the form can be sent again. */
  async run(operation: () => Promise<void>, failed: Event): Promise<void> {
    try {
      await operation();
    } catch (error) {
      reportHandledError(error);
      this.apply(failed);
    }
  }

  /** Applies an event. Returns true if it started an operation; false while another operation runs. */
  begin(event: Event): boolean {
    const before = this.#state;
    this.apply(event);
    return this.#state !== before && "busy" in this.#state && this.#state.busy === true;
  }
}
