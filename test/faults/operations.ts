import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import type { OperationName } from "#adapters/soap/operations.ts";
import { day } from "#test/mothers/index.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { saveConsentsByCustomerAccount, saveElectronicPollResult, saveSatisfactionSurvey } from "./agreements.ts";
import { answerActionLinkCase, getActionLinkCase } from "./action-links.ts";
import { checkBackdoor, getChatToken } from "./chat.ts";
import { changeDirectBilling, registerTOSAcceptance, saveDirectBillingSettings } from "./direct-billing.ts";
import * as contact from "./contact.ts";
import { SoapDataHistoryAdapter } from "#adapters/soap/data-export/soap-data-history.adapter.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { getCapabilities } from "./capabilities.ts";
import { changeContext } from "./change-context.ts";
import { getDownloadToken, getInvoiceDetails } from "./invoices.ts";
import { requestDocumentFormat } from "./documents.ts";
import { markMessageAsDeleted, markMessageAsRead, markMessagesAsRead, subscribeOutage } from "./messages.ts";
import { abandonPayment, getOpenPayments, getPaymentState, startPayment } from "./payments.ts";
import { saveLanguage } from "./save-language.ts";
import { getTerminations, revokeTermination, terminateContract } from "./termination.ts";
import { getOverpaymentPayouts, orderOverpaymentPayout } from "./payouts.ts";
import { gatewayOf } from "./scene.ts";
import {
  continueSalesProcess,
  getExtendOffer,
  registerTemporaryMarketingConsent,
  respondToSaleOffer,
  showIsobarEvent,
} from "./sales.ts";
import { getPasskeyRequestOptions } from "./passkeys.ts";
import { saveOnboardingtData } from "./save-onboardingt-data.ts";
import { readCases } from "./reads.ts";
import * as services from "./services.ts";
import { checkPasswordToken, requestPasswordReset, resetPassword, signUpCodeVerify } from "./account-access.ts";
import * as devices from "./devices.ts";
import { associateMobileDevice, sessionStartChallenge } from "./device.ts";
import * as sessions from "./active-sessions.ts";
import * as settings from "./settings.ts";
import * as settingsPasskeys from "./settings-passkeys.ts";
import * as support from "./support.ts";
import {
  beforeLogin,
  confirmIdentity,
  getSessionServerHash,
  sessionCheck,
  sessionEnd,
  sessionStart,
} from "./sessions.ts";
import { getWithdrawalsCase, withdrawAsGuestCase, withdrawFromContractCase } from "./withdrawals.ts";
import * as tokens from "#src/container/tokens.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

/** Day with call billing at the start time of the fake clock. */
const DAY = day("2026-10-15");

/**
 * Cases of each operation with the outcomes that a customer sees after a fault. A record, so that a new operation
 * without a case does not compile.
 */
export const OPERATION_CASES: Readonly<Record<OperationName, readonly OperationCase[]>> = {
  getCapabilities: [getCapabilities],
  beforeLogin: [beforeLogin],
  sessionStart: [sessionStart],
  signUpCodeVerify: [signUpCodeVerify],
  requestPasswordReset: [requestPasswordReset],
  checkPasswordToken: [checkPasswordToken],
  resetPassword: [resetPassword],
  sessionCheck: [sessionCheck],
  getSessionServerHash: [getSessionServerHash],
  sessionEnd: [sessionEnd],
  confirmIdentity: [confirmIdentity],
  getSessions: settings.getSessions,
  endSession: [sessions.endSession],
  endOtherSessions: [sessions.endOtherSessions],
  changeContext: [changeContext],
  getClientData: readCases((app) => storesOf(app).client.data),
  getContactData: readCases((app) => storesOf(app).contact.data),
  setPhoneChangeToken: [contact.setPhoneChangeToken],
  setEmailChangeToken: [contact.setEmailChangeToken],
  setContactData: [contact.setContactData],
  activateEDocument: [contact.activateEDocument],
  getConsentsByCustomerAccount: readCases((app) => storesOf(app).consents.consents),
  getDataHistory: readCases((app) => new AsyncValue(() => new SoapDataHistoryAdapter(gatewayOf(app)).load())).slice(
    0,
    1,
  ),
  saveConsentsByCustomerAccount: [saveConsentsByCustomerAccount],
  saveElectronicPollResult: [saveElectronicPollResult, saveSatisfactionSurvey],
  getSiteContent: readCases((app) => storesOf(app).siteContent.content),
  getBanners: readCases((app) => storesOf(app).siteContent.banners),
  // These stores belong to pages that close with the session, so that the case with stale data does not apply.
  getBranches: readCases((app) => new HelpStore(new SoapHelpAdapter(gatewayOf(app))).branches).slice(0, 1),
  getFaq: readCases((app) => new HelpStore(new SoapHelpAdapter(gatewayOf(app))).faq).slice(0, 1),
  getRegulations: readCases((app) => new HelpStore(new SoapHelpAdapter(gatewayOf(app))).documents).slice(0, 1),
  getDocuments: readCases(
    (app) =>
      new CustomerDocumentsStore(
        new SoapCustomerDocumentsAdapter(gatewayOf(app)),
        app.container.root.get(tokens.CLOCK_PORT),
      ).documents,
  ).slice(0, 1),
  requestDocumentFormat: [requestDocumentFormat],
  getClientFinancialEntries: readCases(
    async (app) => (await app.container.loadService("finance", tokens.FINANCE_STORE)).entries,
  ),
  getInvoiceDetails: [getInvoiceDetails],
  getDownloadToken: [getDownloadToken],
  startPayment: [startPayment],
  getPaymentState: [getPaymentState],
  getOverpaymentPayouts: [getOverpaymentPayouts],
  orderOverpaymentPayout: [orderOverpaymentPayout],
  getTerminations: [getTerminations],
  terminateContract: [terminateContract],
  revokeTermination: [revokeTermination],
  // This store belongs to a screen that closes with the session.
  getDirectBilling: readCases(
    (app) => new DirectBillingStore(new SoapDirectBillingAdapter(gatewayOf(app))).billing,
  ).slice(0, 1),
  registerTOSAcceptance: [registerTOSAcceptance],
  changeDirectBilling: [changeDirectBilling],
  saveDirectBillingSettings: [saveDirectBillingSettings],
  getCallBilling: readCases((app) => {
    const store = new CallBillingStore(new SoapCallBillingAdapter(gatewayOf(app)));
    store.show({ from: DAY, to: DAY });
    return store.response;
    // This store belongs to a screen that closes with the session.
  }).slice(0, 1),
  getOpenPayments: [getOpenPayments],
  abandonPayment: [abandonPayment],
  getTvChannels: services.getTvChannels,
  setProductName: [services.setProductName],
  getServiceMove: services.getServiceMove,
  changeServiceMoveDate: [services.changeServiceMoveDate],
  getAppointmentSlots: services.getAppointmentSlots,
  bookAppointment: [services.bookAppointment],
  cancelAppointment: [services.cancelAppointment],
  getMVNOstate: services.getMVNOstate,
  setP4Parameter: [services.setP4Parameter],
  getPremiumNumbers: services.getPremiumNumbers,
  setPremiumNumbers: [services.setPremiumNumbers],
  requestContact: [services.requestContact, support.requestContact],
  getContactFormDefinition: support.getContactFormDefinition,
  getContactFormSubmissions: support.getContactFormSubmissions,
  addContactFormFile: [support.addContactFormFile],
  addSupportRequestMessage: [support.addSupportRequestMessage, support.requestComplaintAnswer],
  registerContactFormSubmission: [support.registerContactFormSubmission],
  checkIfAllowedToAskForContact: support.checkIfAllowedToAskForContact,
  cancelContact: [support.cancelContact],
  getClientMessages: readCases((app) => storesOf(app).messages.messages),
  getOutageMessages: readCases((app) => storesOf(app).messages.outages),
  markMessageAsRead: [markMessageAsRead],
  markMessagesAsRead: [markMessagesAsRead],
  markMessageAsDeleted: [markMessageAsDeleted],
  subscribeOutage: [subscribeOutage],
  getWifiHardware: devices.getWifiHardware,
  getWifiParams: devices.getWifiParams,
  switchWifiFrequency: [devices.switchWifiFrequency],
  setWifiParams: [devices.setWifiParams],
  setDefaultWifiParams: [devices.setDefaultWifiParams],
  getResetPinHardware: devices.getResetPinHardware,
  resetPin: [devices.resetPin],
  getSalesOfferHistory: readCases((app) => storesOf(app).offers.history),
  getExtendOffer: [getExtendOffer],
  showIsobarEvent: [showIsobarEvent],
  registerTemporaryMarketingConsent: [registerTemporaryMarketingConsent],
  continueSalesProcess: [continueSalesProcess],
  respondToSaleOffer: [respondToSaleOffer],
  getOnboardingtData: readCases(
    async (app) => (await app.container.loadService("onboarding", tokens.ONBOARDING_STORE)).storedFlags,
  ),
  getChatToken: [getChatToken],
  checkBackdoor: [checkBackdoor, contact.checkBackdoor],
  saveOnboardingtData: [saveOnboardingtData],
  changeCustomLogin: [settings.changeCustomLogin],
  changePasswordAuthenticated: [settings.changePasswordAuthenticated],
  getActivities: settings.getActivities,
  get2FADevices: settings.get2FADevices,
  get2FAPhones: settings.get2FAPhones,
  create2FAToken: [settings.create2FAToken],
  confirm2FAToken: [settings.confirm2FAToken],
  save2FADevice: [settings.save2FADevice],
  delete2FADevices: [settings.delete2FADevices],
  createRecoveryCodes: [settingsPasskeys.createRecoveryCodes],
  getPasskeys: settingsPasskeys.getPasskeys,
  getPasskeyCreationOptions: [settingsPasskeys.getPasskeyCreationOptions],
  savePasskey: [settingsPasskeys.savePasskey],
  renamePasskey: [settingsPasskeys.renamePasskey],
  deletePasskey: [settingsPasskeys.deletePasskey],
  getPasskeyRequestOptions: [getPasskeyRequestOptions],
  getAssociatedMobileDevices: settings.getAssociatedMobileDevices,
  editAssociatedMobileDevice: [settings.editAssociatedMobileDevice],
  associateMobileDevice: [associateMobileDevice],
  sessionStartChallenge: [sessionStartChallenge],
  disableAutoLogin: [settings.disableAutoLogin],
  deleteAssociatedMobileDevice: [sessions.deleteAssociatedMobileDevice],
  saveClientAccounts: [settings.saveClientAccounts],
  saveLanguage: [saveLanguage],
  getMatter: [getActionLinkCase],
  answerMatter: [answerActionLinkCase],
  registerAccessibilityComplaint: [support.registerAccessibilityComplaint],
  withdrawFromContract: [withdrawFromContractCase, withdrawAsGuestCase],
  getWithdrawals: [getWithdrawalsCase],
};
