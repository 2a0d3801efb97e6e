import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";

/** Controls the failures and delays of a fake port and records its calls. `Method` names the methods of the port. */
export class Script<Method extends string> {
  /** Called methods, in order. */
  readonly calls: Method[] = [];
  readonly #failures = new Map<Method, { failure: TransportFailure; left: number }>();
  readonly #holds = new Map<Method, Promise<void>>();

  /** Makes the next `times` calls of `method` fail. */
  failNext(method: Method, failure: TransportFailure, times = 1): void {
    this.#failures.set(method, { failure, left: times });
  }

  /** Makes every call of `method` fail until `recover`. */
  failAlways(method: Method, failure: TransportFailure): void {
    this.failNext(method, failure, Number.POSITIVE_INFINITY);
  }

  /** Makes every call of these methods fail with HTTP 503. */
  async breakDown(...methods: readonly Method[]): Promise<void> {
    for (const method of methods) this.failAlways(method, { kind: "http", status: 503 });
  }

  /** Removes all failures. */
  recover(): void {
    this.#failures.clear();
  }

  /** Delays the responses of `method` until the returned function is called. */
  hold(method: Method): () => void {
    let release = (): void => undefined;
    this.#holds.set(method, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#holds.delete(method);
      release();
    };
  }

  /** Returns the result of a call, after the scripted delay and failure. For fakes only. */
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
