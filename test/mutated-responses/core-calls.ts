import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import type { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapCustomerContextsAdapter } from "#adapters/soap/session/soap-customer-contexts.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { aMessage } from "#test/mothers/index.ts";

const idempotencyKey = "0123456789abcdef";

/** Calls an operation through its adapter, as the portal does; the values fit the example of its response. */
type CoreCall = (gateway: SoapGateway) => Promise<Result<unknown, { readonly kind: string }>>;

const markOf = (clientMessageId: string) => ({
  idempotencyKey,
  message: aMessage({ clientMessageId, rodoMessageId: undefined }),
});

const CONTACT: ContactUpdate = {
  mobilePhones: ["601234567"],
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

/** Every operation of the profile "core" that the portal calls through a port. */
export const CORE_CALLS: Readonly<Record<string, CoreCall>> = {
  beforeLogin: (gateway) => new SoapLoginAdapter(gateway).beforeLogin("m.brzezinska"),
  sessionStart: (gateway) =>
    new SoapLoginAdapter(gateway).startSession({ login: "m.brzezinska", password: "password" }),
  sessionCheck: (gateway) => new SoapSessionAdapter(gateway).isActive(),
  getSessionServerHash: (gateway) => new SoapSessionAdapter(gateway).serverHash(),
  sessionEnd: (gateway) => new SoapSessionAdapter(gateway).end(),
  changeContext: (gateway) => new SoapCustomerContextsAdapter(gateway).switchAccount("6005610"),
  getClientData: (gateway) => new SoapAccountAdapter(gateway).load(),
  checkBackdoor: (gateway) => new SoapBackendAccessAdapter(gateway).check(),
  requestPasswordReset: (gateway) =>
    new SoapPasswordResetAdapter(gateway).requestLink({ idempotencyKey, login: "m.brzezinska" }),
  checkPasswordToken: (gateway) => new SoapPasswordResetAdapter(gateway).checkToken("token-token"),
  resetPassword: (gateway) =>
    new SoapPasswordResetAdapter(gateway).setPassword({ idempotencyKey, token: "token-token", password: "password" }),
  changePasswordAuthenticated: (gateway) =>
    new SoapSignInAdapter(gateway).changePassword({ idempotencyKey, current: "password", next: "other-password" }),
  getContactData: (gateway) => new SoapContactAdapter(gateway).load(),
  setPhoneChangeToken: (gateway) =>
    new SoapContactChangeAdapter(gateway).sendToPhone({ idempotencyKey, phone: "601234567" }),
  setEmailChangeToken: (gateway) =>
    new SoapContactChangeAdapter(gateway).sendToEmail({ idempotencyKey, email: "anna@poczta.example" }),
  setContactData: (gateway) => new SoapContactChangeAdapter(gateway).save({ idempotencyKey, contact: CONTACT }),
  getConsentsByCustomerAccount: (gateway) => new SoapAgreementsAdapter(gateway).load(),
  saveConsentsByCustomerAccount: (gateway) =>
    new SoapAgreementsAdapter(gateway).save({ idempotencyKey, given: ["MARKETING_PHONE"], withdrawn: ["SURVEYS"] }),
  getSiteContent: (gateway) => new SoapSiteContentAdapter(gateway).load(),
  getClientFinancialEntries: (gateway) => new SoapFinanceAdapter(gateway).loadEntries(),
  getInvoiceDetails: (gateway) => new SoapInvoicesAdapter(gateway).details("4127830000001"),
  getDownloadToken: (gateway) =>
    new SoapInvoicesAdapter(gateway).duplicate({ idempotencyKey, entryId: "4127830000001" }),
  startPayment: (gateway) =>
    new SoapFinanceAdapter(gateway).startPayment({
      idempotencyKey,
      entryIds: ["4127830000001"],
      amount: grosze(22_370),
      ownAmount: false,
      returnPage: "invoice",
    }),
  getPaymentState: (gateway) => new SoapFinanceAdapter(gateway).paymentState("0b7e5d1c9a2f48360c4b17ae"),
  getOpenPayments: (gateway) => new SoapOpenPaymentsAdapter(gateway).load(),
  abandonPayment: (gateway) =>
    new SoapOpenPaymentsAdapter(gateway).abandon({ idempotencyKey, paymentId: "0b7e5d1c9a2f48360c4b17ae" }),
  getClientMessages: (gateway) => new SoapMessagesAdapter(gateway).loadMessages(),
  markMessageAsRead: (gateway) => new SoapMessageMarksAdapter(gateway).read(markOf("4127830-6")),
  markMessageAsDeleted: (gateway) => new SoapMessageMarksAdapter(gateway).remove(markOf("4127830-2")),
  getContactFormDefinition: (gateway) => new SoapSupportAdapter(gateway).loadForms(),
  getContactFormSubmissions: (gateway) => new SoapSupportAdapter(gateway).loadRequests(),
  addContactFormFile: (gateway) =>
    new SoapSupportAdapter(gateway).addFile({
      idempotencyKey,
      fileId: "file-0123456789ab",
      name: "umowa.pdf",
      size: 6,
      position: 0,
      content: new Uint8Array(6),
    }),
  registerContactFormSubmission: (gateway) =>
    new SoapSupportAdapter(gateway).register({ idempotencyKey, formId: "question", answers: [], files: [] }),
  getOutageMessages: (gateway) => new SoapMessagesAdapter(gateway).loadOutages(),
};
