import { isJsonRecord, jsonText } from "#kit/json.ts";
import type { RecordedKind } from "./recorded-kinds.ts";
import {
  contactActivities,
  deviceActivities,
  eInvoiceActivities,
  factorActivities,
  trustActivities,
} from "./changed-data.ts";
import {
  amountFrom,
  offerAnswerKind,
  offerTitle,
  payoutAccount,
  payoutArrival,
  streamingName,
  subscriptionKind,
  terminatedContract,
} from "./decision-details.ts";
import type { ExecutedWrite, WriteActivity } from "./executed-write.ts";
import { loginActivities, refusedProofActivities } from "./login-activities.ts";

/** Activities of a write, or the reason why it has none. */
export type WriteRule =
  | { readonly records: (write: ExecutedWrite) => readonly WriteActivity[]; readonly evenRefused?: true }
  | { readonly recordsNothing: string };

const always = (kind: RecordedKind): WriteRule => ({ records: () => [{ kind }] });
const withDetail = (kind: RecordedKind, detailOf: (write: ExecutedWrite) => string | undefined): WriteRule => ({
  records: (write) => [{ kind, detail: detailOf(write) }],
});
/** Records a write that has changed something: the number in this field of its response is above zero. */
const ifCounted = (kind: RecordedKind, field: string): WriteRule => ({
  records: ({ answer }) => (Number(answer[field]) > 0 ? [{ kind }] : []),
});
const nothing = (reason: string): WriteRule => ({ recordsNothing: reason });

/**
 * Rule of every operation that changes something (ACT-02).
 */
export const WRITE_ACTIVITIES: Readonly<Record<string, WriteRule>> = {
  sessionStart: { records: loginActivities, evenRefused: true },
  confirmIdentity: { records: refusedProofActivities, evenRefused: true },
  sessionEnd: always("LOGOUT"),
  endSession: ifCounted("SESSIONS_ENDED", "ended"),
  endOtherSessions: ifCounted("SESSIONS_ENDED", "ended"),
  changeContext: nothing("another account of the same login is shown"),
  signUpCodeVerify: {
    records: ({ answer }) => (answer["registered"] === true ? [{ kind: "ACCOUNT_CREATED" }] : []),
  },
  requestPasswordReset: always("PASSWORD_LINK_SENT"),
  resetPassword: always("PASSWORD_RESET"),
  changePasswordAuthenticated: always("PASSWORD_CHANGED"),
  changeCustomLogin: always("LOGIN_CHANGED"),
  create2FAToken: nothing("the second factor changes only after its code"),
  confirm2FAToken: { records: factorActivities },
  save2FADevice: { records: trustActivities },
  delete2FADevices: { records: trustActivities },
  createRecoveryCodes: always("RECOVERY_CODES_MADE"),
  getPasskeyCreationOptions: nothing("the passkey does not exist yet"),
  savePasskey: withDetail("PASSKEY_ADDED", ({ call }) => call.request.text("name").trim()),
  renamePasskey: nothing("the name is for the customer's own eyes"),
  deletePasskey: ifCounted("PASSKEY_REMOVED", "removed"),
  deleteAssociatedMobileDevice: { records: deviceActivities },
  associateMobileDevice: { records: deviceActivities },
  editAssociatedMobileDevice: { records: deviceActivities },
  disableAutoLogin: { records: deviceActivities },
  saveClientAccounts: nothing("the order of accounts is how the portal looks"),
  saveLanguage: nothing("the language is how the portal looks"),
  setPhoneChangeToken: nothing("contact data change only after the code"),
  setEmailChangeToken: nothing("contact data change only after the code"),
  setContactData: { records: contactActivities },
  activateEDocument: { records: eInvoiceActivities },
  saveConsentsByCustomerAccount: {
    records: (write) => [{ kind: "CONSENTS_CHANGED" }, ...eInvoiceActivities(write)],
  },
  startPayment: { records: (write) => [{ kind: "PAYMENT_STARTED", amount: amountFrom(write) }] },
  abandonPayment: nothing("every end of a payment is recorded with its state (payment.ts)"),
  orderOverpaymentPayout: {
    records: (write) => [
      {
        kind: "PAYOUT_ORDERED",
        amount: amountFrom(write),
        detail: payoutAccount(write),
        arrivesBy: payoutArrival(write),
      },
    ],
  },
  terminateContract: withDetail("CONTRACT_TERMINATED", ({ call }) => call.request.text("contractNumber")),
  revokeTermination: withDetail("TERMINATION_REVOKED", terminatedContract),
  getDownloadToken: nothing("a document is read"),
  respondToSaleOffer: { records: (write) => [{ kind: offerAnswerKind(write), detail: offerTitle(write) }] },
  continueSalesProcess: withDetail("OFFER_REOPENED", offerTitle),
  registerTemporaryMarketingConsent: withDetail("CONSENTS_CHANGED", offerTitle),
  showIsobarEvent: nothing("the offer was only shown"),
  answerMatter: { records: (write) => [{ kind: offerAnswerKind(write) }] },
  withdrawFromContract: withDetail("CONTRACT_WITHDRAWN", ({ answer: { withdrawal } }) =>
    isJsonRecord(withdrawal) ? jsonText(withdrawal["recognizedNumber"] ?? withdrawal["contractNumber"]) : undefined,
  ),
  requestContact: always("CALL_REQUESTED"),
  cancelContact: always("CALL_CANCELLED"),
  registerTOSAcceptance: withDetail("TERMS_ACCEPTED", streamingName),
  changeDirectBilling: { records: (write) => [{ kind: subscriptionKind(write), detail: streamingName(write) }] },
  saveDirectBillingSettings: always("BILLING_LIMIT_CHANGED"),
  setProductName: nothing("the name is for the customer's own eyes"),
  changeServiceMoveDate: withDetail("MOVE_CHANGED", ({ call }) => call.request.text("day")),
  bookAppointment: always("VISIT_BOOKED"),
  cancelAppointment: always("VISIT_CANCELLED"),
  setP4Parameter: always("MOBILE_SETTING_CHANGED"),
  setPremiumNumbers: always("MOBILE_SETTING_CHANGED"),
  setWifiParams: always("WIFI_CHANGED"),
  switchWifiFrequency: always("WIFI_CHANGED"),
  setDefaultWifiParams: always("WIFI_CHANGED"),
  resetPin: always("PIN_RESET"),
  registerContactFormSubmission: withDetail("REQUEST_SENT", ({ answer: { number } }) =>
    typeof number === "string" ? number : undefined,
  ),
  registerAccessibilityComplaint: withDetail("REQUEST_SENT", ({ answer: { number } }) =>
    typeof number === "string" ? number : undefined,
  ),
  addSupportRequestMessage: nothing("the request has a history of its own"),
  requestDocumentFormat: withDetail("REQUEST_SENT", ({ answer: { formatRequest } }) =>
    isJsonRecord(formatRequest) ? jsonText(formatRequest["number"]) : undefined,
  ),
  subscribeOutage: nothing("it ends with the outage"),
  addContactFormFile: nothing("the file belongs to a request that follows"),
  markMessageAsRead: nothing("the message keeps its own mark"),
  markMessagesAsRead: nothing("the messages keep their own marks"),
  markMessageAsDeleted: nothing("the message leaves the mailbox of the customer only"),
  saveElectronicPollResult: nothing("an opinion decides nothing"),
  saveOnboardingtData: nothing("the tasks of a new customer are hints"),
};
