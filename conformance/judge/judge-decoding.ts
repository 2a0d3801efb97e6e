import { config } from "rxjs";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { parseXml } from "#adapters/soap/decoding/parse-xml.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { PORTAL_READERS, type RequestField } from "./portal-readers.ts";
import { resultOf, textOf } from "./response-tree.ts";

type DecoderProblem = Pick<FindingDetails, "rule" | "path" | "expected" | "found" | "effect">;

const NOT_SHOWN = "this part is missing on screen; the portal says that something could not be read";
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

/** Translates a report of the portal's decoder; `undefined` for reports that are no deviation. */
function toProblem(what: string, operation: string, contract: PublishedContract): DecoderProblem | undefined {
  // With data or after a write a message is allowed.
  if (what === "errorMessage" || what === "not supported") return undefined;
  const [, path = "", expected = "", found = "", tolerated] =
    /^([^\s:]*): expected (.*), found (.*?)(; nothing is lost)?$/s.exec(what) ?? [];
  if (expected === "") {
    const otherCase = /^([^\s:]*): another case of the name$/.exec(what)?.[1];
    if (otherCase !== undefined)
      return {
        rule: "decoding.tolerated",
        path: otherCase,
        expected: "the name as the contract spells it",
        found: "another case",
        effect: "none: the portal reads it",
      };
    const [, place = "", rest = what] = /^([^\s:]+): (.*)$/s.exec(what) ?? [];
    return {
      rule: "decoding.lost",
      path: place,
      expected: "data that the portal can use",
      found: rest,
      effect: NO_DATA,
    };
  }
  if (expected === "a known word") {
    const effect = documentedEffect(contract.documentationAt(operation, path));
    return {
      rule: "decoding.unknown-value",
      path,
      expected: "a value of the list in the documentation",
      found,
      effect: effect === "" ? (tolerated === undefined ? NOT_SHOWN : "the value is shown without a name") : effect,
    };
  }
  if (tolerated !== undefined)
    return { rule: "decoding.tolerated", path, expected, found, effect: "none: the portal reads it" };
  return { rule: "decoding.lost", path, expected, found, effect: NOT_SHOWN };
}

/** Reports of data that may be missing with a refusal. */
const ABSENT = ["nothing", "the response has a code instead of data", "the response lacks a required field"];

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
export async function judgeDecoding(exchange: Exchange, contract: PublishedContract): Promise<readonly Finding[]> {
  const { operation, response, failure } = exchange;
  if (!isOperation(operation) || response?.status !== 200 || failure !== undefined) return [];
  const problems: DecoderProblem[] = [];
  const gateway = new SoapGateway({
    serviceUrl: "http://recorded.invalid/service",
    retryDelayMs: 0,
    clock: new SystemClockAdapter(),
    log: ({ what }) => {
      const problem = toProblem(what, operation, contract);
      if (problem !== undefined) problems.push(problem);
    },
    logError: ({ what }) => problems.push(failureProblem(what)),
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
  await PORTAL_READERS[operation](gateway, requestField(exchange.request.body));
  // RxJS reports exceptions in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  config.onUnhandledError = onError;
  const requestId = requestIdOf(exchange);
  return (isRefusal(exchange) ? problems.filter(({ found }) => !ABSENT.includes(found)) : problems).map((problem) =>
    contract.finding({ ...problem, operation, requestId }),
  );
}
