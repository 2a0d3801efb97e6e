import { list, record, type Fields } from "../shape.ts";

export const FINANCIAL_ENTRIES: Fields = {
  entries: list(
    record({
      entryId: "text",
      kind: "text",
      number: "text",
      period: "month",
      amount: "money",
      unpaidAmount: "money",
      entryDate: "day",
      dueDate: "day",
      status: "number",
      duplicatePossible: "flag",
      duplicateCreating: "flag",
    }),
  ),
};

const PARTY = record({ name: "text", taxId: "text", address: "text" });

export const INVOICE_DETAILS: Fields = {
  entryId: "text",
  kind: "text",
  number: "text",
  period: "month",
  issuedOn: "day",
  dueDate: "day",
  net: "money",
  vat: "money",
  gross: "money",
  seller: PARTY,
  buyer: PARTY,
  items: list(
    record({
      itemId: "text",
      serviceId: "text",
      name: "text",
      kind: "text",
      from: "day",
      to: "day",
      quantity: "text",
      net: "money",
      vatRate: "text",
      vat: "money",
      gross: "money",
    }),
  ),
  corrects: record({ entryId: "text", number: "text", reason: "text" }),
  ksef: record({ number: "text", hash: "text" }),
};
export const DOWNLOAD_TOKEN: Fields = { downloadUrl: "text", expiresAt: "moment" };

export const START_PAYMENT: Fields = { paymentId: "text", paymentUrl: "text" };
export const PAYMENT_STATE: Fields = { paymentId: "text", state: "text", amount: "money", entryIds: list("text") };
export const OPEN_PAYMENTS: Fields = {
  payments: list(
    record({
      paymentId: "text",
      state: "text",
      amount: "money",
      entryIds: list("text"),
      paymentUrl: "text",
      canBeAbandoned: "flag",
    }),
  ),
};
const PAYOUT = record({ payoutId: "text", amount: "money", accountEnd: "text", orderedOn: "day", state: "text" });
export const PAYOUTS: Fields = { payouts: list(PAYOUT) };
export const ORDER_PAYOUT: Fields = { payout: PAYOUT };
export const CALL_BILLING: Fields = {
  uses: list(
    record({
      at: "moment",
      number: "text",
      kind: "text",
      party: "text",
      seconds: "number",
      bytes: "number",
      amount: "money",
    }),
  ),
};
export const ABANDON_PAYMENT: Fields = { paymentId: "text" };
