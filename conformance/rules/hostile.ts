import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";
import { HOSTILE_BODIES, HOSTILE_TEXTS } from "../hostile/hostile-input.ts";

const MAX_REFUSAL_MS = 10_000;

/** Characters of a response that are searched. */
const MAX_SEARCHED = 100_000;

/** Traces of programs in a response: stack traces, paths, names of databases. */
const DETAILS =
  /\bat [\w.$<>]+ ?\(.+:\d+(?::\d+)?\)|Traceback \(most recent|\.php(?: on line|:\d+)|\.java:\d+|Exception in thread|node_modules|SQLSTATE|\b(?:mysqli?|postgres|sqlite|ORA-\d{5})\b|\/(?:home|usr|var|srv|app)\/[\w./-]+\.\w+/i;

/** Input that is no call, and texts that attack what stands behind the provider. */
export const hostileRules: Check = {
  id: "hostile",
  title: "Hostile input",
  rules: ["hostile.refused", "hostile.no-details", "hostile.survives", "hostile.text-is-data"],
  async *run(context) {
    const client = context.browser();
    for (const { what, body, contentType } of HOSTILE_BODIES) {
      const exchange = await client.post(body(), {
        "Content-Type": contentType ?? "text/xml; charset=utf-8",
        "X-Ebok-Fingerprint": callFingerprint("beforeLogin", ""),
      });
      yield* validateRefusal(exchange, what);
      yield* expectAlive(client, what);
    }
    for (const { what, text } of HOSTILE_TEXTS) {
      const answer = await client.call("sessionStart", { login: text, password: text });
      yield* expectAnswer(answer.errorCode !== "" && answer.text("sessionId") === "", answer, {
        rule: "hostile.text-is-data",
        path: "",
        expected: `a refusal of the unknown login, which has ${what}`,
        effect: "an attacker may read or change data of customers",
      });
      yield* validateDetails(answer.exchange, what);
    }
    yield* expectAlive(client, "texts that attack");
  },
};

function* validateRefusal(exchange: Exchange, what: string): Generator<FindingDetails> {
  const status = exchange.response?.status ?? 0;
  const isSlow = exchange.durationMs > MAX_REFUSAL_MS;
  // A provider may close the connection on a body that is too large, instead of reading it.
  const isClosed = exchange.failure === "unreachable" && exchange.request.body.length > 1_000_000;
  if (!isClosed && (status < 400 || status > 499 || isSlow))
    yield toFinding(
      "hostile.refused",
      what,
      exchange,
      isSlow ? "a response after more than ten seconds" : new ProviderAnswer(exchange).summary,
    );
  yield* validateDetails(exchange, what);
}

function* validateDetails(exchange: Exchange, what: string): Generator<FindingDetails> {
  if (DETAILS.test(exchange.response?.body.slice(0, MAX_SEARCHED) ?? ""))
    yield toFinding("hostile.no-details", what, exchange, "details of the program, such as a stack trace");
}

function toFinding(rule: string, what: string, { request }: Exchange, found: string): FindingDetails {
  return {
    rule,
    path: what.replaceAll(" ", "-"),
    expected:
      rule === "hostile.refused" ? `4xx within ten seconds for ${what}` : `no details of the program for ${what}`,
    found,
    effect: "an attacker learns about the provider, or keeps it busy",
    requestId: request.headers["x-ebok-request"],
  };
}

async function* expectAlive(client: ProviderClient, what: string): CheckResults {
  const answer = await client.call("beforeLogin", { login: "conformance-kit" });
  yield* expectAnswer(answer.result !== undefined || answer.isUnsupported, answer, {
    rule: "hostile.survives",
    path: what.replaceAll(" ", "-"),
    expected: `a response to the next call after ${what}`,
    effect: "one request stops the portal for all customers",
  });
}
