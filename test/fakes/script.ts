import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";

/** How a test makes a fake port fail or wait, and learns what was asked of it. `Method` names the port's methods. */
export class Script<Method extends string> {
  /** The methods that were called, in order. */
  readonly calls: Method[] = [];
  readonly #failures = new Map<Method, { failure: TransportFailure; left: number }>();
  readonly #holds = new Map<Method, Promise<void>>();

  /** The next `times` calls of `method` fail. */
  failNext(method: Method, failure: TransportFailure, times = 1): void {
    this.#failures.set(method, { failure, left: times });
  }

  /** Every call of `method` fails until `recover`. */
  failAlways(method: Method, failure: TransportFailure): void {
    this.failNext(method, failure, Number.POSITIVE_INFINITY);
  }

  /** Every call of these answers nothing but HTTP 503 from now on. */
  async breakDown(...methods: readonly Method[]): Promise<void> {
    for (const method of methods) this.failAlways(method, { kind: "http", status: 503 });
  }

  /** All is well again. */
  recover(): void {
    this.#failures.clear();
  }

  /** Answers of `method` wait until the function that this gives is called. */
  hold(method: Method): () => void {
    let release = (): void => undefined;
    this.#holds.set(method, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#holds.delete(method);
      release();
    };
  }

  /** For the fake: the answer to a call of `method`, after what the test has scripted. */
  async answer<Value, Failure>(
    method: Method,
    make: () => Result<Value, Failure>,
  ): Promise<Result<Value, Failure | TransportFailure>> {
    this.calls.push(method);
    await this.#holds.get(method);
    const scripted = this.#failures.get(method);
    if (scripted === undefined || scripted.left <= 0) return make();
    scripted.left -= 1;
    return fail(scripted.failure);
  }
}
