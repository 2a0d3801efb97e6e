import { config } from "rxjs";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { parseXml } from "#adapters/soap/decoding/parse-xml.ts";
import { yieldToMainThread } from "#adapters/soap/decoding/yield-to-main-thread.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { describeCallError, describeEffect, type Deviation } from "#domain/tracking/deviation.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { PORTAL_READERS, type RequestField } from "./portal-readers.ts";
import { resultOf, textOf } from "./response-tree.ts";

/** Expectation of the portal's decoders for a list of words. */
const KNOWN_WORD = "a known word";

type DecoderProblem = Pick<FindingDetails, "rule" | "path" | "expected" | "found" | "effect">;

const NO_DATA = "the portal shows none of the data, and says that it could not be loaded";

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** Reads the fields of a request, which are children of its call. */
function requestField(body: string): RequestField {
  const call = parseXml(body)?.children.find(({ name }) => name === "Body")?.children[0];
  return (name) => textOf(call, name);
}

/** First sentence of the documentation that says what the portal does with another value. */
function documentedEffect(documentation: string): string {
  return /[^.]*\b(?:anything else|another|any other|unknown|Absent)\b[^.]*\./i.exec(documentation)?.[0].trim() ?? "";
}

/** Translates a deviation that the portal's decoder has recorded. */
function toProblem(deviation: Deviation, operation: string, contract: PublishedContract): DecoderProblem {
  const { path, expected, found, effect } = deviation;
  const shown = describeEffect(deviation);
  if (expected !== KNOWN_WORD) {
    const rule = effect === "nothing-lost" ? "decoding.tolerated" : "decoding.lost";
    return { rule, path, expected, found, effect: shown };
  }
  const documented = documentedEffect(contract.documentationAt(operation, path));
  return {
    rule: "decoding.unknown-value",
    path,
    expected: "a value of the list in the documentation",
    found,
    effect: documented === "" ? shown : documented,
  };
}

/** Returns true for data that may be missing beside a refusal. */
function isAbsence({ path, found }: DecoderProblem): boolean {
  return found === "nothing" || path === "result" || path === "errorCode";
}

const isRefusal = (exchange: Exchange): boolean => textOf(resultOf(exchange), "errorCode") !== "";

function failureProblem(what: string): DecoderProblem {
  const cause = what.replace(/^malformed: /, "");
  return {
    rule:
      cause === "message-only" ? "response.not-empty" : cause === "wrong-field" ? "decoding.lost" : "response.readable",
    path: "",
    expected: cause === "message-only" ? "data, a flag or an errorCode" : `one readable result`,
    found: cause,
    effect: NO_DATA,
  };
}

/**
 * Lets the portal's own adapter read a recorded response, and returns as findings what its decoder left out, read with
 * a default, tolerated or did not know.
 */
export async function validateDecoding(exchange: Exchange, contract: PublishedContract): Promise<readonly Finding[]> {
  const { operation, response, failure } = exchange;
  if (!isOperation(operation) || response?.status !== 200 || failure !== undefined) return [];
  const problems: DecoderProblem[] = [];
  const gateway = new SoapGateway({
    serviceUrl: "http://recorded.invalid/service",
    retryDelayMs: 0,
    // Also an operation that belongs to no profile.
    supported: new SupportedOperations({ supports: [operation] }),
    clock: new SystemClockAdapter(),
    // Other events are a message beside data, which is allowed, and "not supported".
    log: (event) => {
      if ("deviation" in event) problems.push(toProblem(event.deviation, operation, contract));
    },
    logError: (event) => problems.push(failureProblem(describeCallError(event))),
    fetch: () => Promise.resolve(new Response(response.body, { status: response.status })),
  });
  gateway.setCredentials("recorded");
  const onError = config.onUnhandledError;
  // The portal reports an exception of its own code this way; in the kit it is a finding.
  config.onUnhandledError = (): void => {
    problems.push({
      rule: "decoding.lost",
      path: "",
      expected: "data that the portal can use",
      found: "a response on which its decoder fails",
      effect: NO_DATA,
    });
  };
  try {
    await PORTAL_READERS[operation](gateway, requestField(exchange.request.body));
    // The gateway reports deviations by a message channel, and RxJS exceptions by a timer: neither waits for the other.
    await yieldToMainThread();
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    config.onUnhandledError = onError;
  }
  const requestId = requestIdOf(exchange);
  return (isRefusal(exchange) ? problems.filter((problem) => !isAbsence(problem)) : problems).map((problem) =>
    contract.finding({ ...problem, operation, requestId }),
  );
}
