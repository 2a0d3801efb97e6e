/** One marketing permission of the contact form (specification 3, Contact data). */
export interface MarketingPermission {
  readonly type: string;
  readonly required: boolean;
  readonly state: boolean;
}

/** How the customer can be reached (specification 3, Contact data). Phones are digits only. */
export interface ContactData {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
  readonly documentSendEmail: string | undefined;
  readonly marketingPermissions: readonly MarketingPermission[];
  readonly showChat: boolean;
}

/** What of it may be shown under a RODO restriction: no address under one of e-mail, no number under one of phones. */
export function unrestrictedContact(contact: ContactData, { email, phone }: { readonly email: boolean; readonly phone: boolean }): ContactData {
  return { ...contact, ...(email ? { mainEmail: undefined, documentSendEmail: undefined } : {}), ...(phone ? { mobilePhones: [], linePhones: [] } : {}) };
}
