import { email, emailOf, phone, phoneDigits, textLength } from "../validation/index.ts";

/** The fields of the contact form, in the order in which they stand (ACC-02). */
export const CONTACT_FIELDS = [
  "mobilePhone1",
  "mobilePhone2",
  "linePhone1",
  "linePhone2",
  "mainEmail",
  "documentSendEmail",
] as const;

export type ContactFieldName = (typeof CONTACT_FIELDS)[number];

/** What a field takes. */
export type ContactKind = "mobile" | "line" | "email";

const KINDS: Readonly<Record<ContactFieldName, ContactKind>> = {
  mobilePhone1: "mobile",
  mobilePhone2: "mobile",
  linePhone1: "line",
  linePhone2: "line",
  mainEmail: "email",
  documentSendEmail: "email",
};

/** What no field may be longer than (VAL-06). */
export const CONTACT_MAX_LENGTH = 250;
/** What no code may be longer than (VAL-06). */
export const CODE_MAX_LENGTH = 8;

export function contactKindOf(name: ContactFieldName): ContactKind {
  return KINDS[name];
}

/** Whether a change of the field is confirmed by a code: of landlines none is (ACC-02). */
export function needsCode(name: ContactFieldName): boolean {
  return contactKindOf(name) !== "line";
}

/** The value as the provider takes it: a phone's digits, an address without blanks around it. */
export function normalizeContact(name: ContactFieldName, text: string): string {
  return contactKindOf(name) === "email" ? emailOf(text) : phoneDigits(text);
}

/** Why a value cannot be one of this field; nothing in it is no fault of the field's own. */
export function contactFieldFault(name: ContactFieldName, value: string): "tooLong" | "phone" | "email" | undefined {
  if (value === "") return undefined;
  if (textLength(value) > CONTACT_MAX_LENGTH) return "tooLong";
  if (contactKindOf(name) === "email") return email(value) === "valid" ? undefined : "email";
  return phone(value) === "valid" ? undefined : "phone";
}
