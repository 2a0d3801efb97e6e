import type { ContactData } from "./contact.ts";

/** Data of the customer that decide which contact data are visible. */
export interface ContactVisibilityFlags {
  readonly contactDataVisible: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean; readonly address: boolean };
}

/** Kinds of contact data that may be shown, filled in or exported. */
export interface ContactVisibility {
  readonly email: boolean;
  readonly phone: boolean;
  readonly address: boolean;
}

/**
 * Returns the kinds of contact data that may be shown (ACC-10, ACC-14): none if the operator hides the contact data or
 * the customer's data are not known, and not the kinds under a RODO restriction. The only rule about it; every reader
 * uses this file.
 */
export function contactVisibilityOf(customer: ContactVisibilityFlags | undefined): ContactVisibility {
  const isVisible = customer?.contactDataVisible === true;
  return {
    email: isVisible && !customer.rodo.email,
    phone: isVisible && !customer.rodo.phone,
    address: isVisible && !customer.rodo.address,
  };
}

/** Returns true if the operator hides the contact data of this customer (ACC-10). */
export function isContactHidden(customer: Pick<ContactVisibilityFlags, "contactDataVisible">): boolean {
  return !customer.contactDataVisible;
}

/** Returns true if e-invoices are offered to a customer whose e-mail address may be used (EINV-05). */
export function offersEInvoices(isActivationShown: boolean, customer: ContactVisibilityFlags): boolean {
  return isActivationShown && contactVisibilityOf(customer).email;
}

/** Contact data without the values that may not be shown. */
export type VisibleContact = Pick<
  ContactData,
  "mobilePhones" | "linePhones" | "mainEmail" | "documentSendEmail" | "address"
>;

/** Returns the contact data that may be shown. */
export function visibleContact(
  { mobilePhones, linePhones, mainEmail, documentSendEmail, address }: ContactData,
  customer: ContactVisibilityFlags | undefined,
): VisibleContact {
  const shows = contactVisibilityOf(customer);
  return {
    mobilePhones: shows.phone ? mobilePhones : [],
    linePhones: shows.phone ? linePhones : [],
    mainEmail: shows.email ? mainEmail : undefined,
    documentSendEmail: shows.email ? documentSendEmail : undefined,
    address: shows.address ? address : undefined,
  };
}

/** Contact data that a form fills in; empty where there is none, or none that may be shown. */
export interface ContactPrefill {
  /** Digits only. */
  readonly phone: string;
  readonly email: string;
}

/** Returns the first mobile or landline number and the main e-mail address, if they may be shown. */
export function contactPrefill(
  contact: ContactData | undefined,
  customer: ContactVisibilityFlags | undefined,
): ContactPrefill {
  if (contact === undefined) return { phone: "", email: "" };
  const { mobilePhones, linePhones, mainEmail = "" } = visibleContact(contact, customer);
  return { phone: mobilePhones[0] ?? linePhones[0] ?? "", email: mainEmail };
}

/** Returns true if the operator has no e-mail address of the customer; false while that is not known. */
export function lacksEmail(contact: ContactData | undefined, customer: ContactVisibilityFlags | undefined): boolean {
  if (contact === undefined || customer === undefined || isContactHidden(customer)) return false;
  return contactPrefill(contact, customer).email === "";
}

/** Returns the phone number of the customer's own data, if it may be shown. */
export function customerPhone(
  customer:
    | (ContactVisibilityFlags & { readonly mobilePhone: string | undefined; readonly phone: string | undefined })
    | undefined,
): string {
  return contactVisibilityOf(customer).phone ? (customer?.mobilePhone ?? customer?.phone ?? "") : "";
}
