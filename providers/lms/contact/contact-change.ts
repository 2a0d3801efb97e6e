import type { RequestPart } from "#kit/wire/reader.ts";
import { MAX_NUMBERS, type ContactValues } from "./contact-plan.ts";
import type { LmsContacts } from "./lms-contact.repository.ts";

const MAX_LENGTH = 250;

/** Returns true for a number of nine digits. */
export const isPhoneNumber = (value: string): boolean => /^\d{9}$/.test(value);

/** Returns true for an e-mail address. */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** Returns the contact data of a customer as the portal shows them. */
export const shownContacts = (contacts: LmsContacts): ContactValues => ({
  mobilePhones: contacts.mobilePhones.slice(0, MAX_NUMBERS),
  linePhones: contacts.linePhones.slice(0, MAX_NUMBERS),
  mainEmail: contacts.emails[0] ?? "",
  documentSendEmail: contacts.invoiceEmail ?? "",
});

/** Reads the contact data of a request; `undefined` for a wrong number or address. */
export function readContactValues(change: RequestPart): ContactValues | undefined {
  const values: ContactValues = {
    mobilePhones: change.list("mobilePhones"),
    linePhones: change.list("linePhones"),
    mainEmail: change.text("mainEmail"),
    documentSendEmail: change.text("documentSendEmail"),
  };
  const phones = [...values.mobilePhones, ...values.linePhones];
  const emails = [values.mainEmail, values.documentSendEmail].filter((email) => email !== "");
  const isWhole =
    values.mobilePhones.length <= MAX_NUMBERS &&
    values.linePhones.length <= MAX_NUMBERS &&
    phones.every(isPhoneNumber) &&
    new Set(phones).size === phones.length &&
    emails.every(isEmailAddress);
  return isWhole ? values : undefined;
}

/** Returns true if a mobile number or an e-mail address is added, changed or removed. */
export const changesRecipients = (before: ContactValues, after: ContactValues): boolean =>
  before.mobilePhones.toSorted().join() !== after.mobilePhones.toSorted().join() ||
  before.mainEmail !== after.mainEmail ||
  before.documentSendEmail !== after.documentSendEmail;

/** New value of a field and the code that confirms it. */
export interface CodedValue {
  readonly field: "mobilePhone1" | "mobilePhone2" | "mainEmail" | "documentSendEmail";
  readonly recipient: string;
  readonly code: string;
}

/** Lists the new numbers and addresses with their codes. One code confirms an address for both e-mails. */
export function codedValues(before: ContactValues, after: ContactValues, change: RequestPart): readonly CodedValue[] {
  const coded: CodedValue[] = [];
  for (const [index, recipient] of after.mobilePhones.entries()) {
    if (before.mobilePhones.includes(recipient)) continue;
    // The first number may come from the second field if the first is empty; the given code decides.
    const isSecond = index > 0 || (change.text("mobilePhone1Token") === "" && change.text("mobilePhone2Token") !== "");
    const field = isSecond ? "mobilePhone2" : "mobilePhone1";
    coded.push({ field, recipient, code: change.text(`${field}Token`) });
  }
  for (const field of ["mainEmail", "documentSendEmail"] as const) {
    const recipient = after[field];
    if (recipient === "" || recipient === before.mainEmail || recipient === before.documentSendEmail) continue;
    const isSameAddress = recipient === after.mainEmail;
    const code = change.text(`${field}Token`) || (isSameAddress ? change.text("mainEmailToken") : "");
    coded.push({ field, recipient, code });
  }
  return coded;
}
