import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  fail,
  failureCause,
  type FailureCause,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import { isDeepEqual } from "#domain/shared-kernel/is-deep-equal.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** State of a value that the server returns. A stale value stays on screen while a newer one loads. */
export type AsyncState<Value> =
  | { readonly status: "idle" }
  /** `isRetry`: the read before has failed. */
  | { readonly status: "loading"; readonly stale: Value | undefined }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: TransportFailure; readonly stale: Value | undefined };

/** Returns the value when it is ready, or the stale one while it loads or after a failure. */
export function knownValue<Value>(state: AsyncState<Value>): Value | undefined {
  switch (state.status) {
    case "idle":
      return undefined;
    case "ready":
      return state.value;
    case "loading":
    case "failed":
      return state.stale;
  }
}

/** Causes in the order in which they are named when several values have failed. */
const CAUSES: readonly FailureCause[] = ["portal", "connection", "server"];

/** Returns why values failed to load; "connection" while none has failed. */
export function failureCauseIn(...states: readonly AsyncState<unknown>[]): FailureCause {
  const causes = states.flatMap((state) => (state.status === "failed" ? [failureCause(state.failure)] : []));
  return CAUSES.find((cause) => causes.includes(cause)) ?? "connection";
}

/** One array, so that nothing rerenders when a complete value replaces another. */
const NO_FIELDS: readonly string[] = [];

/**
 * Async value with its in-flight request. Concurrent loads share one request; a response that arrives after `clear` or
 * after a newer request is dropped.
 */
export class AsyncValue<Value> {
  state: AsyncState<Value> = { status: "idle" };
  /** Fields of the response that could not be read completely: the known value may lack something. */
  incompleteFields: readonly string[] = NO_FIELDS;
  /** True when the response before lacked the same fields: another retry hardly helps. */
  hasLastingGaps = false;
  readonly #request: () => Promise<Result<Value, TransportFailure>>;
  #inFlight: Promise<void> | undefined;
  #turn = 0;
  /** True between `prefetch` and the `load` that follows it. */
  #isPrefetched = false;

  constructor(request: () => Promise<Result<Value, TransportFailure>>) {
    this.#request = request;
    makeObservable<this, "begin" | "settle">(this, {
      state: observableRef,
      incompleteFields: observableRef,
      hasLastingGaps: observable,
      known: computed,
      begin: action,
      settle: action,
      clear: action,
      replace: action,
    });
  }

  /** Value, fresh or stale. Computed: nothing that shows only the value rerenders while a refresh runs. */
  get known(): Value | undefined {
    return knownValue(this.state);
  }

  /** True while the first response has not arrived. */
  get isPending(): boolean {
    return this.state.status === "loading" && this.state.stale === undefined;
  }

  /** True when parts of the known value could not be read. Then nothing may be claimed about what is missing in it. */
  get isIncomplete(): boolean {
    return this.incompleteFields.length > 0;
  }

  /** Value, fresh or stale; `fallback` after a failure without a value; `undefined` until then. */
  knownOr(fallback: Value): Value | undefined {
    return this.known ?? (this.state.status === "failed" ? fallback : undefined);
  }

  /**
   * Loads before a screen needs the value. The first `load` of that screen uses the result even if it is a failure.
   * Once a screen has asked, each `load` is its own: a retry sends a new request.
   */
  async prefetch(): Promise<void> {
    const isPrefetched = this.#isPrefetched || this.state.status === "idle";
    const loading = this.load();
    this.#isPrefetched = isPrefetched;
    await loading;
  }

  /** Sends a request unless the value is ready or already loading. Resolves when the state has settled. */
  async load(): Promise<void> {
    const hasPrefetchFailed = this.#isPrefetched && this.state.status === "failed";
    this.#isPrefetched = false;
    if (hasPrefetchFailed || this.state.status === "ready") return;
    await (this.#inFlight ?? this.reload());
  }

  /** Loads what a page needs when it opens. */
  refresh(): Promise<void> {
    return this.load();
  }

  /**
   * Always sends a new request; the former value becomes stale. Resolves when the state has settled. A request that
   * throws fails as `unexpected-error`, and the error is reported.
   */
  reload(): Promise<void> {
    const turn = ++this.#turn;
    this.#isPrefetched = false;
    this.begin();
    const finish = (result: Result<Value, TransportFailure>): Promise<void> | undefined => {
      // The caller of a dropped request waits for the newest one.
      if (turn !== this.#turn) return this.#inFlight;
      this.#inFlight = undefined;
      this.settle(result);
      return undefined;
    };
    const inFlight = this.#send().then(finish, (error: unknown) => {
      reportHandledError(error);
      return finish(fail({ kind: "unexpected-error" }));
    });
    this.#inFlight = inFlight;
    return inFlight;
  }

  /** Reloads. Resolves with the current value of the server; `undefined` when it could not be read. */
  async refetch(): Promise<Value | undefined> {
    await this.reload();
    return this.state.status === "ready" ? this.state.value : undefined;
  }

  /** Removes the value and drops the request in flight, after a logout or a switch of the account. */
  clear(): void {
    this.#turn += 1;
    this.#isPrefetched = false;
    this.#inFlight = undefined;
    this.incompleteFields = NO_FIELDS;
    this.hasLastingGaps = false;
    this.state = { status: "idle" };
  }

  /** Sets a value that is known from elsewhere, such as the effect of a write. */
  replace(value: Value): void {
    this.#turn += 1;
    this.#inFlight = undefined;
    this.state = { status: "ready", value };
  }

  /** Turns a synchronous error of the request into a rejection. */
  async #send(): Promise<Result<Value, TransportFailure>> {
    return this.#request();
  }

  private begin(): void {
    this.state = { status: "loading", stale: this.known };
  }

  protected settle(result: Result<Value, TransportFailure>): void {
    const stale = this.known;
    if (result.ok) {
      const { incompleteFields = NO_FIELDS } = result;
      this.hasLastingGaps = incompleteFields.length > 0 && isDeepEqual(incompleteFields, this.incompleteFields);
      this.incompleteFields = incompleteFields;
      this.state = { status: "ready", value: result.value };
    } else if (result.failure.kind === "aborted")
      this.state = stale === undefined ? { status: "idle" } : { status: "ready", value: stale };
    else this.state = { status: "failed", failure: result.failure, stale };
  }
}
