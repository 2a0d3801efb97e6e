import type { Instant, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { DiagnosedOutcome, DiagnosedCall } from "#domain/tracking/call-diagnostics.port.ts";
import { describeTransportFailure } from "#domain/tracking/describe-transport-failure.ts";
import type { Fetch } from "./post-call.ts";
import type { ServiceResponse } from "./service-response.ts";
import type { OutcomeListener } from "./soap-gateway.ts";

type Ending = Pick<DiagnosedCall, "outcome" | "status" | "flag" | "refusalCode">;

/** Codes are words of the contract; any other text could be personal. */
const CODE = /^[A-Z0-9_]{1,40}$/;

const ended = (outcome: DiagnosedOutcome, status: string, refusalCode?: string): Ending => ({
  outcome,
  status,
  flag: undefined,
  refusalCode,
});

function endingOf(outcome: Result<ServiceResponse, TransportFailure>): Ending {
  if (outcome.ok) {
    const { errorCode } = outcome.value;
    if (errorCode === undefined) return ended("answered", "ok");
    return ended("refused", "refused", CODE.test(errorCode) ? errorCode : "other");
  }
  const { failure } = outcome;
  switch (failure.kind) {
    case "aborted":
      return ended("cancelled", "cancelled");
    case "flagged":
      return { ...ended("refused", failure.flag), flag: failure.flag };
    case "refused":
      return ended("refused", "refused", "errorMessage");
    case "not-supported":
      return ended("refused", "not supported");
    case "try-later":
      return ended("refused", "try later", "TRY_LATER");
    case "timeout":
    case "unreachable":
    case "http":
    case "malformed":
    case "unexpected-error":
      return ended("failed", describeTransportFailure(failure) ?? failure.kind);
  }
}

/** Operation of a request: the element in the body of its envelope. */
const OPERATION = /<(?:[\w-]+:)?Body[^<>]*>\s*<(?:[\w-]+:)?([A-Za-z][A-Za-z0-9]*)/;

const operationIn = (body: unknown): string => (typeof body === "string" ? (OPERATION.exec(body)?.[1] ?? "") : "");

/** Facts about a running call. */
interface CallTrace {
  readonly startedAt: Instant;
  attempts: number;
  bytes: number | undefined;
}

export interface CallTracerDependencies {
  readonly fetch: Fetch;
  readonly now: () => Instant;
  /** Receives each call when it is sent, retried or ended. */
  readonly add: (call: DiagnosedCall) => void;
}

/** Collects the facts about each call: around `fetch`, and from the outcome in the gateway (CALL-17). */
export class CallTracer {
  readonly #dependencies: CallTracerDependencies;
  readonly #running = new Map<string, CallTrace>();

  constructor(dependencies: CallTracerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a request and counts it; a retry has the number of the first one. */
  readonly fetch: Fetch = async (url, init) => {
    const requestId = new Headers(init.headers).get("X-Ebok-Request");
    const { fetch, now } = this.#dependencies;
    if (requestId === null) return fetch(url, init);
    const trace = this.#running.get(requestId) ?? { startedAt: now(), attempts: 0, bytes: undefined };
    trace.attempts += 1;
    this.#running.set(requestId, trace);
    this.#dependencies.add({
      operation: operationIn(init.body),
      requestId,
      ...trace,
      durationMs: 0,
      ...ended("running", trace.attempts === 1 ? "running" : "retrying"),
    });
    const response = await fetch(url, init);
    // The length of a header is that of the compressed body, and missing without compression in advance.
    const body = await response.arrayBuffer();
    trace.bytes = body.byteLength;
    const { status, statusText, headers } = response;
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  };

  readonly end: OutcomeListener = (operation, requestId, outcome) => {
    if (requestId === undefined) return;
    const { now, add } = this.#dependencies;
    const endedAt = now();
    const { startedAt = endedAt, attempts = 0, bytes } = this.#running.get(requestId) ?? {};
    this.#running.delete(requestId);
    add({ operation, requestId, startedAt, durationMs: endedAt - startedAt, bytes, attempts, ...endingOf(outcome) });
  };
}
