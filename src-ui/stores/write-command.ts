import { action, computed, makeObservable, observableRef } from "mobx";
import type { IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer, type WriteKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** State of a write, as a view shows it. */
export type WriteState<Value, Refusal> =
  | { readonly status: "idle" | "running" }
  | {
      readonly status: "failed";
      /** `not-done`: nothing has changed. `unknown`: the response was lost; sending again is safe. */
      readonly certainty: "not-done" | "unknown";
      readonly failure: Refusal | TransportFailure;
    }
  /** `value` is undefined if the response was lost and the state read afterwards shows the effect. */
  | { readonly status: "done"; readonly value: Value | undefined };

/** Use case that writes; executes once per idempotency key. */
export type WriteUseCase<Input, Value, Refusal> = (
  input: Input,
  key: WriteKey,
) => Promise<WriteOutcome<Value, Refusal>>;

const IDLE = { status: "idle" } as const;

/**
 * Runs one write of a view model at a time and holds its state. Ignores further calls while it runs. The idempotency
 * key stays the same until the server has responded, so that a repeated attempt has one effect.
 */
export class WriteCommand<Input, Value, Refusal extends { readonly kind: string }> {
  state: WriteState<Value, Refusal> = IDLE;
  readonly #execute: WriteUseCase<Input, Value, Refusal>;
  readonly #key: IdempotencyKeyIssuer;
  #run = 0;

  constructor(execute: WriteUseCase<Input, Value, Refusal>, idempotencyKeys: IdempotencyKeyPort) {
    this.#execute = execute;
    this.#key = new IdempotencyKeyIssuer(idempotencyKeys);
    makeObservable<this, "setState">(this, {
      state: observableRef,
      isRunning: computed,
      setState: action,
    });
  }

  get isRunning(): boolean {
    return this.state.status === "running";
  }

  /** Failure to show; `undefined` in every other state. */
  get failed(): Extract<WriteState<Value, Refusal>, { readonly status: "failed" }> | undefined {
    return this.state.status === "failed" ? this.state : undefined;
  }

  /**
   * Executes the write and resolves with its outcome; never rejects. Resolves with `undefined` if another run is
   * pending or `reset` was called meanwhile: the caller must then do nothing. If the use case throws, the outcome is
   * unknown, and the error is reported.
   * @param key key of a form; default: the key of the command
   */
  async run(input: Input, key: WriteKey = this.#key): Promise<WriteOutcome<Value, Refusal> | undefined> {
    if (this.isRunning) return undefined;
    this.#run += 1;
    const run = this.#run;
    this.setState({ status: "running" });
    const outcome = await this.#outcomeOf(input, key);
    if (run !== this.#run) return undefined;
    this.setState(stateAfter(outcome));
    return outcome;
  }

  /** Returns to idle with a new idempotency key. Ignores the outcome of a pending run. */
  reset(): void {
    this.#run += 1;
    this.#key.markAnswered();
    this.setState(IDLE);
  }

  /** Hides a failure. The idempotency key stays in use: the same content sent again has one effect. */
  clearFailure(): void {
    if (this.state.status === "failed") this.setState(IDLE);
  }

  async #outcomeOf(input: Input, key: WriteKey): Promise<WriteOutcome<Value, Refusal>> {
    try {
      return await this.#execute(input, key);
    } catch (error) {
      reportHandledError(error);
      return { kind: "unknown", failure: { kind: "unexpected-error" } };
    }
  }

  private setState(state: WriteState<Value, Refusal>): void {
    this.state = state;
  }
}

function stateAfter<Value, Refusal>(outcome: WriteOutcome<Value, Refusal>): WriteState<Value, Refusal> {
  switch (outcome.kind) {
    case "done":
      return { status: "done", value: outcome.value };
    case "found-done":
      return { status: "done", value: undefined };
    case "not-done":
    case "unknown":
      return { status: "failed", certainty: outcome.kind, failure: outcome.failure };
    case "cancelled":
      return IDLE;
  }
}
