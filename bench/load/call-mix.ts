/** Relative frequency of an operation, as in a session of some minutes. */
export interface CallShare {
  readonly operation: string;
  readonly weight: number;
}

/** Mix of a session: home, invoices and messages, session checks, sometimes a payment and a login. */
export const CALL_MIX: readonly CallShare[] = [
  { operation: "sessionCheck", weight: 200 },
  { operation: "getSessionServerHash", weight: 30 },
  { operation: "getClientData", weight: 120 },
  { operation: "getContactData", weight: 80 },
  { operation: "getConsentsByCustomerAccount", weight: 80 },
  { operation: "getSiteContent", weight: 80 },
  { operation: "getBanners", weight: 80 },
  { operation: "getClientMessages", weight: 80 },
  { operation: "getOutageMessages", weight: 60 },
  { operation: "getSalesOfferHistory", weight: 60 },
  { operation: "getExtendOffer", weight: 60 },
  { operation: "getOnboardingtData", weight: 30 },
  { operation: "getClientFinancialEntries", weight: 60 },
  { operation: "startPayment", weight: 10 },
  { operation: "getPaymentState", weight: 20 },
  { operation: "beforeLogin", weight: 5 },
  { operation: "sessionStart", weight: 5 },
];

/** Returns the operation selected by `chance` (0 to 1). */
export function pickOperation(mix: readonly CallShare[], chance: number): string {
  const all = mix.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * all;
  for (const { operation, weight } of mix) {
    left -= weight;
    if (left < 0) return operation;
  }
  throw new RangeError("chance must be from 0 to 1, and the mix must not be empty");
}
