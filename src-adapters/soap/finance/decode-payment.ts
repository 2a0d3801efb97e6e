import { groszeFromDecimal } from "#domain/shared-kernel/index.ts";
import type { Payment, PaymentRefusal, PaymentState, StartedPayment } from "#domain/finance/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Records, so that a state or code added to the domain and forgotten here does not compile. */
const STATES: Readonly<Record<PaymentState, true>> = {
  started: true,
  processing: true,
  confirmed: true,
  rejected: true,
  abandoned: true,
};

const CODES: Readonly<Record<PaymentRefusal["code"], true>> = {
  "already-paid": true,
  "payment-under-way": true,
  "wrong-amount": true,
  "unknown-entry": true,
  unknown: true,
};

function isState(text: string): text is PaymentState {
  return Object.hasOwn(STATES, text);
}

function isCode(text: string): text is PaymentRefusal["code"] {
  return Object.hasOwn(CODES, text);
}

/** Reason why a payment was not opened; an unknown code becomes `unknown`. */
export function decodePaymentRefusal(refusalCode: string): PaymentRefusal {
  return { kind: "payment-refused", code: isCode(refusalCode) ? refusalCode : "unknown" };
}

export function decodeStartedPayment(data: Fields): StartedPayment | undefined {
  const paymentId = data.optionalText("paymentId");
  const paymentUrl = data.optionalText("paymentUrl");
  return paymentId === undefined || paymentUrl === undefined ? undefined : { paymentId, paymentUrl };
}

/** Decodes a payment; `undefined` for an unknown state, because the portal must not guess about money. */
export function decodePayment(data: Fields): Payment | undefined {
  const paymentId = data.optionalText("paymentId");
  const state = data.parsed("state", (text) => (isState(text) ? text : undefined));
  const amount = data.parsed("amount", groszeFromDecimal);
  if (paymentId === undefined || state === undefined || amount === undefined) return undefined;
  return { paymentId, state, amount, entryIds: data.texts("entryIds") ?? [] };
}
