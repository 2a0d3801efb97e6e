import { groszeFromDecimal } from "#domain/shared-kernel/money.ts";
import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { CheckResults } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";
import { textOf } from "../validation/response-tree.ts";

const RULE = "finance.corrections-agree";

const namedBy = (document: ProviderAnswer): readonly XmlElement[] =>
  document.items("corrections").filter((item) => textOf(item, "entryId") !== "");

/** Loads every correction that a document names, and compares both. */
export async function* validateCorrections(client: ProviderClient, document: ProviderAnswer): CheckResults {
  for (const named of namedBy(document)) {
    const correction = await client.call("getInvoiceDetails", { entryId: textOf(named, "entryId") });
    yield* compareCorrection(document, named, correction);
  }
}

/** Returns true if a document names the other one as its correction. */
export const namesAsCorrection = (document: ProviderAnswer, other: ProviderAnswer): boolean =>
  namedBy(document).some((named) => textOf(named, "entryId") === other.text("entryId"));

/** Compares a document with one of the corrections that it names. */
export function* validateCorrection(document: ProviderAnswer, correction: ProviderAnswer): Generator<FindingDetails> {
  for (const named of namedBy(document))
    if (textOf(named, "entryId") === correction.text("entryId")) yield* compareCorrection(document, named, correction);
}

function* compareCorrection(
  document: ProviderAnswer,
  named: XmlElement,
  correction: ProviderAnswer,
): Generator<FindingDetails> {
  const finding = { rule: RULE, operation: "getInvoiceDetails", requestId: correction.requestId };
  const path = `corrections.item[${document.items("corrections").indexOf(named)}]`;
  const corrected = textOf(correction.child("corrects"), "entryId");
  const ids = [document.text("entryId"), ...namedBy(document).map((one) => textOf(one, "entryId"))];
  if (!correction.isData || !ids.includes(corrected))
    yield {
      ...finding,
      path: `${path}.entryId`,
      expected: "a document whose corrects names this one, or another of the list",
      found: correction.isData ? "one that does not" : correction.summary,
      effect: "the customer reads of a correction that belongs to another invoice, or follows a link to nothing",
    };
  else if (groszeFromDecimal(textOf(named, "gross")) !== groszeFromDecimal(correction.text("gross")))
    yield {
      ...finding,
      path: `${path}.gross`,
      expected: "the gross amount of the correction",
      found: "another amount",
      effect: "the amount after the corrections differs from the documents",
    };
}
