import type { OperationName } from "#adapters/soap/operations.ts";
import type { FaultName } from "#sandbox/tenants/named-faults.ts";

/** Place in which a customer uses an operation. */
export type FaultPlace =
  | "block"
  | "aside"
  | "login"
  | "background"
  | "logout"
  | "payment"
  | "pending payment"
  | "billing"
  | "overpayment"
  | "subscriptions"
  | "service"
  | "service read"
  | "registration"
  | "password"
  | "link"
  | "accounts"
  | "entered"
  | "document"
  | "offers"
  | "contact"
  | "agreements"
  | "data export"
  | "chat"
  | "mailbox"
  | "support"
  | "help"
  | "devices"
  | "settings"
  | "second factor"
  | "phone"
  | "passkeys"
  | "identity"
  | "capabilities"
  | "language"
  | "termination"
  | "withdrawal";

/** Places whose own specs test the faults: a single page does not reach them. */
const OWN_JOURNEYS = [
  "data export",
  "chat",
  "mailbox",
  "support",
  "help",
  "devices",
  "phone",
  "passkeys",
  "identity",
  "capabilities",
  "language",
  "termination",
  "withdrawal",
] as const;
export type MatrixPlace = Exclude<FaultPlace, (typeof OWN_JOURNEYS)[number]>;
export const isInMatrix = (place: FaultPlace): place is MatrixPlace => OWN_JOURNEYS.every((own) => own !== place);

/** Class of a fault as the customer sees it. */
export type FaultKind = "lost" | "unreadable" | "sessionError" | "roleError" | "backendAccessError";

/** Place of each operation. A record, so that a new operation without a place does not compile. */
export const FAULT_PLACES: Readonly<Record<OperationName, FaultPlace>> = {
  getClientData: "block",
  getClientFinancialEntries: "block",
  getClientMessages: "block",
  getSalesOfferHistory: "block",
  getOnboardingtData: "block",
  getContactData: "aside",
  checkBackdoor: "contact",
  setPhoneChangeToken: "contact",
  setEmailChangeToken: "contact",
  setContactData: "contact",
  activateEDocument: "contact",
  getConsentsByCustomerAccount: "aside",
  saveConsentsByCustomerAccount: "agreements",
  getDataHistory: "data export",
  saveElectronicPollResult: "agreements",
  getSiteContent: "aside",
  getBanners: "aside",
  getOutageMessages: "aside",
  getBranches: "help",
  getFaq: "help",
  getRegulations: "help",
  getDocuments: "help",
  requestDocumentFormat: "help",
  getCapabilities: "capabilities",
  beforeLogin: "login",
  sessionStart: "login",
  sessionCheck: "background",
  sessionEnd: "logout",
  getInvoiceDetails: "document",
  getDownloadToken: "document",
  startPayment: "payment",
  getPaymentState: "payment",
  getCallBilling: "billing",
  getOverpaymentPayouts: "overpayment",
  orderOverpaymentPayout: "overpayment",
  getTerminations: "termination",
  terminateContract: "termination",
  revokeTermination: "termination",
  getDirectBilling: "subscriptions",
  registerTOSAcceptance: "subscriptions",
  changeDirectBilling: "subscriptions",
  saveDirectBillingSettings: "subscriptions",
  getTvChannels: "service read",
  getServiceMove: "service read",
  getAppointmentSlots: "service read",
  getMVNOstate: "service read",
  getPremiumNumbers: "service read",
  setProductName: "service",
  changeServiceMoveDate: "service",
  bookAppointment: "service",
  cancelAppointment: "service",
  setP4Parameter: "service",
  setPremiumNumbers: "service",
  requestContact: "service",
  getOpenPayments: "pending payment",
  abandonPayment: "pending payment",
  signUpCodeVerify: "registration",
  requestPasswordReset: "password",
  checkPasswordToken: "password",
  resetPassword: "password",
  getExtendOffer: "offers",
  showIsobarEvent: "offers",
  registerTemporaryMarketingConsent: "offers",
  continueSalesProcess: "offers",
  respondToSaleOffer: "offers",
  getMatter: "link",
  answerMatter: "link",
  withdrawFromContract: "withdrawal",
  getWithdrawals: "withdrawal",
  getContactFormDefinition: "support",
  getContactFormSubmissions: "support",
  addContactFormFile: "support",
  registerContactFormSubmission: "support",
  addSupportRequestMessage: "support",
  registerAccessibilityComplaint: "support",
  checkIfAllowedToAskForContact: "support",
  cancelContact: "support",
  subscribeOutage: "mailbox",
  markMessageAsRead: "mailbox",
  markMessagesAsRead: "mailbox",
  markMessageAsDeleted: "mailbox",
  getWifiHardware: "devices",
  getWifiParams: "devices",
  switchWifiFrequency: "devices",
  setWifiParams: "devices",
  setDefaultWifiParams: "devices",
  getResetPinHardware: "devices",
  resetPin: "devices",
  getChatToken: "chat",
  changeCustomLogin: "settings",
  get2FADevices: "settings",
  sessionStartChallenge: "phone",
  associateMobileDevice: "phone",
  disableAutoLogin: "settings",
  deleteAssociatedMobileDevice: "devices",
  getAssociatedMobileDevices: "settings",
  changePasswordAuthenticated: "settings",
  editAssociatedMobileDevice: "settings",
  getActivities: "settings",
  get2FAPhones: "second factor",
  create2FAToken: "second factor",
  confirm2FAToken: "second factor",
  save2FADevice: "second factor",
  delete2FADevices: "second factor",
  createRecoveryCodes: "passkeys",
  getPasskeys: "passkeys",
  getPasskeyCreationOptions: "passkeys",
  savePasskey: "passkeys",
  renamePasskey: "passkeys",
  deletePasskey: "passkeys",
  getPasskeyRequestOptions: "passkeys",
  saveOnboardingtData: "second factor",
  confirmIdentity: "identity",
  getSessions: "devices",
  endSession: "devices",
  endOtherSessions: "devices",
  changeContext: "accounts",
  saveClientAccounts: "accounts",
  saveLanguage: "language",
  getSessionServerHash: "entered",
};

/** Page that requires a response: its address, its heading, and its address as a pattern. */
interface LivingPage {
  readonly at: string;
  readonly h1: string;
  readonly path: string;
  /** Customer whose access depends on the response; default: the one with the most data. */
  readonly login?: string;
}

/**
 * Operations that pages require; their failure leads to the error page (CALL-07). All others fail in their own section.
 */
const INDISPENSABLE: Readonly<Partial<Record<OperationName, readonly LivingPage[]>>> = {
  getClientData: [{ at: "/service/myServices", h1: "Usługi", path: "/service/myServices/:productId?" }],
  getClientFinancialEntries: [
    { at: "/invoice", h1: "Faktury", path: "/invoice" },
    { at: "/billing", h1: "Bilingi", path: "/billing" },
  ],
  getSalesOfferHistory: [{ at: "/service/ordersHistory", h1: "Oferty i zamówienia", path: "/service/ordersHistory" }],
  getExtendOffer: [
    {
      at: "/service/yourOffer",
      h1: "Przedłużenie umowy na dotychczasowych warunkach",
      path: "/service/yourOffer",
      login: "umowa.remiz",
    },
  ],
  getSiteContent: [{ at: "/video", h1: "Filmy", path: "/video" }],
};

/** Each operation with each page that requires it. */
export function requiredOperations(): readonly (readonly [operation: string, page: LivingPage])[] {
  return Object.entries(INDISPENSABLE).flatMap(([operation, pages]) => pages.map((page) => [operation, page] as const));
}

export const CLASSES: Readonly<Record<FaultName, FaultKind>> = {
  timeout: "lost",
  connectionReset: "lost",
  cutOff: "lost",
  internalError: "unreadable",
  badGateway: "unreadable",
  emptyBody: "unreadable",
  truncated: "unreadable",
  doctype: "unreadable",
  wrongRoot: "unreadable",
  missingResult: "unreadable",
  sessionError: "sessionError",
  roleError: "roleError",
  backendAccessError: "backendAccessError",
};

export interface FaultCase {
  readonly operation: OperationName;
  readonly place: MatrixPlace;
  readonly fault: FaultName;
  readonly is: FaultKind;
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(FAULT_PLACES, name);
const isFault = (name: string): name is FaultName => Object.hasOwn(CLASSES, name);

/** Number of tests per place and fault class; one class has most of the fault names. */
const TIMES: Readonly<Record<FaultKind, number>> = {
  lost: 1,
  unreadable: 2,
  sessionError: 1,
  roleError: 1,
  backendAccessError: 1,
};

/** Each class once, each in another place. `test/faults` tries every operation under every fault without a browser. */
export function someFaultCases(): readonly FaultCase[] {
  const places = new Set<string>();
  const kinds = new Set<FaultKind>();
  return faultCases().filter(({ place, is }) => {
    const isNew = !places.has(place) && !kinds.has(is);
    if (isNew) {
      places.add(place);
      kinds.add(is);
    }
    return isNew;
  });
}

/**
 * Every place under every fault class. Operations rotate within their place and faults within their class, so that each
 * is used; test/faults tries all pairs without a browser.
 */
export function faultCases(): readonly FaultCase[] {
  const places = [...new Set(Object.values(FAULT_PLACES))].filter(isInMatrix);
  const turns = new Map<FaultKind, number>();
  return places.flatMap((place) => {
    const operations = Object.keys(FAULT_PLACES)
      .filter(isOperation)
      .filter((name) => FAULT_PLACES[name] === place);
    const met = Object.entries(TIMES).flatMap(([is, times]) => Array.from({ length: times }, () => is));
    return met.flatMap((wanted, index) => {
      const names = Object.keys(CLASSES)
        .filter(isFault)
        .filter((name) => CLASSES[name] === wanted);
      const [first] = names;
      if (first === undefined) return [];
      const is = CLASSES[first];
      const turn = turns.get(is) ?? 0;
      turns.set(is, turn + 1);
      const fault = names[turn % names.length];
      const operation = operations[index % operations.length];
      return fault === undefined || operation === undefined ? [] : [{ operation, place, fault, is }];
    });
  });
}
