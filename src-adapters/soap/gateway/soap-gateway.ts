import { Subject, firstValueFrom, from, map, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { ClockPort, Result, TransportFailure, WireFailure } from "#domain/shared-kernel/index.ts";
import type {
  BackendAccess,
  CredentialsPort,
  IdentityConfirmationPort,
  ServiceSignal,
  ServiceSignalsPort,
} from "#domain/session/index.ts";
import type { CallError } from "#domain/tracking/call-errors.port.ts";
import { describeTransportFailure } from "#domain/tracking/describe-transport-failure.ts";
import { decodeInPlace, type SoapResponseDecoder } from "../decoding/decode-soap-response.ts";
import { DeviationLog } from "../decoding/deviation-log.ts";
import { Fields } from "../decoding/fields.ts";
import type { XmlElement } from "../decoding/parse-xml.ts";
import { yieldToMainThread } from "../decoding/yield-to-main-thread.ts";
import { OPERATIONS, type OperationName, type OperationPolicy } from "../operations.ts";
import {
  OUTCOME_FIELDS,
  failUnexpectedly,
  raiseSignals,
  toRefusalCode,
  type ServiceResponse,
  type OperationGateway,
} from "./service-response.ts";
import { BackendAccessGuard, REFUSED_BY_BACKEND_ACCESS } from "./backend-access-guard.ts";
import { callOnceDeclared } from "./call-once-declared.ts";
import { CallsInFlight, limitTime, retryOnce, type AttemptFailure } from "./call-pipeline.ts";
import { buildRequest, canonicalPayload, type Payload } from "./envelope.ts";
import { postCall, refusedUntil, type Fetch } from "./post-call.ts";
import { ABORTED, SessionEpoch } from "./session-epoch.ts";
import { SupportedOperations } from "./supported-operations.ts";

type Outcome = Result<ServiceResponse, TransportFailure>;

/**
 * Event for the operator, not for the customer. Never holds a session id or the server's text, which may name a
 * person.
 */
export type WireEvent = CallError & { readonly operation: OperationName };

/** Receives the outcome of a call with its number. */
export type OutcomeListener = (operation: string, requestId: string | undefined, outcome: Outcome) => void;

/** Call that was sent. */
interface SentCall {
  readonly operation: OperationName;
  readonly requestId: string | undefined;
  readonly epoch: SessionEpoch;
}

/** Receives wire events: the tracker reports them (HTTP-01), and contract tests check that decoders omit nothing. */
export type WireLog = (event: WireEvent) => void;

export interface SoapGatewayDependencies {
  /** The single endpoint (CALL-01). */
  readonly serviceUrl: string;
  /** Time limit of one attempt (ms); one minute unless the operator configured another (CALL-04). */
  readonly requestTimeoutMs?: number | undefined;
  /** Pause before a read is retried, ms; five seconds by default (CALL-06). */
  readonly retryDelayMs?: number;
  readonly clock: ClockPort;
  readonly log: WireLog;
  /** Receives each call that timed out, lost its connection, got an HTTP error or an unreadable response (CALL-07). */
  readonly logError: WireLog;
  readonly fetch: Fetch;
  /** Code of the page load: each call is sent with it and a number (CALL-13). */
  readonly supportCode?: string;
  /** Returns the language of the page; each call is sent with it (I18N-21). */
  readonly language?: () => string;
  /** Receives the outcome of each call in the diagnostics mode (CALL-17). */
  readonly onOutcome?: OutcomeListener | undefined;
  /** Asks the customer to confirm the identity when the server wants that before a write (SESS-13). */
  readonly identityConfirmation?: IdentityConfirmationPort;
  /** Operations that the provider supports; all by default. */
  readonly supported?: SupportedOperations;
  /** Decodes responses; in place by default. */
  readonly decodeSoapResponse?: SoapResponseDecoder | undefined;
}

/** Code of a response to an operation that the provider does not support, and the HTTP status that says the same. */
const NOT_SUPPORTED = "NOT_SUPPORTED";
const NOT_IMPLEMENTED = 501;
/** Code of a response to a call beyond a limit. HTTP 429 says the same. */
const TRY_LATER = "TRY_LATER";
/** Code of a response to a sensitive write of a session whose identity was not confirmed lately. */
const CONFIRM_IDENTITY = "CONFIRM_IDENTITY";

/**
 * Sends all service calls of the portal. From the outside in, a call passes: sharing (CALL-05), the guard of backend
 * access (ACC-12), the epoch of its session and account, one retry (CALL-06), the time limit (CALL-04), the post, the
 * decoder (CALL-11), the flags (CALL-08).
 *
 * A write that needs a newer confirmation of the identity waits for the customer before it is sent again (SESS-13).
 */
export class SoapGateway implements OperationGateway, CredentialsPort, ServiceSignalsPort {
  readonly #dependencies: SoapGatewayDependencies;
  readonly #inFlight: CallsInFlight<Outcome>;
  readonly #signals = new Subject<ServiceSignal>();
  #epoch = new SessionEpoch(0);
  #callCount = 0;
  #runningWrites = 0;

  readonly #guard: BackendAccessGuard;
  readonly #supported: SupportedOperations;

  readonly signals: Observable<ServiceSignal> = this.#signals.asObservable();
  /** Backend access of the session, as the responses have shown it (ACC-12). */
  readonly backendAccess: Observable<BackendAccess>;

  constructor(dependencies: SoapGatewayDependencies) {
    this.#dependencies = dependencies;
    this.#inFlight = new CallsInFlight(() => dependencies.clock.scheduler.now());
    this.#guard = new BackendAccessGuard(dependencies.clock.scheduler);
    this.#supported = dependencies.supported ?? new SupportedOperations({});
    this.backendAccess = this.#guard.access;
  }

  get runningWrites(): number {
    return this.#runningWrites;
  }

  setCredentials(sessionId: string | undefined, currentContext?: string): void {
    if (sessionId !== this.#epoch.sessionId) {
      this.#guard.dispatch({ kind: "session-changed" });
      this.#supported.forgetResponses();
    }
    if (sessionId !== this.#epoch.sessionId || currentContext !== this.#epoch.currentContext)
      this.#epoch = this.#epoch.next(sessionId, currentContext);
  }

  /** Records backend access of the current session that is known from elsewhere than a response. */
  recordBackendAccess(isOn: boolean): void {
    this.#guard.dispatch(isOn ? { kind: "flagged" } : { kind: "checked", backdoor: false });
  }

  call(operation: OperationName, payload?: Payload): Promise<Outcome> {
    const policy: OperationPolicy = OPERATIONS[operation];
    const epoch = this.#epoch;
    // The session is over and the calling screen is about to close, so it needs no response.
    if (policy.session && epoch.sessionId === undefined) return Promise.resolve(ABORTED);
    if (!this.#supported.supports(operation))
      return callOnceDeclared(
        policy.write ? undefined : this.#supported.decisionAbout(operation),
        () => epoch === this.#epoch,
        () => this.call(operation, payload),
      );
    const send = (): Promise<Outcome> => this.#send(operation, policy, payload, epoch);
    const start =
      policy.write && policy.saves
        ? (): Promise<Outcome> => this.#sendIfAllowed(() => this.#sendConfirmed(send, epoch), epoch)
        : send;
    const outcome = policy.shared
      ? this.#inFlight.run(`${epoch.number} ${operation} ${canonicalPayload(payload)}`, policy.write, start)
      : start();
    if (operation === "checkBackdoor") this.#guard.waitFor(outcome);
    if (policy.write) {
      this.#runningWrites += 1;
      const end = () => void (this.#runningWrites -= 1);
      outcome.then(end, end);
    }
    return outcome;
  }

  /** Sends a write that saves, unless backend access is on; waits for a running check first. */
  async #sendIfAllowed(send: () => Promise<Outcome>, epoch: SessionEpoch): Promise<Outcome> {
    const { pendingCheck } = this.#guard;
    if (pendingCheck !== undefined) {
      await pendingCheck;
      // The screen that wanted to save is closed, and the request would carry the former session.
      if (epoch !== this.#epoch) return ABORTED;
    }
    return this.#guard.isOn ? fail(REFUSED_BY_BACKEND_ACCESS) : send();
  }

  /**
   * Sends a write. If the server wants the identity confirmed first, asks the customer and sends the write once more
   * with the same key: nothing was executed (SESS-13).
   */
  async #sendConfirmed(send: () => Promise<Outcome>, epoch: SessionEpoch): Promise<Outcome> {
    const outcome = await send();
    const { identityConfirmation } = this.#dependencies;
    const isConfirmationNeeded =
      outcome.ok && outcome.value.errorCode === CONFIRM_IDENTITY && this.#supported.supports("confirmIdentity");
    if (!isConfirmationNeeded || identityConfirmation === undefined) return outcome;
    const isConfirmed = await identityConfirmation.requestConfirmation();
    return isConfirmed && epoch === this.#epoch ? send() : ABORTED;
  }

  #send(
    operation: OperationName,
    policy: OperationPolicy,
    payload: Payload | undefined,
    epoch: SessionEpoch,
  ): Promise<Outcome> {
    const { sessionId } = epoch;
    const request = buildRequest({
      operation,
      sessionId: policy.session ? sessionId : undefined,
      payload,
      itemName: policy.itemName,
    });
    if (!request.ok) return Promise.resolve(request);
    const {
      clock,
      fetch,
      language,
      log,
      requestTimeoutMs,
      retryDelayMs,
      serviceUrl: url,
      supportCode,
      decodeSoapResponse = decodeInPlace,
    } = this.#dependencies;
    const { scheduler } = clock;
    const requestId = supportCode && `${supportCode}-${++this.#callCount}`;
    const call: SentCall = { operation, requestId, epoch };
    const body = request.value;
    const post = postCall(
      { url, operation, sessionId, requestId, language: language?.(), body },
      { fetch, clock },
      () => log({ operation, requestId, what: "the fingerprint could not be computed: no secure context" }),
    );
    // A write is sent at once and never aborted: a logout must reach the server even after its session ended here.
    const response = policy.write ? from(firstValueFrom(post)) : post;
    const once = response.pipe(
      switchMap((body) => (body.ok ? decodeSoapResponse(body.value, operation) : Promise.resolve(body))),
      // After decoding, which may take a while, so that a response to an ended session raises no flag.
      map((result) => this.#interpret(call, result)),
      limitTime(scheduler, requestTimeoutMs),
    );
    const outcome = firstValueFrom(once.pipe(retryOnce(policy, scheduler, retryDelayMs), epoch.guard())).catch(
      failUnexpectedly,
    );
    void outcome.then((known) => this.#report(call, known));
    return outcome;
  }

  #report({ operation, requestId }: SentCall, outcome: Outcome): void {
    this.#dependencies.onOutcome?.(operation, requestId, outcome);
    const what = outcome.ok ? undefined : describeTransportFailure(outcome.failure);
    if (what !== undefined) this.#dependencies.logError({ operation, requestId, what });
  }

  /** Reports deviations in a new task: then the decoder has returned, which decides their effect. */
  #deviationLog({ operation, requestId }: SentCall): DeviationLog {
    const report = (): void => {
      for (const deviation of deviations.takeNew()) this.#dependencies.log({ operation, requestId, deviation });
    };
    const deviations = new DeviationLog(operation, () => void yieldToMainThread().then(report));
    return deviations;
  }

  /** Hides what needs the operation until the session ends, and reports the first such answer (CALL-12). */
  #deny({ operation, requestId }: SentCall): Result<never, WireFailure> {
    if (this.#supported.markUnsupported(operation))
      this.#dependencies.log({ operation, requestId, what: "not supported" });
    return fail({ kind: "not-supported" });
  }

  #interpret(call: SentCall, result: Result<XmlElement, AttemptFailure>): Result<ServiceResponse, AttemptFailure> {
    if (!result.ok)
      return result.failure.kind === "http" && result.failure.status === NOT_IMPLEMENTED ? this.#deny(call) : result;
    const { log } = this.#dependencies;
    const { operation, requestId, epoch } = call;
    const fields = Fields.of(result.value, this.#deviationLog(call));
    const unflagged = raiseSignals(fields, (signal) => {
      // Without a session the flag is about this call only: no end of a session would switch the mode off.
      if (signal.flag === "backendAccessError" && epoch.sessionId !== undefined)
        this.#guard.dispatch({ kind: "flagged" });
      this.#signals.next(signal);
    });
    if (!unflagged.ok) return unflagged;
    const backdoor = operation === "checkBackdoor" ? fields.optionalFlag("backdoor") : undefined;
    if (backdoor !== undefined) this.#guard.dispatch({ kind: "checked", backdoor });
    const errorCode = fields.optionalText("errorCode");
    if (errorCode === NOT_SUPPORTED) return this.#deny(call);
    if (errorCode === TRY_LATER) return refusedUntil(fields.instant("tryAgainAt"), this.#dependencies.clock);
    const errorMessage = fields.optionalText("errorMessage");
    if (errorMessage !== undefined && errorCode === undefined) {
      const isMessageOnly = !fields.hasMoreThan(OUTCOME_FIELDS);
      // A message can refuse a write. It is no data: a read without data has failed, and is reported as a failed call.
      if (isMessageOnly && !OPERATIONS[operation].write) return fail({ kind: "malformed", why: "message-only" });
      log({ operation, requestId, what: "errorMessage" });
      if (isMessageOnly) return fail({ kind: "refused", message: errorMessage });
    }
    return succeed({
      errorCode,
      refusalCode: errorCode === undefined ? undefined : toRefusalCode(errorCode),
      errorMessage,
      data: fields,
      longList: (name, decode) =>
        firstValueFrom(from(fields.longList(name, decode, yieldToMainThread)).pipe(map(succeed), epoch.guard())).catch(
          failUnexpectedly,
        ),
    });
  }
}
