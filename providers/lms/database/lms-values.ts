/** Values of `customers.type`. */
export const CUSTOMER_TYPES = { person: 0, company: 1, supplier: 2 } as const;

/** Condition on `customers c` for those that have an account: not deleted, and no suppliers. */
export const HAS_ACCOUNT = `c.deleted = 0 AND c.type < ${CUSTOMER_TYPES.supplier}`;

/** Bits of `customercontacts.type`. */
export const CONTACT_BITS = {
  mobile: 1,
  landline: 4,
  email: 8,
  invoices: 16,
  bankAccount: 64,
  disabled: 16_384,
} as const;

/** Values of `customer_addresses.type`. */
export const ADDRESS_TYPES = { postal: 0, billing: 1, location: 2, defaultLocation: 3 } as const;

/** Values of `documents.type`. */
export const DOCUMENT_TYPES = {
  contract: -1,
  invoice: 1,
  receipt: 2,
  correction: 3,
  debitNote: 5,
  proForma: 6,
} as const;

/** Value of `period` for a month, in `assignments` and `tariffs`. */
export const MONTHLY = 3;

/** Values of `messages.type` for notices in the customer panel of LMS. */
export const MESSAGE_TYPES = { userPanel: 5, userPanelUrgent: 6 } as const;

/** Values of `messageitems.status`. */
export const MESSAGE_STATUSES = { sent: 2, delivered: 5 } as const;
