import { parseWireDay } from "#domain/shared-kernel/index.ts";
import type { LegalNotice, NoticeTariff, TermsChange } from "#domain/messages/index.ts";
import type { Fields } from "../decoding/fields.ts";

const DAY = "a day DD-MM-YYYY";
const KINDS = { CHANGED_TERMS: "changed-terms", TERM_END: "term-end" } as const;

function decodeTermsChange(item: Fields): TermsChange | undefined {
  const [name, after] = [item.requiredText("name"), item.requiredText("after")];
  return name === undefined || after === undefined ? undefined : { name, before: item.optionalText("before"), after };
}

function decodeTariff(item: Fields): NoticeTariff | undefined {
  const [name, price] = [item.requiredText("name"), item.requiredAmount("price")];
  return name === undefined || price === undefined
    ? undefined
    : { name, price, description: item.optionalText("description") };
}

/**
 * Decodes the legal parts of a message; `undefined` without their kind, contract, day or basis, or with an
 * unreadable last day of a right.
 */
export function decodeLegalNotice(fields: Fields): LegalNotice | undefined {
  const kind = fields.requiredWord("kind", ["CHANGED_TERMS", "TERM_END"] as const);
  const contractNumber = fields.requiredText("contractNumber");
  const effectiveOn = fields.requiredParsed("effectiveOn", parseWireDay, DAY);
  const basis = fields.requiredText("basis");
  const freeUntil = fields.limit("freeUntil", parseWireDay, DAY);
  if (kind === undefined || contractNumber === undefined || effectiveOn === undefined || basis === undefined)
    return undefined;
  // Without its last day a right to end the contract would look like none.
  if (freeUntil === undefined) return undefined;
  return {
    kind: KINDS[kind],
    contractNumber,
    productId: fields.optionalText("productId"),
    effectiveOn,
    basis,
    changes: fields.list("changes", decodeTermsChange) ?? [],
    monthlyDifference: fields.amount("monthlyDifference"),
    freeUntil: freeUntil.value,
    tariffs: fields.list("tariffs", decodeTariff) ?? [],
  };
}
