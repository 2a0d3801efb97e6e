/** A state that events lead on, for a view that listens. Free of MobX, as the login page is (docs/adr/0068). */
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

  /** Whether the event began something that is now under way; a second press while one is under way begins nothing. */
  begin(event: Event): boolean {
    const before = this.#state;
    this.apply(event);
    return this.#state !== before && "busy" in this.#state && this.#state.busy === true;
  }
}
