/** One marketing permission of the contact form (specification 3, Contact data). */
export interface MarketingPermission {
  readonly type: string;
  readonly required: boolean;
  readonly state: boolean;
}

/**
 * Where the customer can be reached (specification 3, Contact data). Town and house are there, all else may be missing.
 */
export interface ContactAddress {
  readonly zip: string | undefined;
  readonly city: string;
  readonly cityTeryt: string | undefined;
  /** What tells the town from others of its name: a commune or a district. */
  readonly cityMeta: string | undefined;
  readonly street: string | undefined;
  readonly building: string;
  readonly flat: string | undefined;
}

/** Where the customer can be reached from now on (specification 3, Contact save payload). */
export interface NewPlace extends Pick<ContactAddress, "cityTeryt" | "building" | "city" | "street" | "flat"> {
  readonly streetTeryt: string | undefined;
}

/** How the customer can be reached (specification 3, Contact data). Phones are digits only. */
export interface ContactData {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
  readonly documentSendEmail: string | undefined;
  readonly marketingPermissions: readonly MarketingPermission[];
  readonly showChat: boolean;
  readonly address: ContactAddress | undefined;
}

/**
 * What of it may be shown under a RODO restriction: no e-mail address under one of e-mail, no number under one of
 * phones, no place under one of addresses.
 */
export function unrestrictedContact(
  contact: ContactData,
  { email, phone, address }: { readonly email: boolean; readonly phone: boolean; readonly address: boolean },
): ContactData {
  return {
    ...contact,
    ...(email ? { mainEmail: undefined, documentSendEmail: undefined } : {}),
    ...(phone ? { mobilePhones: [], linePhones: [] } : {}),
    ...(address ? { address: undefined } : {}),
  };
}
