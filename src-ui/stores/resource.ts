import { action, makeObservable, observableRef } from "mobx";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { knownValue, type Loadable } from "./loadable.ts";

/**
 * One thing that is read from the provider, and all that may be on its way. Asked twice at once it asks the
 * provider once; an answer that comes after `clear` or after a newer question is dropped.
 */
export class Resource<Value> {
  state: Loadable<Value> = { status: "idle" };
  readonly #ask: () => Promise<Result<Value, TransportFailure>>;
  #underWay: Promise<void> | undefined;
  #turn = 0;
  /** Somebody has asked ahead of a `load` that has not come yet. */
  #isAhead = false;

  constructor(ask: () => Promise<Result<Value, TransportFailure>>) {
    this.#ask = ask;
    makeObservable<this, "begin" | "settle">(this, {
      state: observableRef,
      begin: action,
      settle: action,
      clear: action,
      replace: action,
    });
  }

  /** The value as far as it is known. */
  get known(): Value | undefined {
    return knownValue(this.state);
  }

  /** The value as far as it is known; `fallback` once it is clear that it cannot be had now; `undefined` until then. */
  knownOr(fallback: Value): Value | undefined {
    return this.known ?? (this.state.status === "failed" ? fallback : undefined);
  }

  /** Asks for a screen that is on its way: the `load` with which it comes takes even a failure of it for its answer. */
  async loadAhead(): Promise<void> {
    const asked = this.load();
    this.#isAhead = true;
    await asked;
  }

  /** Asks, unless the value is there or already on its way. Resolves when the state has settled. */
  async load(): Promise<void> {
    const hasFailedAhead = this.#isAhead && this.state.status === "failed";
    this.#isAhead = false;
    if (hasFailedAhead || this.state.status === "ready") return;
    await (this.#underWay ?? this.reload());
  }

  /** Asks anew, whatever is known; the former value stays as stale. Resolves when the state has settled. */
  reload(): Promise<void> {
    const turn = ++this.#turn;
    this.begin();
    const underWay = this.#ask().then((result) => {
      // who waits for a dropped answer waits for the one that counts
      if (turn !== this.#turn) return this.#underWay;
      this.#underWay = undefined;
      this.settle(result);
      return undefined;
    });
    this.#underWay = underWay;
    return underWay;
  }

  /** Forgets the value and whatever is on its way: another customer, or none, is at the screen now. */
  clear(): void {
    this.#turn += 1;
    this.#isAhead = false;
    this.#underWay = undefined;
    this.state = { status: "idle" };
  }

  /** Puts a value in place that the portal knows from elsewhere, such as the effect of a write. */
  replace(value: Value): void {
    this.#turn += 1;
    this.#underWay = undefined;
    this.state = { status: "ready", value };
  }

  private begin(): void {
    this.state = { status: "loading", stale: this.known };
  }

  private settle(result: Result<Value, TransportFailure>): void {
    const stale = this.known;
    if (result.ok) this.state = { status: "ready", value: result.value };
    else if (result.failure.kind === "aborted")
      this.state = stale === undefined ? { status: "idle" } : { status: "ready", value: stale };
    else this.state = { status: "failed", failure: result.failure, stale };
  }
}
