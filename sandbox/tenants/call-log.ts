/** One operation that came in, and what was answered. */
export interface LoggedCall {
  readonly operation: string;
  /** ISO 8601, the world's time. */
  readonly at: string;
  readonly tenant: string;
  readonly intentId: string | undefined;
  readonly fingerprint: string | undefined;
  readonly fingerprintOk: boolean;
  readonly bearerOk: boolean;
  readonly httpStatus: number;
  readonly request: string;
  /** What was answered, before a fault cut it off or replaced it; empty where the operation was never reached. */
  readonly reply: string;
  /** The name of the fault that was put in, if any. */
  readonly fault: string | undefined;
}

const MAX_CALLS = 500;
/** Very large customers have answers of megabytes. */
const MAX_CHARACTERS = 16_000_000;

/** The last calls of a world, oldest first. */
export class CallLog {
  #calls: LoggedCall[] = [];
  #characters = 0;

  /** Adds a call; the oldest make room. */
  add(call: LoggedCall): void {
    this.#calls.push(call);
    this.#characters += call.request.length + call.reply.length;
    while (this.#calls.length > MAX_CALLS || (this.#characters > MAX_CHARACTERS && this.#calls.length > 1)) {
      const gone = this.#calls.shift();
      this.#characters -= (gone?.request.length ?? 0) + (gone?.reply.length ?? 0);
    }
  }

  /** All of them, or those of one operation. */
  list(operation?: string): readonly LoggedCall[] {
    return operation === undefined ? this.#calls : this.#calls.filter((call) => call.operation === operation);
  }

  clear(): void {
    this.#calls = [];
    this.#characters = 0;
  }
}
