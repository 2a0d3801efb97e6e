import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { resultOf, valuesIn, type ResponseValue } from "./response-tree.ts";

/** Texts that may be HTML (docs/contract/README.md, "HTML"). */
const HTML_TEXTS: Readonly<Record<string, RegExp>> = {
  getClientMessages: /^messages\.item\[\d+\]\.body$/,
  getFaq: /^questions\.item\[\d+\]\.answer$/,
  getClientData: /(?:^|\.)popupMessage$/,
  getSiteContent: /^content\.item\[\d+\]\.value$/,
};

/** Texts that a customer or an agent typed: they may look like HTML. */
const TYPED = /(?:^|\.)(?:customName|deviceName|text)$/;

/** Tag or entity of HTML. A lone `<` or `&` is text. */
const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i;

/** UTF-8 that was read as another encoding: `Å‚` for `ł`, `Ã³` for `ó`, or the character for unreadable bytes. */
const WRONG_ENCODING = /\uFFFD|[ÃÄÅ][\u0080-\u00BF\u0152-\u02DC\u2013-\u2122]/;

type TextProblem = Pick<FindingDetails, "rule" | "expected" | "found" | "effect">;

function problemOf({ path, text }: ResponseValue, operation: string): TextProblem | undefined {
  if (WRONG_ENCODING.test(text))
    return {
      rule: "values.encoding",
      expected: "text in UTF-8",
      found: "letters of another encoding",
      effect: "the customer reads wrong letters",
    };
  if (HTML.test(text) && !TYPED.test(path) && HTML_TEXTS[operation]?.test(path) !== true)
    return {
      rule: "values.plain-text",
      expected: "plain text",
      found: "tags or entities of HTML",
      effect: "the customer reads the tags",
    };
  return undefined;
}

/** Validates texts that the customer reads: their encoding, and HTML where the portal shows plain text. */
export function validateTexts(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const result = resultOf(exchange);
  if (result === undefined) return [];
  return valuesIn(result).flatMap((value) => {
    const problem = problemOf(value, exchange.operation);
    return problem === undefined
      ? []
      : [
          contract.finding({
            ...problem,
            operation: exchange.operation,
            path: value.path,
            requestId: requestIdOf(exchange),
          }),
        ];
  });
}
