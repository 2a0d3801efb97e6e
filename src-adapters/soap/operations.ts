/** What is said of every operation. */
interface AnyPolicy {
  /** The request carries the session id (CALL-02). */
  readonly session: boolean;
  /** A call that is already on its way with the same payload gives its answer to this one too (CALL-05). */
  readonly shared: boolean;
  /** The name of the entries of its lists, where it is not `item` (CALL-03). */
  readonly itemName?: string;
}

/** How a read is called. */
export interface ReadPolicy extends AnyPolicy {
  readonly write: false;
  /** A call that never got an answer is tried once more (CALL-06). */
  readonly retried: boolean;
}

/**
 * How a call that changes something at the provider is made: never tried again by itself, and never broken off on the
 * way.
 */
export interface WritePolicy extends AnyPolicy {
  readonly write: true;
  readonly retried: false;
  /** Each call names the intent of a customer, to which the provider gives one effect, however often it is sent. */
  readonly intent: boolean;
}

/** How one operation of the contract is called. One row each: nothing else in the portal knows. */
export type OperationPolicy = ReadPolicy | WritePolicy;

/** Operations whose calls are each their own, however alike (CALL-05). */
export type NeverShared = "setP4Parameter" | "getMVNOstate";

/** The reads that are tried again (CALL-06). Nothing else is. */
export type RetriedRead =
  | "sessionCheck"
  | "getSessionServerHash"
  | "checkBackdoor"
  | "getClientMessages"
  | "getClientData"
  | "getBranches"
  | "getBanners"
  | "beforeLogin"
  | "getSalesOfferHistory"
  | "get2FAPhones"
  | "getClientFinancialEntries"
  | "getSiteContent"
  | "getContactData"
  | "getChatToken"
  | "getWifiParams"
  | "getConsentsByCustomerAccount";

/**
 * Writes without an intent. `sessionEnd` and `changeContext` leave the same behind however often they are carried out.
 * `sessionStart` answers a
 * session id, which no provider should keep to give it out a second time; one that nobody uses runs out by itself.
 */
export type WithoutIntent = "sessionStart" | "sessionEnd" | "changeContext";

/** What the rules above ask of each row by its name: a table that breaks one does not compile. */
export type Ruled<Table> = {
  readonly [Name in keyof Table]: {
    readonly shared: Name extends NeverShared ? false : true;
  } & (Name extends RetriedRead
    ? { readonly write: false; readonly retried: true }
    : { readonly retried: false } & (
        | { readonly write: false }
        | { readonly write: true; readonly intent: Name extends WithoutIntent ? false : true }
      ));
};

const read = { session: true, shared: true, retried: false, write: false } as const;
const sureRead = { ...read, retried: true } as const;
const write = { session: true, shared: true, retried: false, write: true, intent: true } as const;

const TABLE = {
  beforeLogin: { ...sureRead, session: false },
  sessionStart: { ...write, session: false, intent: false },
  sessionStartChallenge: { ...read, session: false },
  signUpCodeVerify: { ...write, session: false },
  requestPasswordReset: { ...write, session: false },
  checkPasswordToken: { ...read, session: false },
  resetPassword: { ...write, session: false },
  sessionCheck: sureRead,
  getSessionServerHash: sureRead,
  changeContext: { ...write, intent: false },
  sessionEnd: { ...write, intent: false },
  getClientData: sureRead,
  getContactData: sureRead,
  setPhoneChangeToken: write,
  setEmailChangeToken: write,
  setContactData: write,
  activateEDocument: write,
  getConsentsByCustomerAccount: sureRead,
  saveConsentsByCustomerAccount: write,
  saveElectronicPollResult: write,
  getSiteContent: sureRead,
  getBanners: sureRead,
  getBranches: sureRead,
  getFaq: read,
  getRegulations: read,
  getClientFinancialEntries: sureRead,
  getInvoiceDetails: read,
  getDownloadToken: write,
  startPayment: write,
  getPaymentState: read,
  getOpenPayments: read,
  getCallBilling: read,
  getOverpaymentPayouts: read,
  orderOverpaymentPayout: write,
  getDirectBilling: read,
  registerTOSAcceptance: write,
  changeDirectBilling: write,
  saveDirectBillingSettings: write,
  abandonPayment: write,
  getTvChannels: read,
  setProductName: write,
  getServiceMove: read,
  changeServiceMoveDate: write,
  getAppointmentSlots: read,
  bookAppointment: write,
  getMVNOstate: { ...read, shared: false },
  setP4Parameter: { ...write, shared: false },
  requestContact: write,
  getContactFormDefinition: read,
  getContactFormSubmissions: read,
  addContactFormFile: write,
  registerContactFormSubmission: write,
  checkIfAllowedToAskForContact: read,
  getClientMessages: sureRead,
  getOutageMessages: read,
  markMessageAsRead: write,
  markMessageAsDeleted: write,
  getSalesOfferHistory: sureRead,
  getExtendOffer: read,
  showIsobarEvent: write,
  registerTemporaryMarketingConsent: write,
  continueSalesProcess: write,
  respondToSaleOffer: write,
  getOnboardingtData: read,
  getChatToken: sureRead,
  checkBackdoor: sureRead,
  saveOnboardingtData: write,
  changeCustomLogin: write,
  changePasswordAuthenticated: write,
  get2FADevices: read,
  get2FAPhones: sureRead,
  create2FAToken: write,
  confirm2FAToken: write,
  save2FADevice: write,
  delete2FADevices: write,
  getAssociatedMobileDevices: read,
  editAssociatedMobileDevice: write,
  associateMobileDevice: write,
  disableAutoLogin: write,
  saveClientAccounts: { ...write, itemName: "context" },
  getWifiHardware: read,
  getWifiParams: sureRead,
  switchWifiFrequency: write,
  setWifiParams: write,
  setDefaultWifiParams: write,
  getResetPinHardware: read,
  resetPin: write,
  getMatter: { ...read, session: false },
  answerMatter: { ...write, session: false },
} as const satisfies Readonly<Record<string, OperationPolicy>>;

/**
 * The operations of `docs/contract/ebok.xsd`. What the portal itself goes by is `policyOf` in operation-policy.ts,
 * which a test holds to these rows: their names would weigh on the first screens.
 */
export const OPERATIONS = TABLE satisfies Ruled<typeof TABLE>;

export type OperationName = keyof typeof OPERATIONS;

/** The writes whose calls carry an intent. */
export type IntentWrite = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends { readonly intent: true } ? Name : never;
}[OperationName];
