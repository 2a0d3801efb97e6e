import { contactText, emailOf, optional, optionalEmail, phone, phoneDigits } from "../validation/index.ts";

/** Fields of the contact form in display order (ACC-02). */
export const CONTACT_FIELDS = [
  "mobilePhone1",
  "mobilePhone2",
  "linePhone1",
  "linePhone2",
  "mainEmail",
  "documentSendEmail",
] as const;

export type ContactFieldName = (typeof CONTACT_FIELDS)[number];

/** Values for fields that have none, which the customer may confirm (CONTACT-04). */
export type ContactProposal = Readonly<Partial<Record<ContactFieldName, string>>>;

/** Kind of value that a field accepts. */
export type ContactKind = "mobile" | "line" | "email";

const KINDS: Readonly<Record<ContactFieldName, ContactKind>> = {
  mobilePhone1: "mobile",
  mobilePhone2: "mobile",
  linePhone1: "line",
  linePhone2: "line",
  mainEmail: "email",
  documentSendEmail: "email",
};

export function contactKindOf(name: ContactFieldName): ContactKind {
  return KINDS[name];
}

/** Returns true if a change of the field needs a code: all but landlines do (ACC-02). */
export function needsCode(name: ContactFieldName): boolean {
  return contactKindOf(name) !== "line";
}

/** Normalizes a value for the server: digits of a phone number, or a trimmed e-mail address. */
export function normalizeContact(name: ContactFieldName, text: string): string {
  return contactKindOf(name) === "email" ? emailOf(text) : phoneDigits(text);
}

/** Returns the violation of a value of the field; an empty value is valid. */
export function contactFieldViolation(
  name: ContactFieldName,
  value: string,
): "tooLong" | "phone" | "email" | undefined {
  if (contactText(value) !== "valid") return "tooLong";
  if (contactKindOf(name) === "email") return optionalEmail(value) === "valid" ? undefined : "email";
  return optional(phone)(value) === "valid" ? undefined : "phone";
}
