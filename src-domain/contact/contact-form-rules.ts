import { confirmedChange, contactCode, uniquePhone } from "../validation/index.ts";
import { addressViolations, isAddressChanged, newAddress } from "./contact-address-form.ts";
import {
  CONTACT_FIELDS,
  contactFieldViolation,
  contactKindOf,
  needsCode,
  type ContactFieldName,
} from "./contact-field.ts";
import { isFieldChanged, isFieldShown } from "./contact-field-state.ts";
import { changesPermissions, lacksPermission, sendsPermissions } from "./contact-permissions.ts";
import { documentEmailFollows } from "./document-email.ts";
import type { ContactField, ContactFormState, ContactOrigin, ContactRequirement } from "./contact-form-state.ts";
import type { MarketingPermission, NewContactAddress } from "./contact.ts";

/** Violation of a field, or of the whole form. */
export type ContactViolation =
  | {
      readonly field: ContactFieldName;
      readonly why: "tooLong" | "phone" | "email" | "phoneRepeated" | "unconfirmedChange" | "wrongCode";
    }
  | { readonly field: undefined; readonly why: "requirement" | "requiredPermissions" };

/**
 * Returns true if the form has the contact address: where the customer edits contact data, unless it is restricted. The
 * other places ask for what they need.
 */
export function isAddressShown({ options }: Pick<ContactFormState, "options">): boolean {
  return !options.restricted.address && (options.origin === "personalData" || options.origin === "data-update");
}

/**
 * Returns true if a code of the right form was typed; the server checks it. Removed values and landlines need none
 * (ACC-07).
 */
function hasPlausibleCode(name: ContactFieldName, { value, initial, code }: ContactField): boolean {
  if (!needsCode(name) || value === "") return true;
  const confirmed = code.kind === "sent" && contactCode(code.typed) === "valid" ? value : undefined;
  return confirmedChange(initial, confirmed)(value) === "valid";
}

/**
 * Returns true if the remaining contact data meets the requirement (ACC-08). Notices of e-invoices go to the document
 * e-mail, so it is enough for a form that they opened; a consent needs the main e-mail.
 */
export function meetsRequirement({ fields, options }: Pick<ContactFormState, "fields" | "options">): boolean {
  const has = (...names: readonly ContactFieldName[]): boolean => names.some((name) => fields[name].value !== "");
  const mobile = has("mobilePhone1", "mobilePhone2");
  const anyPhone = mobile || has("linePhone1", "linePhone2");
  switch (options.requirement) {
    case "EMAIL_OR_PHONE":
      return anyPhone || has("mainEmail");
    case "EMAIL":
      return has("mainEmail") || (options.origin === "eInvoice" && has("documentSendEmail"));
    case "PHONE":
      return anyPhone;
    case "EMAIL_AND_MOBILE_PHONE":
      return has("mainEmail") && mobile;
  }
}

/** Returns true if another of the four phone fields has the same number (VAL-05). */
export function isRepeated({ fields }: Pick<ContactFormState, "fields">, name: ContactFieldName): boolean {
  if (contactKindOf(name) === "email") return false;
  const others = CONTACT_FIELDS.filter((other) => other !== name && contactKindOf(other) !== "email").map(
    (other) => fields[other].value,
  );
  return uniquePhone(others)(fields[name].value) !== "valid";
}

function violationOf(
  formState: ContactFormState,
  name: ContactFieldName,
): Extract<ContactViolation, { field: ContactFieldName }>["why"] | undefined {
  const field = formState.fields[name];
  if (!isFieldShown(formState, name)) return undefined;
  // An invalid value of the server is accepted until the customer changes it.
  const own = isFieldChanged(field) ? contactFieldViolation(name, field.value) : undefined;
  if (own !== undefined) return own;
  if (isFieldChanged(field) && isRepeated(formState, name)) return "phoneRepeated";
  if (field.code.kind === "sent" && field.code.isWrong) return "wrongCode";
  return hasPlausibleCode(name, field) ? undefined : "unconfirmedChange";
}

/** Returns all violations in the order of the fields (ACC-04, ACC-07, ACC-08, VAL-05, VAL-09). */
export function contactViolations(formState: ContactFormState): readonly ContactViolation[] {
  const violations: ContactViolation[] = CONTACT_FIELDS.flatMap((field) => {
    const why = violationOf(formState, field);
    return why === undefined ? [] : [{ field, why }];
  });
  if (!meetsRequirement(formState)) violations.push({ field: undefined, why: "requirement" });
  if (lacksPermission(formState)) violations.push({ field: undefined, why: "requiredPermissions" });
  return violations;
}

/** Returns true if a save would change anything. */
export function hasChanges(formState: ContactFormState): boolean {
  return (
    CONTACT_FIELDS.some((name) => isFieldChanged(formState.fields[name])) ||
    isAddressChanged(formState.address) ||
    changesPermissions(formState)
  );
}

/** Returns true if the form can be saved: changed and without violations (ACC-04). */
export function canSave(formState: ContactFormState): boolean {
  return (
    formState.status.kind === "editing" &&
    hasChanges(formState) &&
    contactViolations(formState).length === 0 &&
    addressViolations(formState.address).length === 0
  );
}

/** Contact data to save (ACC-05). Undefined fields are not sent. */
export interface ContactUpdate {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string;
  readonly documentSendEmail: string;
  readonly mobilePhone1Code: string | undefined;
  readonly mobilePhone2Code: string | undefined;
  readonly mainEmailCode: string | undefined;
  readonly documentSendEmailCode: string | undefined;
  readonly marketingPermissions: readonly MarketingPermission[] | undefined;
  /** Changed address; without it the server keeps the stored one. */
  readonly address?: NewContactAddress | undefined;
  /** True if saving also activates e-invoices. */
  readonly activatesEInvoice: boolean;
  /** Place that opened the form, for the places that the server distinguishes. */
  readonly openedFrom: "agreements" | "data-update" | undefined;
}

/** Returns the code of a changed field; an unchanged field needs none. */
function codeOf({ fields }: ContactFormState, name: ContactFieldName): string | undefined {
  const field = fields[name];
  return isFieldChanged(field) && field.value !== "" && field.code.kind === "sent"
    ? field.code.typed.trim()
    : undefined;
}

/**
 * Builds the update. It includes the numbers without a field, because the list replaces the former one. One code
 * confirms an address for both e-mails.
 */
export function contactUpdate(formState: ContactFormState): ContactUpdate {
  const {
    fields,
    options: { origin, knownAddresses },
  } = formState;
  const documentEmailField = documentEmailFollows(formState) ? "mainEmail" : "documentSendEmail";
  const filled = (...names: readonly ContactFieldName[]): readonly string[] =>
    names.map((name) => fields[name].value).filter((value) => value !== "");
  return {
    mobilePhones: [...filled("mobilePhone1", "mobilePhone2"), ...formState.others.mobilePhones],
    linePhones: [...filled("linePhone1", "linePhone2"), ...formState.others.linePhones],
    mainEmail: fields.mainEmail.value,
    documentSendEmail: fields[documentEmailField].value,
    mobilePhone1Code: codeOf(formState, "mobilePhone1"),
    mobilePhone2Code: codeOf(formState, "mobilePhone2"),
    mainEmailCode: codeOf(formState, "mainEmail"),
    documentSendEmailCode: codeOf(formState, documentEmailField),
    marketingPermissions: sendsPermissions(formState) ? formState.permissions : undefined,
    address: newAddress(formState.address, knownAddresses),
    activatesEInvoice: origin === "eInvoice",
    openedFrom: origin === "agreements" || origin === "data-update" ? origin : undefined,
  };
}

/** Reason why a form cannot be saved, in the order in which the customer can fix them (ACC-04, ACC-07). */
export type SaveBlocker = "unchanged" | "address" | ContactViolation["why"];

/** Returns the first reason why the form cannot be saved; `undefined` if it can, or is being saved. */
export function saveBlockerOf(formState: ContactFormState): SaveBlocker | undefined {
  if (formState.status.kind !== "editing") return undefined;
  if (!hasChanges(formState)) return "unchanged";
  const [violation] = contactViolations(formState);
  if (violation !== undefined) return violation.why;
  return addressViolations(formState.address).length > 0 ? "address" : undefined;
}

/**
 * Returns the default requirement of a form: an e-mail address for e-invoices, both for an order, one of them otherwise
 * (ACC-08).
 */
export function requirementOf(origin: ContactOrigin): ContactRequirement {
  switch (origin) {
    case "eInvoice":
      return "EMAIL";
    case "offerSummary":
      return "EMAIL_AND_MOBILE_PHONE";
    case "personalData":
    case "agreements":
    case "data-update":
      return "EMAIL_OR_PHONE";
  }
}
