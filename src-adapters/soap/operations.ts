import type { ContractOperationName } from "#domain/configuration/index.ts";

interface AnyPolicy {
  /** The body carries the session id (CALL-02). Without it the call still has the bearer of an open session. */
  readonly session: boolean;
  /** A call in flight with the same payload shares its response with this one (CALL-05). */
  readonly shared: boolean;
  /** Name of the list entries, if it is not `item` (CALL-03). */
  readonly itemName?: string;
}

export interface ReadPolicy extends AnyPolicy {
  readonly write: false;
  /** Repeats the call once after any transport failure (CALL-06); other reads only after an abort by the browser. */
  readonly retried: boolean;
}

/** Rules of a call that changes something on the server: never repeated automatically and never aborted. */
export interface WritePolicy extends AnyPolicy {
  readonly write: true;
  readonly retried: false;
  /** The call carries an idempotency key: the server applies it once, even if it is sent several times. */
  readonly hasIdempotencyKey: boolean;
  /** The call saves something for the customer: it is not sent during backend access (ACC-12). */
  readonly saves: boolean;
}

/** Rules for calling one operation of the contract. */
export type OperationPolicy = ReadPolicy | WritePolicy;

const read = { session: true, shared: true, retried: false, write: false } as const;
const retriedRead = { ...read, retried: true } as const;
const write = {
  session: true,
  shared: true,
  retried: false,
  write: true,
  hasIdempotencyKey: true,
  saves: true,
} as const;
/** A write that only opens, keeps or ends the session, or issues the address of a document. */
const savesNothing = { ...write, saves: false } as const;

/**
 * Operations of `docs/contract/ebok.xsd` with the rules for calling them. Six writes carry no idempotency key:
 * `sessionEnd`, `changeContext` and `confirmIdentity` have the same effect each time they are applied, and the
 * responses to `sessionStart`, `createRecoveryCodes` and `getPasskeyCreationOptions` are for one use, so that the
 * server should not store them in order to return them again.
 *
 * Five writes are sent during backend access (ACC-12), because they save nothing for the customer: `sessionStart` opens
 * another session, `changeContext` shows another account, `confirmIdentity` checks a password, `sessionEnd` is the
 * logout, and `getDownloadToken` reads a document.
 */
export const OPERATIONS = {
  getCapabilities: { ...read, session: false },
  beforeLogin: { ...retriedRead, session: false },
  sessionStart: { ...savesNothing, session: false, hasIdempotencyKey: false },
  sessionStartChallenge: { ...read, session: false },
  signUpCodeVerify: { ...write, session: false },
  requestPasswordReset: { ...write, session: false },
  checkPasswordToken: { ...read, session: false },
  resetPassword: { ...write, session: false },
  sessionCheck: retriedRead,
  getSessionServerHash: retriedRead,
  changeContext: { ...savesNothing, hasIdempotencyKey: false },
  sessionEnd: { ...savesNothing, hasIdempotencyKey: false },
  confirmIdentity: { ...savesNothing, hasIdempotencyKey: false },
  getSessions: read,
  endSession: write,
  endOtherSessions: write,
  getClientData: retriedRead,
  getContactData: retriedRead,
  setPhoneChangeToken: write,
  setEmailChangeToken: write,
  setContactData: write,
  activateEDocument: write,
  getConsentsByCustomerAccount: retriedRead,
  saveConsentsByCustomerAccount: write,
  getDataHistory: read,
  saveElectronicPollResult: write,
  getSiteContent: retriedRead,
  getBanners: retriedRead,
  getBranches: retriedRead,
  getFaq: read,
  getRegulations: read,
  getDocuments: read,
  requestDocumentFormat: write,
  getClientFinancialEntries: retriedRead,
  getInvoiceDetails: read,
  getDownloadToken: savesNothing,
  startPayment: write,
  getPaymentState: read,
  getOpenPayments: read,
  getCallBilling: read,
  getOverpaymentPayouts: read,
  orderOverpaymentPayout: write,
  getTerminations: read,
  terminateContract: write,
  revokeTermination: write,
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
  cancelAppointment: write,
  getMVNOstate: { ...read, shared: false },
  setP4Parameter: { ...write, shared: false },
  getPremiumNumbers: read,
  setPremiumNumbers: write,
  requestContact: write,
  getContactFormDefinition: read,
  getContactFormSubmissions: read,
  addContactFormFile: write,
  registerContactFormSubmission: write,
  addSupportRequestMessage: write,
  checkIfAllowedToAskForContact: read,
  cancelContact: write,
  getClientMessages: retriedRead,
  getOutageMessages: read,
  subscribeOutage: write,
  markMessageAsRead: write,
  markMessagesAsRead: write,
  markMessageAsDeleted: write,
  getSalesOfferHistory: retriedRead,
  getExtendOffer: read,
  showIsobarEvent: write,
  registerTemporaryMarketingConsent: write,
  continueSalesProcess: write,
  respondToSaleOffer: write,
  getOnboardingtData: read,
  getChatToken: retriedRead,
  checkBackdoor: retriedRead,
  saveOnboardingtData: write,
  changeCustomLogin: write,
  changePasswordAuthenticated: write,
  getActivities: read,
  get2FADevices: read,
  get2FAPhones: retriedRead,
  create2FAToken: write,
  confirm2FAToken: write,
  save2FADevice: write,
  delete2FADevices: write,
  createRecoveryCodes: { ...write, hasIdempotencyKey: false },
  getPasskeys: read,
  getPasskeyCreationOptions: { ...write, hasIdempotencyKey: false },
  savePasskey: write,
  renamePasskey: write,
  deletePasskey: write,
  getPasskeyRequestOptions: { ...read, session: false },
  getAssociatedMobileDevices: read,
  editAssociatedMobileDevice: write,
  associateMobileDevice: write,
  disableAutoLogin: write,
  deleteAssociatedMobileDevice: write,
  saveClientAccounts: { ...write, itemName: "context" },
  saveLanguage: write,
  getWifiHardware: read,
  getWifiParams: retriedRead,
  switchWifiFrequency: write,
  setWifiParams: write,
  setDefaultWifiParams: write,
  getResetPinHardware: read,
  resetPin: write,
  getMatter: { ...read, session: false },
  answerMatter: { ...write, session: false },
  withdrawFromContract: { ...write, session: false },
  getWithdrawals: read,
  registerAccessibilityComplaint: { ...write, session: false },
} as const satisfies Readonly<Record<ContractOperationName, OperationPolicy>>;

export type OperationName = keyof typeof OPERATIONS;

/** Returns true for the name of an operation of the contract. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** Writes whose calls carry an idempotency key. */
export type IdempotentWrite = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends { readonly hasIdempotencyKey: true } ? Name : never;
}[OperationName];
