import { Counter, Histogram, Registry } from "prom-client";

/**
 * Outcome of a call.
 *
 * - `ok`: the operation has answered.
 * - `refused`: the answer has an `errorCode`.
 * - `flagged`: the answer has a flag, such as `sessionError`, or an `errorMessage`.
 * - `invalid`: the request was refused with HTTP 400.
 * - `failed`: no usable answer, because of an injected fault or an error of the provider.
 */
export type ServiceCallOutcome = "ok" | "refused" | "flagged" | "invalid" | "failed";

/** Upper limits of the histogram, in seconds: from an answer of the database to the portal's time limit. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Count and duration of the service's calls by operation, in the text format of Prometheus. */
export class CallMetrics {
  readonly #registry = new Registry();
  readonly #calls = new Counter({
    name: "ebok_service_calls_total",
    help: "Calls of the service by operation and outcome.",
    labelNames: ["operation", "outcome"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "ebok_service_call_duration_seconds",
    help: "Time from the request to the answer of the service, by operation.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts a call. `operation` must be a name of the contract: a label for each unknown name would fill the memory. */
  observe(operation: string, outcome: ServiceCallOutcome, seconds: number): void {
    this.#calls.inc({ operation, outcome });
    this.#seconds.observe({ operation }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
