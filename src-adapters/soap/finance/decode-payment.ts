import type { Payment, PaymentRefusal, PaymentState, StartedPayment } from "#domain/finance/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { isCodeOf } from "../gateway/service-response.ts";

/** Records, so that a state or code added to the domain and forgotten here does not compile. */
const STATES: Readonly<Record<PaymentState, PaymentState>> = {
  started: "started",
  processing: "processing",
  confirmed: "confirmed",
  rejected: "rejected",
  abandoned: "abandoned",
};

const CODES: Readonly<Record<PaymentRefusal["code"], true>> = {
  "already-paid": true,
  "payment-under-way": true,
  "wrong-amount": true,
  "unknown-entry": true,
  unknown: true,
};

/** Reason why a payment was not opened; an unknown code becomes `unknown`. */
export function decodePaymentRefusal(refusalCode: string): PaymentRefusal {
  return { kind: "payment-refused", code: isCodeOf(CODES, refusalCode) ? refusalCode : "unknown" };
}

export function decodeStartedPayment(data: Fields): StartedPayment | undefined {
  const paymentId = data.optionalText("paymentId");
  const paymentUrl = data.optionalText("paymentUrl");
  return paymentId === undefined || paymentUrl === undefined ? undefined : { paymentId, paymentUrl };
}

/** Decodes a payment; `undefined` for an unknown state, because the portal must not guess about money. */
export function decodePayment(data: Fields): Payment | undefined {
  const paymentId = data.requiredText("paymentId");
  const state = data.requiredWord("state", Object.values(STATES));
  const amount = data.requiredAmount("amount");
  if (paymentId === undefined || state === undefined || amount === undefined) return undefined;
  return {
    paymentId,
    state,
    amount,
    entryIds: data.requiredTexts("entryIds") ?? [],
    finishedAt: data.instant("finishedAt"),
  };
}
