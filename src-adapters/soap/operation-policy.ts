import type { OperationName, OperationPolicy } from "./operations.ts";

/** What an operation does shows in how its name begins, but for the one that gives out a token. */
const READS = /^(get(?!DownloadToken)|check|before|sessionCheck)/;

const RETRIED: readonly OperationName[] = [
  "beforeLogin", "sessionCheck", "getSessionServerHash", "getClientData", "getContactData", "getConsentsByCustomerAccount", "getSiteContent", "getBanners",
  "getClientFinancialEntries", "getClientMessages", "getSalesOfferHistory",
];
const WITHOUT_SESSION: readonly OperationName[] = [
  "beforeLogin", "sessionStart", "signUpCodeVerify", "requestPasswordReset", "checkPasswordToken", "resetPassword", "getMatter", "answerMatter",
];
const WITHOUT_INTENT: readonly OperationName[] = ["sessionStart", "changeContext", "sessionEnd"];
const EACH_ITS_OWN: readonly OperationName[] = ["getMVNOstate", "setP4Parameter"];

/** How an operation is called: its row in `OPERATIONS`, told by what sets it apart from others (CALL-02, CALL-05, CALL-06). */
export function policyOf(operation: OperationName): OperationPolicy {
  const both = { session: !WITHOUT_SESSION.includes(operation), shared: !EACH_ITS_OWN.includes(operation) };
  return READS.test(operation)
    ? { ...both, write: false, retried: RETRIED.includes(operation) }
    : { ...both, write: true, retried: false, intent: !WITHOUT_INTENT.includes(operation) };
}
