import { SoapFeatureAvailabilityAdapter } from "#adapters/soap/access/soap-feature-availability.adapter.ts";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapActionLinksAdapter } from "#adapters/soap/action-links/soap-action-links.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapDataHistoryAdapter } from "#adapters/soap/data-export/soap-data-history.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import type { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import { SoapLoginLanguageAdapter } from "#adapters/soap/language/soap-login-language.adapter.ts";
import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistrationAdapter } from "#adapters/soap/login/soap-registration.adapter.ts";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import { SoapOutageNewsAdapter } from "#adapters/soap/messages/soap-outage-news.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import type { OperationName } from "#adapters/soap/operations.ts";
import { SoapPasskeyLoginAdapter } from "#adapters/soap/passkeys/soap-passkey-login.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapCustomerContextsAdapter } from "#adapters/soap/session/soap-customer-contexts.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapRecoveryCodesAdapter } from "#adapters/soap/settings/soap-recovery-codes.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { SoapAccessibilityComplaintsAdapter } from "#adapters/soap/support/soap-accessibility-complaints.adapter.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { SoapWithdrawalAdapter } from "#adapters/soap/withdrawal/soap-withdrawal.adapter.ts";
import { parseLanguage } from "#domain/language/index.ts";
import { grosze } from "#domain/shared-kernel/money.ts";
import { warsawDateAt } from "#domain/shared-kernel/warsaw-calendar.ts";

/** Returns the text of a field of the recorded request; "" when it is missing. */
export type RequestField = (name: string) => string;

/** Sends one call of the portal through a gateway and decodes the response as the portal does. */
export type PortalReader = (gateway: SoapGateway, field: RequestField) => Promise<unknown>;

// Values of requests that are not sent, because their responses are recorded already.
const idempotencyKey = "0123456789abcdef";
const product = { idempotencyKey, productId: "1" };
const wifi = { idempotencyKey, serviceKey: "1" };
const today = warsawDateAt(Date.now());
const amount = grosze(100);
const customer = { customerNumber: "1", identification: "84061507489" };
const contact = {
  mobilePhones: [],
  linePhones: [],
  mainEmail: "",
  documentSendEmail: "",
  mobilePhone1Code: undefined,
  mobilePhone2Code: undefined,
  mainEmailCode: undefined,
  documentSendEmailCode: undefined,
  marketingPermissions: undefined,
  activatesEInvoice: false,
  openedFrom: undefined,
};

const messageOf = (field: RequestField): { readonly clientMessageId: string; readonly rodoMessageId: undefined } => ({
  clientMessageId: field("clientMessageId"),
  rodoMessageId: undefined,
});

/** Chooses the way to log in by the request: its responses differ. */
const readSessionStart: PortalReader = (gateway, field) => {
  const login = new SoapLoginAdapter(gateway);
  if (field("loginToken") !== "") return new SoapLoginLinkAdapter(gateway).openSession("1");
  if (field("signature") !== "")
    return new SoapDeviceLoginAdapter(gateway).openSession({ challengeId: "1", signature: "1" });
  if (field("anotherCode") !== "") return login.sendAnotherCode("1");
  if (field("code") !== "") return login.confirmSession({ challengeId: "1", code: "012345", remember: false });
  return login.startSession({ login: "1", password: "1" });
};

/** Chooses the stage of the registration by the request: its responses differ. */
const readSignUp: PortalReader = (gateway, field) => {
  const registration = new SoapRegistrationAdapter(gateway);
  if (field("ticket") !== "")
    return registration.createAccount({ idempotencyKey, ticket: "1", login: "1", password: "1" });
  if (field("code") !== "") return registration.verifyCode({ ...customer, idempotencyKey, code: "012345" });
  return registration.sendCode({ ...customer, idempotencyKey, channel: "sms", another: false });
};

/** Chooses the stage of the registration of a device by the request: its responses differ. */
const readDeviceRegistration: PortalReader = (gateway, field) => {
  const registration = new SoapDeviceRegistrationAdapter(gateway);
  const device = { deviceId: "1", name: "1" };
  return field("keyUse") !== "" && field("signature") === ""
    ? registration.requestKeyChallenge({ idempotencyKey, device, use: "biometric" })
    : registration.associate({ idempotencyKey, device, deviceToken: undefined });
};

/** Reader of each operation: the adapter with which the portal calls it. */
export const PORTAL_READERS: Readonly<Record<OperationName, PortalReader>> = {
  getCapabilities: (gateway) =>
    new SoapFeatureAvailabilityAdapter(
      gateway,
      new SupportedOperations({ supports: ["getCapabilities"] }),
    ).askProvider(),
  beforeLogin: (gateway, field) =>
    field("identification") === ""
      ? new SoapLoginAdapter(gateway).beforeLogin("1")
      : new SoapRegistrationAdapter(gateway).identify(customer),
  sessionStart: readSessionStart,
  sessionStartChallenge: (gateway) => new SoapDeviceLoginAdapter(gateway).challenge("1", "biometric"),
  signUpCodeVerify: readSignUp,
  requestPasswordReset: (gateway) => new SoapPasswordResetAdapter(gateway).requestLink({ idempotencyKey, login: "1" }),
  checkPasswordToken: (gateway) => new SoapPasswordResetAdapter(gateway).checkToken("1"),
  resetPassword: (gateway) =>
    new SoapPasswordResetAdapter(gateway).setPassword({ idempotencyKey, token: "1", password: "1" }),
  sessionCheck: (gateway) => new SoapSessionAdapter(gateway).isActive(),
  getSessionServerHash: (gateway) => new SoapSessionAdapter(gateway).serverHash(),
  changeContext: (gateway, field) => new SoapCustomerContextsAdapter(gateway).switchAccount(field("contextId")),
  sessionEnd: (gateway) => new SoapSessionAdapter(gateway).end(),
  confirmIdentity: (gateway, field) => {
    const proof = new SoapIdentityProofAdapter(gateway);
    if (field("challengeId") === "") return proof.provePassword("1");
    return field("anotherCode") === ""
      ? proof.proveSecondFactor({ challengeId: "1", code: "1" })
      : proof.sendAnotherCode("1");
  },
  getSessions: (gateway) => new SoapActiveSessionsAdapter(gateway).load(),
  endSession: (gateway) => new SoapActiveSessionsAdapter(gateway).end({ idempotencyKey, id: "1" }),
  endOtherSessions: (gateway) => new SoapActiveSessionsAdapter(gateway).endOthers({ idempotencyKey }),
  getClientData: (gateway) => new SoapAccountAdapter(gateway).load(),
  getContactData: (gateway) => new SoapContactAdapter(gateway).load(),
  setPhoneChangeToken: (gateway) =>
    new SoapContactChangeAdapter(gateway).sendToPhone({ idempotencyKey, phone: "601234567" }),
  setEmailChangeToken: (gateway) =>
    new SoapContactChangeAdapter(gateway).sendToEmail({ idempotencyKey, email: "a@b.example" }),
  setContactData: (gateway) => new SoapContactChangeAdapter(gateway).save({ idempotencyKey, contact }),
  activateEDocument: (gateway) =>
    new SoapContactChangeAdapter(gateway).activateEDocument({ idempotencyKey, permissions: [] }),
  getConsentsByCustomerAccount: (gateway) => new SoapConsentsAdapter(gateway).load(),
  getDataHistory: (gateway) => new SoapDataHistoryAdapter(gateway).load(),
  saveConsentsByCustomerAccount: (gateway) =>
    new SoapAgreementsAdapter(gateway).save({ idempotencyKey, given: ["1"], withdrawn: [] }),
  saveElectronicPollResult: (gateway) => new SoapElectronicPollAdapter(gateway).answer({ idempotencyKey, code: "1" }),
  getSiteContent: (gateway) => new SoapSiteContentAdapter(gateway).load(),
  getBanners: (gateway) => new SoapSiteContentAdapter(gateway).loadBanners(),
  getBranches: (gateway) => new SoapHelpAdapter(gateway).loadBranches(),
  getFaq: (gateway) => new SoapHelpAdapter(gateway).loadFaq(),
  getRegulations: (gateway) => new SoapHelpAdapter(gateway).loadDocuments(),
  getClientFinancialEntries: (gateway) => new SoapFinanceAdapter(gateway).loadEntries(),
  getInvoiceDetails: (gateway) => new SoapInvoicesAdapter(gateway).details("1"),
  getDownloadToken: (gateway) => new SoapInvoicesAdapter(gateway).duplicate({ idempotencyKey, entryId: "1" }),
  startPayment: (gateway) =>
    new SoapFinanceAdapter(gateway).startPayment({
      idempotencyKey,
      entryIds: ["1"],
      amount,
      ownAmount: false,
      returnPage: "invoice",
    }),
  getPaymentState: (gateway) => new SoapFinanceAdapter(gateway).paymentState("1"),
  getOpenPayments: (gateway) => new SoapOpenPaymentsAdapter(gateway).load(),
  getCallBilling: (gateway) => new SoapCallBillingAdapter(gateway).load({ from: today, to: today }),
  getOverpaymentPayouts: (gateway) => new SoapPayoutsAdapter(gateway).load(),
  getTerminations: (gateway) => new SoapTerminationsAdapter(gateway).load(),
  terminateContract: (gateway, field) =>
    new SoapTerminationsAdapter(gateway).terminate({
      idempotencyKey,
      contractNumber: field("contractNumber"),
      endsOn: warsawDateAt(0),
      cost: amount,
    }),
  revokeTermination: (gateway, field) =>
    new SoapTerminationsAdapter(gateway).revoke({ idempotencyKey, terminationId: field("terminationId") }),
  orderOverpaymentPayout: (gateway) => new SoapPayoutsAdapter(gateway).order({ idempotencyKey, account: "1", amount }),
  getDirectBilling: (gateway) => new SoapDirectBillingAdapter(gateway).load(),
  registerTOSAcceptance: (gateway) =>
    new SoapDirectBillingAdapter(gateway).acceptTerms({ idempotencyKey, code: "1", version: "1" }),
  changeDirectBilling: (gateway) =>
    new SoapDirectBillingAdapter(gateway).order({
      idempotencyKey,
      code: "1",
      action: "modify",
      planId: "1",
      partnerToken: undefined,
    }),
  saveDirectBillingSettings: (gateway) =>
    new SoapDirectBillingAdapter(gateway).save({ idempotencyKey, consentGiven: true }),
  abandonPayment: (gateway, field) =>
    new SoapOpenPaymentsAdapter(gateway).abandon({ idempotencyKey, paymentId: field("paymentId") }),
  getTvChannels: (gateway) => new SoapProductsAdapter(gateway).channels("1"),
  setProductName: (gateway) => new SoapProductsAdapter(gateway).rename({ ...product, name: "1" }),
  getServiceMove: (gateway) => new SoapProductsAdapter(gateway).move("1"),
  changeServiceMoveDate: (gateway) => new SoapProductsAdapter(gateway).changeMove({ ...product, day: today }),
  getAppointmentSlots: (gateway) => new SoapProductsAdapter(gateway).appointments("1"),
  bookAppointment: (gateway) => new SoapProductsAdapter(gateway).book({ ...product, slotId: "1" }),
  cancelAppointment: (gateway) => new SoapProductsAdapter(gateway).cancelVisit({ ...product, slotId: "1" }),
  getMVNOstate: (gateway) => new SoapProductsAdapter(gateway).mobile("1"),
  setP4Parameter: (gateway) =>
    new SoapProductsAdapter(gateway).setParameter({ ...product, parameter: "ROAMING", value: true }),
  getPremiumNumbers: (gateway) => new SoapProductsAdapter(gateway).premiumNumbers("1"),
  setPremiumNumbers: (gateway) =>
    new SoapProductsAdapter(gateway).setPremiumNumbers({
      ...product,
      settings: { limit: grosze(0), blocksCalls: true, blocksMessages: true },
    }),
  requestContact: (gateway) => new SoapProductsAdapter(gateway).requestContact({ ...product, phone: "601234567" }),
  getContactFormDefinition: (gateway) => new SoapSupportAdapter(gateway).loadForms(),
  getContactFormSubmissions: (gateway) => new SoapSupportAdapter(gateway).loadRequests(),
  addContactFormFile: (gateway) =>
    new SoapSupportAdapter(gateway).addFile({
      idempotencyKey,
      fileId: idempotencyKey,
      name: "1.pdf",
      size: 1,
      position: 0,
      content: Uint8Array.from([0]),
    }),
  registerContactFormSubmission: (gateway) =>
    new SoapSupportAdapter(gateway).register({ idempotencyKey, formId: "1", answers: [], files: [] }),
  addSupportRequestMessage: (gateway) =>
    new SoapSupportAdapter(gateway).addMessage({
      idempotencyKey,
      number: "1",
      text: "1",
      disagrees: false,
      fileIds: [],
    }),
  checkIfAllowedToAskForContact: (gateway) => new SoapSupportAdapter(gateway).loadCallPermission(),
  cancelContact: (gateway) => new SoapSupportAdapter(gateway).cancelCall({ idempotencyKey }),
  getClientMessages: (gateway) => new SoapMessagesAdapter(gateway).loadMessages(),
  getOutageMessages: (gateway) => new SoapMessagesAdapter(gateway).loadOutages(),
  subscribeOutage: (gateway, field) =>
    new SoapOutageNewsAdapter(gateway).subscribe({
      idempotencyKey,
      outageId: field("outageId"),
      phone: field("phone") || undefined,
    }),
  getDocuments: (gateway) => new SoapCustomerDocumentsAdapter(gateway).loadDocuments(),
  requestDocumentFormat: (gateway, field) =>
    new SoapCustomerDocumentsAdapter(gateway).requestFormat({
      idempotencyKey,
      documentId: field("documentId"),
      format: field("format") === "PLAIN_TEXT" ? "plain-text" : "large-print",
    }),
  markMessageAsRead: (gateway, field) =>
    new SoapMessageMarksAdapter(gateway).read({ idempotencyKey, message: messageOf(field) }),
  markMessagesAsRead: (gateway) => new SoapMessageMarksAdapter(gateway).readAll({ idempotencyKey, messageIds: ["1"] }),
  markMessageAsDeleted: (gateway, field) =>
    new SoapMessageMarksAdapter(gateway).remove({ idempotencyKey, message: messageOf(field) }),
  getSalesOfferHistory: (gateway) => new SoapOffersAdapter(gateway).loadHistory(),
  getExtendOffer: (gateway) => new SoapSalesAdapter(gateway).extension(),
  showIsobarEvent: (gateway) => new SoapSalesAdapter(gateway).isobar({ idempotencyKey }),
  registerTemporaryMarketingConsent: (gateway) =>
    new SoapSalesAdapter(gateway).consent({ idempotencyKey, offerId: "1" }),
  continueSalesProcess: (gateway) => new SoapSalesAdapter(gateway).resume({ idempotencyKey, offerId: "1" }),
  respondToSaleOffer: (gateway) =>
    new SoapSalesAdapter(gateway).answerOffer({
      idempotencyKey,
      offerId: "1",
      activityId: undefined,
      answer: { kind: "accept" },
    }),
  getOnboardingtData: (gateway) => new SoapOnboardingAdapter(gateway).load(),
  getChatToken: (gateway) => new SoapChatAdmissionAdapter(gateway, new SoapBackendAccessAdapter(gateway)).token(),
  checkBackdoor: (gateway) => new SoapBackendAccessAdapter(gateway).check(),
  saveOnboardingtData: (gateway) =>
    new SoapOnboardingFlagsAdapter(gateway).save({ idempotencyKey, eventName: "setTheme", expirationDate: today }),
  changeCustomLogin: (gateway) => new SoapSignInAdapter(gateway).changeLogin({ idempotencyKey, login: "1" }),
  changePasswordAuthenticated: (gateway) =>
    new SoapSignInAdapter(gateway).changePassword({ idempotencyKey, current: "1", next: "2" }),
  getActivities: (gateway) => new SoapActivityLogAdapter(gateway).load({}),
  get2FADevices: (gateway) => new SoapSecondFactorAdapter(gateway).load(),
  get2FAPhones: (gateway) => new SoapSecondFactorAdapter(gateway).phones(),
  create2FAToken: (gateway) => new SoapSecondFactorAdapter(gateway).create({ idempotencyKey, change: { kind: "app" } }),
  confirm2FAToken: (gateway) =>
    new SoapSecondFactorAdapter(gateway).confirm({ idempotencyKey, tokenId: "1", code: "012345" }),
  save2FADevice: (gateway) => new SoapSecondFactorAdapter(gateway).trust({ idempotencyKey, name: "1" }),
  delete2FADevices: (gateway) => new SoapSecondFactorAdapter(gateway).distrust({ idempotencyKey, ids: ["1"] }),
  createRecoveryCodes: (gateway) => new SoapRecoveryCodesAdapter(gateway).create(),
  getPasskeys: (gateway) => new SoapPasskeysAdapter(gateway).load(),
  getPasskeyCreationOptions: (gateway) => new SoapPasskeysAdapter(gateway).creationOptions(),
  savePasskey: (gateway) =>
    new SoapPasskeysAdapter(gateway).save({ idempotencyKey, challengeId: "1", name: "1", passkey: "{}" }),
  renamePasskey: (gateway) => new SoapPasskeysAdapter(gateway).rename({ idempotencyKey, id: "1", name: "1" }),
  deletePasskey: (gateway) => new SoapPasskeysAdapter(gateway).remove({ idempotencyKey, id: "1" }),
  getPasskeyRequestOptions: (gateway) => new SoapPasskeyLoginAdapter(gateway).requestOptions(),
  getAssociatedMobileDevices: (gateway) => new SoapMobileDevicesAdapter(gateway).load(),
  editAssociatedMobileDevice: (gateway) =>
    new SoapMobileDevicesAdapter(gateway).edit({
      idempotencyKey,
      device: { deviceId: "1", deviceName: "1", rememberMe: true, biometric: false },
    }),
  associateMobileDevice: readDeviceRegistration,
  deleteAssociatedMobileDevice: (gateway) =>
    new SoapMobileDevicesAdapter(gateway).remove({ idempotencyKey, deviceId: "1" }),
  disableAutoLogin: (gateway) =>
    new SoapMobileDevicesAdapter(gateway).disableAutoLogin({ idempotencyKey, deviceId: "1" }),
  saveClientAccounts: (gateway) => new SoapClientAccountsAdapter(gateway).save({ idempotencyKey, contextIds: ["1"] }),
  saveLanguage: (gateway, field) =>
    new SoapLoginLanguageAdapter(gateway).save({ idempotencyKey, language: parseLanguage(field("language")) ?? "pl" }),
  getWifiHardware: (gateway) => new SoapWifiAdapter(gateway).loadDevices(),
  getWifiParams: (gateway) => new SoapWifiAdapter(gateway).loadParameters("1"),
  switchWifiFrequency: (gateway) =>
    new SoapWifiAdapter(gateway).switchFrequency({ ...wifi, frequencyType: "5GHz", enabled: true }),
  setWifiParams: (gateway) => new SoapWifiAdapter(gateway).setParameters({ ...wifi, changes: [] }),
  setDefaultWifiParams: (gateway) => new SoapWifiAdapter(gateway).setDefaults(wifi),
  getResetPinHardware: (gateway) => new SoapSetTopBoxAdapter(gateway).loadDecoders(),
  resetPin: (gateway) =>
    new SoapSetTopBoxAdapter(gateway).resetPin({
      idempotencyKey,
      decoder: { model: "1", caCard: undefined, cardNo: undefined, serialNumber: undefined },
    }),
  getMatter: (gateway) => new SoapActionLinksAdapter(gateway).load("t-1234567"),
  answerMatter: (gateway) =>
    new SoapActionLinksAdapter(gateway).answer({ idempotencyKey, token: "t-1234567", answer: "accept" }),
  registerAccessibilityComplaint: (gateway) =>
    new SoapAccessibilityComplaintsAdapter(gateway).register({
      idempotencyKey,
      name: "1",
      contact: { kind: "email", email: "a@b.pl" },
      subject: "1",
      requirement: "1",
      demand: "1",
    }),
  withdrawFromContract: (gateway) =>
    new SoapWithdrawalAdapter(gateway).withdraw({ idempotencyKey, name: "1", contractNumber: "1", email: "a@b.pl" }),
  getWithdrawals: (gateway) => new SoapWithdrawalAdapter(gateway).loadWithdrawals(),
};
