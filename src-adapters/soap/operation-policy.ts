import type { OperationName, OperationPolicy } from "./operations.ts";

/** The reads that are tried again (CALL-06). */
const RETRIED: readonly OperationName[] = [
  "beforeLogin", "sessionCheck", "getSessionServerHash", "getClientData", "getContactData", "getConsentsByCustomerAccount", "getSiteContent", "getBanners",
  "getClientFinancialEntries", "getClientMessages", "getSalesOfferHistory", "getChatToken", "checkBackdoor",
];
/** All other reads. What stands in neither list is a write, whatever its name says: nothing that changes something is shared out or broken off by mistake. */
const READ_ONCE: readonly OperationName[] = [
  "checkPasswordToken", "getInvoiceDetails", "getPaymentState", "getOpenPayments", "getCallBilling", "getOverpaymentPayouts", "getDirectBilling", "getTvChannels", "getServiceMove",
  "getAppointmentSlots", "getMVNOstate", "getOutageMessages", "getExtendOffer", "getOnboardingtData", "getMatter",
];
const WITHOUT_SESSION: readonly OperationName[] = [
  "beforeLogin", "sessionStart", "signUpCodeVerify", "requestPasswordReset", "checkPasswordToken", "resetPassword", "getMatter", "answerMatter",
];
const WITHOUT_INTENT: readonly OperationName[] = ["sessionStart", "changeContext", "sessionEnd"];
const EACH_ITS_OWN: readonly OperationName[] = ["getMVNOstate", "setP4Parameter"];

/** How an operation is called: its row in `OPERATIONS`, told by what sets it apart from others (CALL-02, CALL-05, CALL-06). */
export function policyOf(operation: OperationName): OperationPolicy {
  const both = { session: !WITHOUT_SESSION.includes(operation), shared: !EACH_ITS_OWN.includes(operation) };
  const retried = RETRIED.includes(operation);
  return retried || READ_ONCE.includes(operation)
    ? { ...both, write: false, retried }
    : { ...both, write: true, retried: false, intent: !WITHOUT_INTENT.includes(operation) };
}
