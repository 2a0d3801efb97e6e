/** Call of an operation with its response. */
export interface LoggedCall {
  readonly operation: string;
  /** Time of the tenant, ISO 8601. */
  readonly at: string;
  readonly tenant: string;
  /** Code of the page load and number of the call (CALL-13). */
  readonly requestId: string | undefined;
  readonly intentId: string | undefined;
  readonly fingerprint: string | undefined;
  readonly fingerprintOk: boolean;
  readonly bearerOk: boolean;
  readonly httpStatus: number;
  readonly request: string;
  /** Response before a fault changed it; empty if the operation was not executed. */
  readonly reply: string;
  /** Name of the injected fault, if any. */
  readonly fault: string | undefined;
}

const MAX_CALLS = 500;
/** Highest number of stored characters. Responses of very large customers have megabytes. */
const MAX_CHARACTERS = 16_000_000;

/** Last calls of a tenant, oldest first. */
export class CallLog {
  #calls: LoggedCall[] = [];
  #characters = 0;

  /** Adds a call and drops the oldest ones beyond the limits. */
  add(call: LoggedCall): void {
    this.#calls.push(call);
    this.#characters += call.request.length + call.reply.length;
    while (this.#calls.length > MAX_CALLS || (this.#characters > MAX_CHARACTERS && this.#calls.length > 1)) {
      const gone = this.#calls.shift();
      this.#characters -= (gone?.request.length ?? 0) + (gone?.reply.length ?? 0);
    }
  }

  /** Lists all calls, or those of one operation. */
  list(operation?: string): readonly LoggedCall[] {
    return operation === undefined ? this.#calls : this.#calls.filter((call) => call.operation === operation);
  }

  clear(): void {
    this.#calls = [];
    this.#characters = 0;
  }
}
