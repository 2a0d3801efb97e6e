/** How one operation of the contract is called. One row each: nothing else in the portal knows. */
export interface OperationPolicy {
  /** The request carries the session id (CALL-02). */
  readonly session: boolean;
  /** A call that is already on its way with the same payload gives its answer to this one too (CALL-05). */
  readonly shared: boolean;
  /** A call that never got an answer is tried once more (CALL-06). Only reads. */
  readonly retried: boolean;
  /** Changes something at the provider: never retried, and never broken off on the way. */
  readonly write: boolean;
  /** The name of the entries of its lists, where it is not `item` (CALL-03). */
  readonly itemName?: string;
}

const read = { session: true, shared: true, retried: false, write: false } as const;
const sureRead = { ...read, retried: true } as const;
const write = { ...read, write: true } as const;

/** The operations of `docs/contract/ebok.xsd`. */
export const OPERATIONS = {
  beforeLogin: { ...sureRead, session: false },
  sessionStart: { ...write, session: false },
  sessionCheck: sureRead,
  getSessionServerHash: sureRead,
  sessionEnd: write,
  getClientData: sureRead,
  getContactData: sureRead,
  getConsentsByCustomerAccount: sureRead,
  getSiteContent: sureRead,
  getBanners: sureRead,
  getClientFinancialEntries: sureRead,
  startPayment: write,
  getPaymentState: read,
  getClientMessages: sureRead,
  getOutageMessages: read,
  getSalesOfferHistory: sureRead,
  getOnboardingtData: read,
} as const satisfies Record<string, OperationPolicy>;

export type OperationName = keyof typeof OPERATIONS;

/** The row of an operation. */
export function policyOf(operation: OperationName): OperationPolicy {
  return OPERATIONS[operation];
}
