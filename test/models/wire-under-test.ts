import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import type { ServiceResponse } from "#adapters/soap/gateway/service-response.ts";
import type { Payload } from "#adapters/soap/gateway/envelope.ts";
import type { OperationName } from "#adapters/soap/operations.ts";
import { escapeXml } from "#adapters/soap/decoding/xml-text.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import type { Ending, ModelReply } from "./wire-model.ts";

interface Request {
  readonly operation: string;
  /** Content of the request, including the session. */
  readonly sentContent: string;
  readonly authorization: string | undefined;
  readonly settle: (reply: ModelReply) => void;
}

/** Outcome of a call, the content that its response echoes, and the epoch in which the caller received it. */
export interface CallOutcome {
  readonly ending: Ending;
  readonly sentContent: string | undefined;
  readonly epoch: number;
}

function endingOf(outcome: Result<ServiceResponse, TransportFailure>): Ending {
  if (outcome.ok) return { kind: "ok", serial: outcome.value.data.whole("serial") ?? -1 };
  const { failure } = outcome;
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
    case "aborted":
    case "refused":
    case "flagged":
    case "not-supported":
      return { kind: failure.kind };
    case "try-later":
      return { kind: "refused" };
    case "http":
      return { kind: "http 500" };
    case "unexpected-error":
      return { kind: "broken" };
    case "malformed":
      return { kind: failure.why === "cut-off" ? "cut off" : "broken" };
  }
}

/** Real gateway over a network that the test controls per request. */
export function createWireUnderTest() {
  const clock = movableClock(0);
  const requests: Request[] = [];
  const outcomes: (CallOutcome | undefined)[] = [];
  const seen = { brokenOff: 0, signals: 0, errors: 0, epoch: 0 };

  const fetch = (_url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const body = typeof init.body === "string" ? init.body : "";
      const [, operation = "", sentContent = ""] = /<soap:Body><(\w+) [^>]*>(.*)<\/\1><\/soap:Body>/s.exec(body) ?? [];
      const serial = requests.length;
      const answer = (content: string) => soapReply(operation, content);
      let answered = false;
      const settle = (reply: ModelReply): void => {
        answered = true;
        switch (reply) {
          case "ok":
            return resolve(new Response(answer(`<serial>${serial}</serial><asked>${escapeXml(sentContent)}</asked>`)));
          case "refused":
            return resolve(new Response(answer("<errorMessage>Przerwa</errorMessage>")));
          case "flagged":
            return resolve(new Response(answer("<roleError>true</roleError>")));
          case "broken":
            return resolve(new Response("<html><body><br></body></html>"));
          case "cut off":
            return resolve(new Response(answer("<serial>1</serial>").slice(0, -20)));
          case "http 500":
            return resolve(new Response(answer(""), { status: 500 }));
          case "network broke":
            return reject(new TypeError("fetch failed"));
          case "browser gave up":
            return reject(new DOMException("the browser gave up", "AbortError"));
        }
      };
      const authorization = new Headers(init.headers).get("authorization") ?? undefined;
      requests.push({ operation, sentContent, authorization, settle });
      init.signal?.addEventListener("abort", () => {
        if (!answered) seen.brokenOff += 1;
        reject(new DOMException("broken off", "AbortError"));
      });
    });

  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock,
    log: () => undefined,
    logError: () => (seen.errors += 1),
    fetch,
  });
  gateway.signals.subscribe(() => (seen.signals += 1));

  return {
    requests,
    outcomes,
    seen,
    clock,
    call(operation: OperationName, payload: Payload): void {
      const caller = outcomes.push(undefined) - 1;
      void gateway.call(operation, payload).then((outcome) => {
        const sentContent = outcome.ok ? outcome.value.data.optionalText("asked") : undefined;
        outcomes[caller] = { ending: endingOf(outcome), sentContent, epoch: seen.epoch };
      });
    },
    setCredentials(session: string | undefined, currentContext: string | undefined, epoch: number): void {
      gateway.setCredentials(session, currentContext);
      seen.epoch = epoch;
    },
    /** Runs pending microtasks and immediates until `done`, at most 50 times. */
    async settle(done: () => boolean): Promise<void> {
      for (let turn = 0; turn < 50; turn++) {
        await new Promise((ready) => setImmediate(ready));
        if (done()) break;
      }
      await new Promise((ready) => setImmediate(ready));
    },
  };
}
