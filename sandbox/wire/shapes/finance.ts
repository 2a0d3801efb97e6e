import { list, record, type Fields } from "../shape.ts";

export const FINANCIAL_ENTRIES: Fields = {
  entries: list(record({
    entryId: "text", kind: "text", number: "text", period: "month", amount: "money", unpaidAmount: "money", entryDate: "day", dueDate: "day",
    status: "number", duplicatePossible: "flag", duplicateCreating: "flag",
  })),
};

export const START_PAYMENT: Fields = { paymentId: "text", paymentUrl: "text" };
export const PAYMENT_STATE: Fields = { paymentId: "text", state: "text", amount: "money", entryIds: list("text") };
export const OPEN_PAYMENTS: Fields = {
  payments: list(record({ paymentId: "text", state: "text", amount: "money", entryIds: list("text"), paymentUrl: "text", canBeAbandoned: "flag" })),
};
export const ABANDON_PAYMENT: Fields = { paymentId: "text" };
