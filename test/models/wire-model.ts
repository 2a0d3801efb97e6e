/** Call policy of an operation, as far as the model needs it. */
export interface ModelPolicy {
  readonly session: boolean;
  readonly shared: boolean;
  readonly retried: boolean;
  readonly write: boolean;
}

/** Outcome of a request: a response, or a connection that the network or the browser ended. */
export type ModelReply =
  | "ok"
  | "refused"
  | "flagged"
  | "broken"
  | "cut off"
  | "http 500"
  | "network broke"
  | "browser gave up";

/** Outcome of a call: the response to request number `serial`, or a failure. */
export type Ending =
  | { readonly kind: "ok"; readonly serial: number }
  | {
      readonly kind:
        | Exclude<ModelReply, "ok" | "network broke" | "browser gave up">
        | "timeout"
        | "unreachable"
        | "not-supported"
        | "aborted";
    };

interface Flight {
  readonly key: string | undefined;
  readonly policy: ModelPolicy;
  readonly content: string;
  readonly callers: number[];
  readonly startedAt: number;
  /** Pending request; `undefined` while the call waits for its retry. */
  request: number | undefined;
  /** Time of the timeout or of the retry. */
  due: number;
  sendings: number;
  over: boolean;
}

interface SentRequest {
  readonly flight: Flight;
  open: boolean;
  /** Session element. */
  readonly session: string | undefined;
  /** Bearer: the open session, also of an operation without a session element (CALL-01). */
  readonly bearer: string | undefined;
  readonly content: string;
}

const TIMEOUT_MS = 60_000;
const RETRY_MS = 5_000;
const SHARED_READ_MS = 8_000;

/**
 * Model of the gateway without a network, as CALL-04 to CALL-08 require it: shared calls, sent requests, and outcomes.
 */
export class WireModel {
  now = 0;
  session: string | undefined;
  currentContext: string | undefined;
  /** Increases with each change of session or context; calls of an earlier epoch end as aborted. */
  epoch = 0;
  readonly endings: (Ending | undefined)[] = [];
  /** Epoch of each call. */
  readonly madeIn: number[] = [];
  readonly requests: SentRequest[] = [];
  /** Number of requests that the portal has aborted. */
  brokenOff = 0;
  signals = 0;
  errors = 0;
  #flights: Flight[] = [];

  /** Requests that may still get a response. */
  get open(): readonly number[] {
    return this.requests.flatMap(({ open }, serial) => (open ? [serial] : []));
  }

  get ended(): number {
    return this.endings.filter((ending) => ending !== undefined).length;
  }

  /**
   * Makes a call. `same` identifies calls that may share a request. With `leaves` the session ends at the same moment,
   * before a request can be sent.
   */
  call(policy: ModelPolicy, same: string, content: string, leaves: boolean): void {
    const caller = this.endings.push(undefined) - 1;
    this.madeIn.push(this.epoch);
    if (policy.session && this.session === undefined) {
      this.endings[caller] = { kind: "aborted" };
      return;
    }
    const key = policy.shared ? `${this.epoch} ${same}` : undefined;
    const running = this.#flights.find(
      (flight) =>
        key !== undefined && flight.key === key && (policy.write || this.now - flight.startedAt < SHARED_READ_MS),
    );
    if (running !== undefined) {
      running.callers.push(caller);
      return;
    }
    const flight: Flight = {
      key,
      policy,
      content,
      callers: [caller],
      startedAt: this.now,
      request: undefined,
      due: this.now + TIMEOUT_MS,
      sendings: 0,
      over: false,
    };
    this.#flights.push(flight);
    if (!leaves || policy.write) this.#send(flight);
  }

  setCredentials(session: string | undefined, currentContext: string | undefined): void {
    if (session === this.session && currentContext === this.currentContext) return;
    this.session = session;
    this.currentContext = currentContext;
    this.epoch += 1;
    for (const flight of this.#flights) this.#end(flight, { kind: "aborted" });
  }

  reply(serial: number, reply: ModelReply): void {
    const request = this.requests[serial];
    if (request === undefined || !request.open) throw new RangeError(`request ${serial} is not open`);
    request.open = false;
    const { flight } = request;
    if (flight.over) return;
    flight.request = undefined;
    const isBroken = reply === "network broke" || reply === "browser gave up";
    const isTransport = isBroken || reply === "cut off" || reply === "http 500";
    const isRetried = (flight.policy.retried && isTransport) || (!flight.policy.write && reply === "browser gave up");
    if (isRetried && flight.sendings === 1) return this.#scheduleRetry(flight);
    if (isBroken) return this.#end(flight, { kind: "unreachable" });
    if (reply === "flagged") this.signals += 1;
    if (reply === "ok") return this.#end(flight, { kind: "ok", serial });
    // A message refuses a write; a read that has only a message is unreadable.
    return this.#end(flight, { kind: reply === "refused" && !flight.policy.write ? "broken" : reply });
  }

  /** Time until the next timeout or retry, ms; `undefined` without one. */
  get next(): number | undefined {
    const due = Math.min(...this.#flights.map((flight) => flight.due));
    return Number.isFinite(due) ? due - this.now : undefined;
  }

  /** Advances the time; `ms` must not exceed `next`. */
  pass(ms: number): void {
    this.now += ms;
    for (const flight of this.#flights) {
      if (flight.due > this.now) continue;
      if (flight.request === undefined) this.#send(flight);
      else if (!flight.policy.retried || flight.sendings > 1) this.#end(flight, { kind: "timeout" });
      else {
        this.#abort(flight);
        this.#scheduleRetry(flight);
      }
    }
  }

  #send(flight: Flight): void {
    flight.request =
      this.requests.push({
        flight,
        open: true,
        session: flight.policy.session ? this.session : undefined,
        bearer: this.session,
        content: flight.content,
      }) - 1;
    flight.sendings += 1;
    flight.due = this.now + TIMEOUT_MS;
  }

  #scheduleRetry(flight: Flight): void {
    flight.request = undefined;
    flight.due = this.now + RETRY_MS;
    // Retries go out in the order of the failures.
    this.#flights = [...this.#flights.filter((other) => other !== flight), flight];
  }

  #end(flight: Flight, ending: Ending): void {
    flight.over = true;
    this.#flights = this.#flights.filter((other) => other !== flight);
    for (const caller of flight.callers) this.endings[caller] = ending;
    if (["timeout", "unreachable", "broken", "cut off", "http 500"].includes(ending.kind)) this.errors += 1;
    this.#abort(flight);
  }

  #abort(flight: Flight): void {
    const request = flight.request === undefined ? undefined : this.requests[flight.request];
    // The gateway never aborts a write, although no caller waits for it any more.
    if (request?.open !== true || flight.policy.write) return;
    request.open = false;
    this.brokenOff += 1;
  }
}
