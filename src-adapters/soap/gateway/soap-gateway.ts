import { Subject, catchError, defer, firstValueFrom, from, map, of, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { ClockPort, Result, TransportFailure, WireFailure } from "#domain/shared-kernel/index.ts";
import type { CredentialsPort, ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";
import { faultOf } from "#domain/tracking/fault.ts";
import { OUTCOME_FIELDS } from "./answer.ts";
import type { Answer, SoapCaller } from "./answer.ts";
import { breathe } from "../decoding/breathe.ts";
import { readInPlace, type ReadReply } from "../decoding/read-reply.ts";
import { buildRequest, canonicalPayload } from "./envelope.ts";
import type { Payload } from "./envelope.ts";
import { fingerprint } from "./fingerprint.ts";
import { exchange } from "./http-exchange.ts";
import type { Fetch } from "./http-exchange.ts";
import { policyOf } from "./operation-policy.ts";
import type { OperationName, OperationPolicy } from "../operations.ts";
import { limitTime } from "./limit-time.ts";
import { raiseSignals } from "./raise-signals.ts";
import { retryOnce } from "./retry-once.ts";
import { CallsInFlight } from "./share-in-flight.ts";
import { Fields } from "../decoding/fields.ts";
import { SessionEpoch } from "./session-epoch.ts";
import type { WireLog } from "./wire-log.ts";
import type { XmlElement } from "../decoding/xml-tree.ts";

type Outcome = Result<Answer, TransportFailure>;

/** What the gateway is given. */
export interface SoapGatewayParts {
  /** The one endpoint (CALL-01). */
  readonly serviceUrl: string;
  /** How long one sending may take, ms; a minute unless the operator has chosen (CALL-04). */
  readonly requestTimeoutMs?: number | undefined;
  readonly clock: ClockPort;
  readonly log: WireLog;
  /** Told of every call that got no usable answer (CALL-07); not of what the portal gave up itself. */
  readonly fault: WireLog;
  readonly fetch: Fetch;
  /** Where replies are read; in place unless somebody has chosen. */
  readonly readReply?: ReadReply | undefined;
}

/**
 * The wire: every service call of the portal goes through here. A call passes, from the outside in: sharing (CALL-05),
 * the epoch of its session and context, one retry (CALL-06), the time limit (CALL-04), the post, the codec (CALL-11),
 * the flags (CALL-08).
 */
export class SoapGateway implements SoapCaller, CredentialsPort, ServiceSignalsPort {
  readonly #parts: SoapGatewayParts;
  readonly #inFlight = new CallsInFlight<Outcome>();
  readonly #signals = new Subject<ServiceSignal>();
  #epoch = new SessionEpoch(0);

  readonly signals: Observable<ServiceSignal> = this.#signals.asObservable();

  constructor(parts: SoapGatewayParts) {
    this.#parts = parts;
  }

  use(sessionId: string | undefined, context?: string): void {
    if (sessionId !== this.#epoch.sessionId || context !== this.#epoch.context)
      this.#epoch = this.#epoch.next(sessionId, context);
  }

  call(operation: OperationName, payload?: Payload): Promise<Outcome> {
    const policy = policyOf(operation, payload?.["intentId"] !== undefined);
    const epoch = this.#epoch;
    // Nobody is logged in any more: a screen that is about to go asked too late, and needs no answer.
    if (policy.session && epoch.sessionId === undefined) return Promise.resolve(fail({ kind: "aborted" }));
    const start = (): Promise<Outcome> => this.#send(operation, policy, payload, epoch);
    if (!policy.shared) return start();
    return this.#inFlight.run(`${epoch.number} ${operation} ${canonicalPayload(payload)}`, start);
  }

  #send(
    operation: OperationName,
    policy: OperationPolicy,
    payload: Payload | undefined,
    epoch: SessionEpoch,
  ): Promise<Outcome> {
    const sessionId = policy.session ? epoch.sessionId : undefined;
    const request = buildRequest({ operation, sessionId, payload, itemName: policy.itemName });
    if (!request.ok) return Promise.resolve(request);
    const { requestTimeoutMs } = this.#parts;
    const { scheduler } = this.#parts.clock;
    // what is asked without a session is nobody's: whoever is logged in beside it is not told of
    const post = this.#post(operation, request.value, sessionId);
    // A write sets out at once and is never broken off: a logout must reach the provider, however soon its session is
    // over.
    const reply = policy.write ? from(firstValueFrom(post)) : post;
    const once = reply.pipe(
      switchMap((bytes) => this.#read(operation, bytes)),
      // apart from the reading, which may take a while: what comes to a session that is over raises no flag
      map((result) => this.#judge(operation, result, epoch)),
      limitTime(scheduler, requestTimeoutMs),
    );
    const attempts = policy.retried ? once.pipe(retryOnce(scheduler)) : once;
    const outcome = firstValueFrom(attempts.pipe(epoch.guard()));
    void outcome.then((known) => this.#report(operation, known));
    return outcome;
  }

  #report(operation: OperationName, outcome: Outcome): void {
    const what = outcome.ok ? undefined : faultOf(outcome.failure);
    if (what !== undefined) this.#parts.fault({ operation, what });
  }

  #post(
    operation: OperationName,
    body: string,
    sessionId: string | undefined,
  ): Observable<Result<ArrayBuffer, WireFailure>> {
    const { serviceUrl: url, fetch, log } = this.#parts;
    return defer(() => from(fingerprint(operation, sessionId))).pipe(
      switchMap((mark) => {
        const headers = {
          "Content-Type": "text/xml; charset=utf-8",
          SOAPAction: '""',
          "X-Ebok-Fingerprint": mark,
          ...(sessionId === undefined ? {} : { Authorization: `Bearer ${sessionId}` }),
        };
        return exchange({ url, headers, body }, fetch);
      }),
      catchError(() => {
        log({ operation, what: "the fingerprint could not be made: no secure context" });
        return of(fail({ kind: "unreachable" } as const));
      }),
    );
  }

  #read(operation: OperationName, reply: Result<ArrayBuffer, WireFailure>): Promise<Result<XmlElement, WireFailure>> {
    const { readReply = readInPlace } = this.#parts;
    return reply.ok ? readReply(reply.value, operation) : Promise.resolve(reply);
  }

  #judge(
    operation: OperationName,
    result: Result<XmlElement, WireFailure>,
    epoch: SessionEpoch,
  ): Result<Answer, WireFailure> {
    if (!result.ok) return result;
    const { log } = this.#parts;
    const fields = new Fields(result.value, (what) => log({ operation, what }));
    const unflagged = raiseSignals(fields, (signal) => this.#signals.next(signal));
    if (!unflagged.ok) return unflagged;
    const errorCode = fields.optionalText("errorCode");
    const errorMessage = fields.optionalText("errorMessage");
    if (errorMessage !== undefined && errorCode === undefined) {
      if (!fields.hasMoreThan(OUTCOME_FIELDS)) return fail({ kind: "refused", message: errorMessage });
      log({ operation, what: "errorMessage" });
    }
    return succeed({
      errorCode,
      errorMessage,
      data: fields,
      longList: (name, decode) =>
        firstValueFrom(from(fields.longList(name, decode, breathe)).pipe(map(succeed), epoch.guard())),
    });
  }
}
