import type { PortalFeature } from "#domain/access/index.ts";
import type { OperationName } from "./operations.ts";

interface FeatureOperations {
  /** Without any of these, the feature is neither shown nor called. */
  readonly needs: readonly OperationName[];
  /** Further operations that only this feature calls. */
  readonly also?: readonly OperationName[];
}

/**
 * Operations of each feature (CALL-12). An operation that is missing here is called whenever the provider supports it.
 */
export const FEATURE_OPERATIONS: Readonly<Record<PortalFeature, FeatureOperations>> = {
  offers: {
    needs: ["getSalesOfferHistory"],
    also: [
      "getExtendOffer",
      "showIsobarEvent",
      "registerTemporaryMarketingConsent",
      "continueSalesProcess",
      "respondToSaleOffer",
    ],
  },
  directBilling: {
    needs: ["getDirectBilling"],
    also: ["registerTOSAcceptance", "changeDirectBilling", "saveDirectBillingSettings"],
  },
  wifi: {
    needs: ["getWifiHardware", "getWifiParams"],
    also: ["switchWifiFrequency", "setWifiParams", "setDefaultWifiParams"],
  },
  resetPin: { needs: ["getResetPinHardware", "resetPin"] },
  video: { needs: [] },
  chat: { needs: ["getChatToken"] },
  invoices: { needs: ["getClientFinancialEntries"] },
  payments: { needs: ["startPayment", "getPaymentState"], also: ["getOpenPayments", "abandonPayment"] },
  callDetails: { needs: ["getCallBilling"] },
  messages: { needs: ["getClientMessages"], also: ["markMessageAsRead", "markMessageAsDeleted"] },
  messagesReadTogether: { needs: ["markMessagesAsRead"] },
  supportRequests: {
    needs: ["getContactFormDefinition", "registerContactFormSubmission"],
    also: ["getContactFormSubmissions", "addContactFormFile"],
  },
  requestMessages: { needs: ["addSupportRequestMessage"] },
  outageNews: { needs: ["subscribeOutage"] },
  personalData: { needs: ["getContactData"] },
  poll: { needs: ["saveElectronicPollResult"] },
  agreements: { needs: ["getConsentsByCustomerAccount"] },
  onboarding: { needs: ["getOnboardingtData"], also: ["saveOnboardingtData"] },
  branches: { needs: ["getBranches"] },
  faq: { needs: ["getFaq"] },
  regulations: { needs: ["getRegulations"] },
  customerDocuments: { needs: ["getDocuments"] },
  documentFormats: { needs: ["requestDocumentFormat"] },
  eInvoice: { needs: ["activateEDocument"] },
  payouts: { needs: ["getOverpaymentPayouts", "orderOverpaymentPayout"] },
  termination: { needs: ["getTerminations", "terminateContract"], also: ["revokeTermination"] },
  documents: { needs: ["getDownloadToken"] },
  activityLog: { needs: ["getActivities"] },
  secondFactor: {
    needs: ["get2FADevices"],
    also: ["get2FAPhones", "create2FAToken", "confirm2FAToken", "save2FADevice", "delete2FADevices"],
  },
  appDevices: {
    needs: ["getAssociatedMobileDevices"],
    also: ["editAssociatedMobileDevice", "associateMobileDevice", "disableAutoLogin"],
  },
  deviceRemoval: { needs: ["deleteAssociatedMobileDevice"] },
  sessions: {
    needs: ["getSessions"],
    also: ["endSession", "endOtherSessions"],
  },
  loginChange: { needs: ["changeCustomLogin"] },
  passwordChange: { needs: ["changePasswordAuthenticated"] },
  accountOrder: { needs: ["saveClientAccounts"] },
  savedLanguage: { needs: ["saveLanguage"] },
  productNames: { needs: ["setProductName"] },
  mobileService: { needs: ["getMVNOstate"], also: ["setP4Parameter"] },
  premiumNumbers: { needs: ["getPremiumNumbers", "setPremiumNumbers"] },
  tvChannels: { needs: ["getTvChannels"] },
  serviceMove: { needs: ["getServiceMove"], also: ["changeServiceMoveDate"] },
  appointments: { needs: ["getAppointmentSlots", "bookAppointment"] },
  visitCancellation: { needs: ["cancelAppointment"] },
  callBack: { needs: ["requestContact"] },
  callCancellation: { needs: ["cancelContact"] },
  registration: { needs: ["signUpCodeVerify"] },
  passwordReset: { needs: ["requestPasswordReset", "checkPasswordToken", "resetPassword"] },
  accessibilityComplaints: { needs: ["registerAccessibilityComplaint"] },
  actionLinks: { needs: ["getMatter", "answerMatter"] },
  withdrawal: { needs: ["withdrawFromContract", "getWithdrawals"] },
  deviceLogin: { needs: ["sessionStartChallenge"] },
  passkeys: {
    needs: ["getPasskeys", "getPasskeyCreationOptions", "savePasskey", "deletePasskey"],
    also: ["renamePasskey"],
  },
  passkeyLogin: { needs: ["getPasskeyRequestOptions"] },
  recoveryCodes: { needs: ["createRecoveryCodes"] },
};
