import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { FindingDetails } from "../finding.ts";
import { withoutMoments } from "../rules/compare-answers.ts";
import { namesAsCorrection, validateCorrection } from "../rules/corrections.ts";
import { validateBalance, validateEntries, validateItems } from "../rules/finance.ts";

/** The recording has what a rule looks at. */
interface TriedRule {
  readonly tried: string;
}

/** Validates the exchanges of a recording in their order. */
type RecordedRule = (
  exchanges: readonly Exchange[],
  contract: PublishedContract,
) => Iterable<FindingDetails | TriedRule>;

const bearerOf = ({ request }: Exchange): string => (request.headers["authorization"] ?? "").replace(/^Bearer /, "");

const callsOf = (exchanges: readonly Exchange[], operation: string): readonly Exchange[] =>
  exchanges.filter((exchange) => exchange.operation === operation);

/** Reads an element of a request; masks keep equal texts equal. */
const requestValue = ({ request }: Exchange, name: string): string =>
  new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(request.body)?.[1]?.trim() ?? "";

const needsSession = ({ operation }: Exchange, contract: PublishedContract): boolean =>
  contract.operations.get(operation)?.request[0]?.name === "sessionId";

const fingerprints: RecordedRule = function* (exchanges, contract) {
  for (const exchange of exchanges) {
    if (!contract.operations.has(exchange.operation)) continue;
    const sent = exchange.request.headers["x-ebok-fingerprint"];
    if (sent === callFingerprint(exchange.operation, bearerOf(exchange))) continue;
    const rule = sent === undefined ? "session.fingerprint-required" : "session.fingerprint-wrong";
    yield { tried: rule };
    if (exchange.response?.status !== 200) continue;
    yield {
      rule,
      operation: exchange.operation,
      expected: "HTTP 400",
      found: new ProviderAnswer(exchange).summary,
      effect: "whoever knows a session id can use the session",
      requestId: requestIdOf(exchange),
    };
  }
};

const endedSessions: RecordedRule = function* (exchanges, contract) {
  const ended = new Set<string>();
  for (const exchange of exchanges) {
    const answer = new ProviderAnswer(exchange);
    const bearer = bearerOf(exchange);
    if (exchange.operation === "sessionEnd" && answer.isData) ended.add(bearer);
    if (exchange.operation === "sessionEnd" || !ended.has(bearer) || !needsSession(exchange, contract)) continue;
    yield { tried: "session.ended" };
    if (answer.isData && !isInactive(answer))
      yield {
        rule: "session.ended",
        operation: exchange.operation,
        expected: "sessionError after sessionEnd",
        found: answer.summary,
        effect: "a session stays usable after the logout",
        requestId: answer.requestId,
      };
  }
};

const isInactive = (answer: ProviderAnswer): boolean =>
  answer.exchange.operation === "sessionCheck" && !answer.flag("active");

const sessionIds: RecordedRule = function* (exchanges) {
  const known = new Set<string>();
  for (const answer of callsOf(exchanges, "sessionStart").map((exchange) => new ProviderAnswer(exchange))) {
    const id = answer.text("sessionId");
    if (known.size > 0) yield { tried: "session.id-unique" };
    if (id !== "" && known.has(id))
      yield {
        rule: "session.id-unique",
        operation: "sessionStart",
        path: "sessionId",
        expected: "another session id for every login",
        found: "the same session id twice",
        effect: "a logout in one browser ends the session of another one",
        requestId: answer.requestId,
      };
    if (id !== "") known.add(id);
  }
};

const sessionHashes: RecordedRule = function* (exchanges) {
  const hashes = new Map<string, string>();
  for (const exchange of callsOf(exchanges, "getSessionServerHash")) {
    const answer = new ProviderAnswer(exchange);
    const hash = answer.text("sessionServerHash");
    const bearer = bearerOf(exchange);
    if (hash === "") continue;
    const finding = {
      operation: exchange.operation,
      path: "sessionServerHash",
      effect: "the portal ends the session, or cannot notice a foreign one",
      requestId: answer.requestId,
    };
    if (hashes.has(bearer)) yield { tried: "session.hash-constant" };
    if (hashes.size > (hashes.has(bearer) ? 1 : 0)) yield { tried: "session.hash-different" };
    if ((hashes.get(bearer) ?? hash) !== hash)
      yield { ...finding, rule: "session.hash-constant", expected: "the same hash during a session", found: "another" };
    if ([...hashes].some(([other, known]) => other !== bearer && known === hash))
      yield { ...finding, rule: "session.hash-different", expected: "another hash", found: "that of another session" };
    hashes.set(bearer, hash);
  }
};

/** Session ids differ between the calls of one customer; everything else is the content of a write. */
const contentOf = (exchange: Exchange): string =>
  exchange.request.body.replace(/<(?:[\w.-]+:)?sessionId[\s\S]*?<\/(?:[\w.-]+:)?sessionId>/, "");

const idempotencyKeys: RecordedRule = function* (exchanges) {
  const known = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const intentId = requestValue(exchange, "intentId");
    if (exchange.operation === "" || intentId === "" || exchange.response === undefined) continue;
    const first = known.get(intentId);
    if (first === undefined) {
      known.set(intentId, exchange);
      continue;
    }
    const [answer, firstAnswer] = [new ProviderAnswer(exchange), new ProviderAnswer(first)];
    const isSame = first.operation === exchange.operation && contentOf(first) === contentOf(exchange);
    yield { tried: isSame ? "idempotency.once-in-parallel" : "idempotency.other-content" };
    if (isSame && withoutMoments(answer) !== withoutMoments(firstAnswer))
      yield {
        rule: "idempotency.once-in-parallel",
        operation: exchange.operation,
        expected: `the first response to the same key: ${firstAnswer.summary}`,
        found: answer.summary === firstAnswer.summary ? "another response" : answer.summary,
        effect: "a repeated write has a second effect",
        requestId: answer.requestId,
      };
    if (!isSame && answer.status !== 400)
      yield {
        rule: "idempotency.other-content",
        operation: exchange.operation,
        expected: "HTTP 400 for a known key with other content",
        found: answer.summary,
        effect: "the customer reads that something was done that was not",
        requestId: answer.requestId,
      };
  }
};

const money: RecordedRule = function* (exchanges) {
  const entries = new Map<string, ProviderAnswer>();
  const clients = new Map<string, ProviderAnswer>();
  for (const exchange of exchanges) {
    const answer = new ProviderAnswer(exchange);
    const bearer = bearerOf(exchange);
    if (exchange.operation === "getInvoiceDetails") {
      if (answer.isData) yield { tried: "finance.items-add-up" };
      yield* validateItems(answer);
    }
    // Another account or a write changes both: they are compared only when both were read after it.
    if (exchange.operation === "changeContext" || requestValue(exchange, "intentId") !== "") {
      entries.delete(bearer);
      clients.delete(bearer);
    }
    if (!answer.isData) continue;
    if (exchange.operation === "getClientFinancialEntries") {
      yield* ["finance.signs", "finance.unique-ids"].map((tried) => ({ tried }));
      yield* validateEntries(answer);
      entries.set(bearer, answer);
    } else if (exchange.operation === "getClientData") clients.set(bearer, answer);
    else continue;
    const [client, list] = [clients.get(bearer), entries.get(bearer)];
    if (client === undefined || list === undefined) continue;
    yield { tried: "finance.balance" };
    yield* validateBalance(client, list);
  }
};

const corrections: RecordedRule = function* (exchanges) {
  const known = new Map<string, readonly ProviderAnswer[]>();
  for (const exchange of callsOf(exchanges, "getInvoiceDetails")) {
    const answer = new ProviderAnswer(exchange);
    if (!answer.isData) continue;
    const earlier = known.get(bearerOf(exchange)) ?? [];
    for (const other of earlier)
      for (const [document, correction] of [
        [answer, other],
        [other, answer],
      ] as const) {
        if (!namesAsCorrection(document, correction)) continue;
        yield { tried: "finance.corrections-agree" };
        yield* validateCorrection(document, correction);
      }
    known.set(bearerOf(exchange), [...earlier, answer]);
  }
};

const downloads: RecordedRule = function* (exchanges) {
  const fetched = new Set<string>();
  for (const exchange of exchanges) {
    const { request, response } = exchange;
    if (exchange.operation !== "" || request.method !== "GET" || response?.status !== 200) continue;
    yield { tried: "files.once" };
    const isAttachment = /^attachment\b/i.test(response.headers["content-disposition"] ?? "");
    const finding = {
      rule: "files.once",
      operation: "getDownloadToken",
      effect: "whoever finds the address has the file",
    };
    if (!isAttachment) yield { ...finding, expected: "the file as an attachment", found: "another disposition" };
    if (fetched.has(request.url)) yield { ...finding, expected: "HTTP 410 for a second GET", found: "HTTP 200" };
    fetched.add(request.url);
  }
};

/** Rules over several exchanges of a recording. Nothing is sent to a provider. */
const RECORDED_RULES: readonly RecordedRule[] = [
  fingerprints,
  endedSessions,
  sessionIds,
  sessionHashes,
  idempotencyKeys,
  money,
  corrections,
  downloads,
];

/** Findings about several exchanges, and the rules for which the recording had what they look at. */
export interface RecordedRuleResults {
  readonly findings: readonly FindingDetails[];
  readonly tried: ReadonlySet<string>;
}

/** Compares the exchanges of a recording with each other. */
export function validateRecordedRules(
  exchanges: readonly Exchange[],
  contract: PublishedContract,
): RecordedRuleResults {
  const results = RECORDED_RULES.flatMap((rule) => [...rule(exchanges, contract)]);
  return {
    findings: results.flatMap((result) => ("tried" in result ? [] : [result])),
    tried: new Set(results.flatMap((result) => ("tried" in result ? [result.tried] : []))),
  };
}
