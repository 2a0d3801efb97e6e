import type { OperationName, OperationPolicy } from "../operations.ts";

/** The reads that are tried again (CALL-06). */
const RETRIED: readonly OperationName[] = [
  "beforeLogin",
  "sessionCheck",
  "getSessionServerHash",
  "getClientData",
  "getContactData",
  "getConsentsByCustomerAccount",
  "getSiteContent",
  "getBanners",
  "getBranches",
  "getClientFinancialEntries",
  "getClientMessages",
  "getSalesOfferHistory",
  "getChatToken",
  "checkBackdoor",
  "get2FAPhones",
  "getWifiParams",
];
const WITHOUT_SESSION: readonly OperationName[] = [
  "beforeLogin",
  "sessionStart",
  "sessionStartChallenge",
  "signUpCodeVerify",
  "requestPasswordReset",
  "checkPasswordToken",
  "resetPassword",
  "getMatter",
  "answerMatter",
];
const WITHOUT_INTENT: readonly OperationName[] = ["sessionStart", "changeContext", "sessionEnd"];
const EACH_ITS_OWN: readonly OperationName[] = ["getMVNOstate", "setP4Parameter"];

/**
 * How an operation is called: its row in `OPERATIONS`, told by what sets it apart from others (CALL-02, CALL-05,
 * CALL-06). What carries an intent is a
 * write, and so are the three that need none: the types let no other write be called without one. All else is a read.
 */
export function policyOf(operation: OperationName, intent: boolean): OperationPolicy {
  const both = { session: !WITHOUT_SESSION.includes(operation), shared: !EACH_ITS_OWN.includes(operation) };
  return intent || WITHOUT_INTENT.includes(operation)
    ? {
        ...both,
        ...(operation === "saveClientAccounts" && { itemName: "context" }),
        write: true,
        retried: false,
        intent,
      }
    : { ...both, write: false, retried: RETRIED.includes(operation) };
}
