import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { lateNotices } from "./late-notices.ts";
import { holidayVisits } from "./holiday-visits.ts";
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

/** Reads that may have an empty result: it means that there is nothing (docs/contract/ebok.xsd). */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["getSessionServerHash", "getExtendOffer", "getServiceMove"]);

function emptyRead(result: XmlElement, operation: string): readonly RelationProblem[] {
  if (result.children.length > 0 || !operation.startsWith("get") || MAY_BE_EMPTY.has(operation)) return [];
  return [
    {
      rule: "response.not-empty",
      path: "",
      expected: "data, a flag or an errorCode",
      found: "an empty result",
      effect: "the portal shows none of the data, and says that it could not be loaded",
    },
  ];
}

/** Returns the numbers that a documentation lists with their meanings: `0 active, 1 accepted, 2 declined`. */
function listedNumbers(documentation: string): readonly string[] {
  const list = /^(?:[^.:]*: )?(?=\d+ )([^.;]*)/.exec(documentation)?.[1] ?? "";
  const numbers = [...list.matchAll(/(?:^|, )(\d+) [a-z]/g)].map(([, number = ""]) => number);
  return numbers.length < 3 ? [] : numbers;
}

function unknownNumbers(
  result: XmlElement,
  operation: string,
  contract: PublishedContract,
): readonly RelationProblem[] {
  return valuesIn(result).flatMap(({ path, text }) => {
    const isNumber = contract.elementAt(operation, path)?.type === "integer" && /^\d+$/.test(text.trim());
    const documentation = isNumber ? contract.documentationAt(operation, path) : "";
    const numbers = listedNumbers(documentation);
    if (numbers.length === 0 || numbers.includes(text.trim())) return [];
    return [
      {
        rule: "decoding.unknown-value",
        path,
        expected: `one of ${numbers.join(", ")}`,
        found: "another number",
        effect: "the portal shows an unknown state, and offers nothing that depends on it",
      },
    ];
  });
}

/** Validates values of one response that must fit each other. */
export function validateRelations(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { operation } = exchange;
  const result = resultOf(exchange);
  if (result === undefined) return [];
  const problems = [
    ...emptyRead(result, operation),
    ...unknownNumbers(result, operation, contract),
    ...negativeAmounts(result, operation),
    ...holidayVisits(result, operation),
    ...lateNotices(result, operation),
    ...(operation === "sessionStart" ? [...unknownAccount(result), ...incompleteChallenge(result)] : []),
  ];
  return problems.map((problem) => contract.finding({ ...problem, operation, requestId: requestIdOf(exchange) }));
}
