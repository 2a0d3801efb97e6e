import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { childOf, itemsOf, resultOf, textOf, valuesIn } from "./response-tree.ts";

type RelationProblem = Pick<FindingDetails, "rule" | "path" | "expected" | "found" | "effect">;

/** Amounts that are never below 0 (docs/contract/README.md, "Signs"), by operation. */
const POSITIVE: Readonly<Record<string, RegExp>> = {
  getPaymentState: /^amount$/,
  getOpenPayments: /^payments\.item\[\d+\]\.amount$/,
  getOverpaymentPayouts: /^payouts\.item\[\d+\]\.amount$/,
  orderOverpaymentPayout: /^payout\.amount$/,
  getSalesOfferHistory: /\.price$|\.activationPrice$/,
  getDirectBilling: /\.price$/,
  getClientData: /\.productPrices\.item\[\d+\]\.value$|\.actualPrice$/,
};

function negativeAmounts(result: XmlElement, operation: string): readonly RelationProblem[] {
  const pattern = POSITIVE[operation];
  if (pattern === undefined) return [];
  return valuesIn(result)
    .filter(({ path, text }) => pattern.test(path) && text.trim().startsWith("-"))
    .map(({ path }) => ({
      rule: "values.positive",
      path,
      expected: "an amount that is not below 0",
      found: "one below 0",
      effect: "the customer reads a wrong amount",
    }));
}

function unknownAccount(result: XmlElement): readonly RelationProblem[] {
  const current = textOf(result, "currentContext");
  const accounts = itemsOf(result, "contexts").map((item) => textOf(item, "id"));
  if (current === "" || accounts.length === 0 || accounts.includes(current)) return [];
  return [
    {
      rule: "accounts.current-listed",
      path: "currentContext",
      expected: "one of the ids of contexts",
      found: "another id",
      effect: "the menu of accounts marks none as the current one",
    },
  ];
}

function incompleteChallenge(result: XmlElement): readonly RelationProblem[] {
  const challenge = childOf(result, "challenge");
  if (challenge === undefined || textOf(challenge, "factor") !== "sms") return [];
  if (textOf(challenge, "codeValidUntil") !== "") return [];
  return [
    {
      rule: "login.challenge-complete",
      path: "challenge.codeValidUntil",
      expected: "the time until which the SMS code is valid",
      found: "nothing",
      effect: "the portal cannot say when the code expires",
    },
  ];
}

/** Judges values of one response that must fit each other. */
export function judgeRelations(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { operation } = exchange;
  const result = resultOf(exchange);
  if (result === undefined) return [];
  const problems = [
    ...negativeAmounts(result, operation),
    ...(operation === "sessionStart" ? [...unknownAccount(result), ...incompleteChallenge(result)] : []),
  ];
  return problems.map((problem) => contract.finding({ ...problem, operation, requestId: requestIdOf(exchange) }));
}
