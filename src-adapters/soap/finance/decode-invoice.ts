import type {
  CorrectedInvoice,
  InvoiceCorrection,
  InvoiceDetails,
  InvoiceItem,
  InvoiceParty,
  ItemKind,
  KsefContext,
  KsefOfflineMark,
  KsefReference,
} from "#domain/finance/invoice-details.ts";
import { KSEF_CONTEXTS } from "#domain/finance/ksef.ts";
import type { DuplicateRefusal, DuplicateTicket } from "#domain/finance/invoices.port.ts";
import { parseWireDay, warsawMonth } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { CONTRACT_ENTRY_KINDS, entryKindFrom } from "./decode-entry.ts";

/** Records, so that a word added to the domain and forgotten here does not compile. */
const ITEM_KINDS: Readonly<Record<ItemKind, true>> = {
  subscription: true,
  promotion: true,
  "one-time": true,
  usage: true,
  interest: true,
  adjustment: true,
  other: true,
};
const CODES: Readonly<Record<string, DuplicateRefusal["code"]>> = {
  "duplicate-creating": "creating",
  "duplicate-not-possible": "not-possible",
  "unknown-entry": "unknown-entry",
};

function itemKind(text: string | undefined): ItemKind {
  const isKind = (known: string): known is ItemKind => Object.hasOwn(ITEM_KINDS, known);
  const name = text?.trim() ?? "";
  return isKind(name) ? name : "other";
}

/** Decodes an item; `undefined` without its amounts. A period counts only with both dates. */
function decodeItem(item: Fields): InvoiceItem | undefined {
  const itemId = item.requiredText("itemId");
  const [net, vat, gross] = [item.requiredAmount("net"), item.requiredAmount("vat"), item.requiredAmount("gross")];
  if (itemId === undefined || net === undefined || vat === undefined || gross === undefined) return undefined;
  const [from, to] = [item.parsed("from", parseWireDay), item.parsed("to", parseWireDay)];
  return {
    itemId,
    serviceId: item.optionalText("serviceId"),
    name: item.requiredText("name") ?? "",
    kind: itemKind(item.requiredOpenWord("kind", Object.keys(ITEM_KINDS))),
    days: from === undefined || to === undefined || to < from ? undefined : { from, to },
    quantity: item.optionalText("quantity"),
    net,
    vatRate: item.requiredText("vatRate") ?? "",
    vat,
    gross,
  };
}

function decodeParty(party: Fields): InvoiceParty | undefined {
  const name = party.requiredText("name");
  return name === undefined
    ? undefined
    : { name, taxId: party.optionalText("taxId"), address: party.presentText("address") ?? "" };
}

function decodeRequiredParty(data: Fields, name: string): InvoiceParty | undefined {
  if (data.child(name) === undefined) data.reportLoss(name, "an element with fields");
  return data.decodeChild(name, decodeParty);
}

function decodeCorrected(corrected: Fields): CorrectedInvoice | undefined {
  const [entryId, number] = [corrected.requiredText("entryId"), corrected.requiredText("number")];
  return entryId === undefined || number === undefined
    ? undefined
    : { entryId, number, reason: corrected.optionalText("reason") };
}

function decodeCorrection(correction: Fields): InvoiceCorrection | undefined {
  const number = correction.requiredText("number");
  const issuedOn = correction.requiredParsed("issuedOn", parseWireDay, "a day DD-MM-YYYY");
  const gross = correction.requiredAmount("gross");
  if (number === undefined || issuedOn === undefined || gross === undefined) return undefined;
  return { number, entryId: correction.optionalText("entryId"), issuedOn, gross };
}

/** Decodes the corrections; `undefined` when one cannot be read, because their amounts are added up. */
function decodeCorrections(data: Fields): InvoiceDetails["corrections"] {
  const corrections = data.list("corrections", decodeCorrection);
  return data.lossyFields.includes("corrections") ? undefined : corrections;
}

function decodeKsef(ksef: Fields): KsefReference | undefined {
  const [number, hash] = [ksef.requiredText("number"), ksef.requiredText("hash")];
  return number === undefined || hash === undefined ? undefined : { number, hash };
}

function ksefContext(text: string | undefined): KsefContext | undefined {
  return KSEF_CONTEXTS.find((context) => context === text);
}

function decodeKsefOffline(mark: Fields): KsefOfflineMark | undefined {
  const [hash, contextId] = [mark.requiredText("hash"), mark.requiredText("contextId")];
  const [certificate, signature] = [mark.requiredText("certificate"), mark.requiredText("signature")];
  const context = ksefContext(mark.requiredOpenWord("context", KSEF_CONTEXTS));
  if (hash === undefined || contextId === undefined || context === undefined) return undefined;
  if (certificate === undefined || signature === undefined) return undefined;
  return { hash, context, contextId, certificate, signature };
}

/**
 * Decodes an invoice; `undefined` without an id, amounts, issue date, seller, buyer or items, and when one of the items
 * cannot be read, because the portal must not guess about a bill: the items are added up and compared (ENT-03).
 */
export function decodeInvoice(data: Fields): InvoiceDetails | undefined {
  const entryId = data.requiredText("entryId");
  const [net, vat, gross] = [data.requiredAmount("net"), data.requiredAmount("vat"), data.requiredAmount("gross")];
  const issuedOn = data.requiredParsed("issuedOn", parseWireDay, "a day DD-MM-YYYY");
  const [seller, buyer] = [decodeRequiredParty(data, "seller"), decodeRequiredParty(data, "buyer")];
  const items = data.requiredList("items", decodeItem);
  if (data.lossyFields.includes("items")) return undefined;
  if (entryId === undefined || issuedOn === undefined || items === undefined) return undefined;
  if (net === undefined || vat === undefined || gross === undefined || seller === undefined || buyer === undefined)
    return undefined;
  return {
    entryId,
    kind: entryKindFrom(data.requiredOpenWord("kind", CONTRACT_ENTRY_KINDS)),
    number: data.requiredText("number") ?? "",
    period: data.parsed("period", warsawMonth),
    issuedOn,
    dueDate: data.parsed("dueDate", parseWireDay),
    net,
    vat,
    gross,
    seller,
    buyer,
    items,
    corrects: data.decodeChild("corrects", decodeCorrected),
    corrections: decodeCorrections(data),
    ksef: data.decodeChild("ksef", decodeKsef),
    ksefOffline: data.decodeChild("ksefOffline", decodeKsefOffline),
  };
}

/** Address of a duplicate; `undefined` without an address or an expiry. */
export function decodeDuplicateTicket(data: Fields): DuplicateTicket | undefined {
  const [address, expiresAt] = [data.optionalText("downloadUrl"), data.instant("expiresAt")];
  return address === undefined || expiresAt === undefined ? undefined : { address: address.trim(), expiresAt };
}

/** Reason why there is no duplicate; an unknown code becomes `unknown`. */
export function decodeDuplicateRefusal(refusalCode: string): DuplicateRefusal {
  return {
    kind: "duplicate-refused",
    code: Object.hasOwn(CODES, refusalCode) ? (CODES[refusalCode] ?? "unknown") : "unknown",
  };
}
