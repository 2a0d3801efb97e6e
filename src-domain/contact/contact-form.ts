import { confirmedChange, contactCode, requiredPermissions, uniquePhone } from "../validation/index.ts";
import { CONTACT_FIELDS, contactFieldFault, contactKindOf, needsCode, type ContactFieldName } from "./contact-field.ts";
import type { ContactField, ContactFormState, ContactOrigin, ContactRequirement } from "./contact-form-state.ts";
import type { MarketingPermission, NewContactAddress } from "./contact.ts";

/** Fault of a field, or of the whole form. */
export type ContactFault =
  | {
      readonly field: ContactFieldName;
      readonly why: "tooLong" | "phone" | "email" | "phoneRepeated" | "unconfirmedChange" | "wrongCode";
    }
  | { readonly field: undefined; readonly why: "requirement" | "requiredPermissions" };

/**
 * Returns whether the form shows the field. Restricted data is hidden; the document e-mail needs ebok access, or
 * e-invoices (ACC-11).
 */
export function isShown({ terms }: Pick<ContactFormState, "terms">, name: ContactFieldName): boolean {
  if (contactKindOf(name) === "email" ? terms.restricted.email : terms.restricted.phone) return false;
  if (name !== "documentSendEmail") return true;
  return terms.origin === "eInvoice" || (terms.ebokAccess && terms.origin !== "offerSummary");
}

export function isChanged({ value, initial }: ContactField): boolean {
  return value !== initial;
}

/** Returns whether a code of the right form was typed; the server checks it. Removed values and landlines need none (ACC-07). */
function hasPlausibleCode(name: ContactFieldName, { value, initial, code }: ContactField): boolean {
  if (!needsCode(name) || value === "") return true;
  const confirmed = code.kind === "sent" && contactCode(code.typed) === "valid" ? value : undefined;
  return confirmedChange(initial, confirmed)(value) === "valid";
}

/** Returns whether the remaining contact data meets the requirement (ACC-08). */
export function meetsRequirement(fields: ContactFormState["fields"], requirement: ContactRequirement): boolean {
  const has = (...names: readonly ContactFieldName[]): boolean => names.some((name) => fields[name].value !== "");
  const mobile = has("mobilePhone1", "mobilePhone2");
  const anyPhone = mobile || has("linePhone1", "linePhone2");
  switch (requirement) {
    case "EMAIL_OR_PHONE":
      return anyPhone || has("mainEmail");
    case "EMAIL":
      return has("mainEmail");
    case "PHONE":
      return anyPhone;
    case "EMAIL_AND_MOBILE_PHONE":
      return has("mainEmail") && mobile;
  }
}

/** Returns whether another of the four phone fields has the same number (VAL-05). */
export function isRepeated({ fields }: Pick<ContactFormState, "fields">, name: ContactFieldName): boolean {
  if (contactKindOf(name) === "email") return false;
  const others = CONTACT_FIELDS.filter((other) => other !== name && contactKindOf(other) !== "email").map(
    (other) => fields[other].value,
  );
  return uniquePhone(others)(fields[name].value) !== "valid";
}

function faultOf(
  flow: ContactFormState,
  name: ContactFieldName,
): Extract<ContactFault, { field: ContactFieldName }>["why"] | undefined {
  const field = flow.fields[name];
  if (!isShown(flow, name)) return undefined;
  // An invalid value of the server is accepted until the customer changes it.
  const own = isChanged(field) ? contactFieldFault(name, field.value) : undefined;
  if (own !== undefined) return own;
  if (isChanged(field) && isRepeated(flow, name)) return "phoneRepeated";
  if (field.code.kind === "sent" && field.code.isWrong) return "wrongCode";
  return hasPlausibleCode(name, field) ? undefined : "unconfirmedChange";
}

/** Returns all faults in the order of the fields (ACC-04, ACC-07, ACC-08, VAL-05, VAL-09). */
export function contactFaults(flow: ContactFormState): readonly ContactFault[] {
  const faults: ContactFault[] = CONTACT_FIELDS.flatMap((field) => {
    const why = faultOf(flow, field);
    return why === undefined ? [] : [{ field, why }];
  });
  if (!meetsRequirement(flow.fields, flow.terms.requirement)) faults.push({ field: undefined, why: "requirement" });
  if (sendsPermissions(flow) && requiredPermissions(flow.permissions) !== "valid")
    faults.push({ field: undefined, why: "requiredPermissions" });
  return faults;
}

/** The page of consents saves marketing permissions itself (ACC-05). */
function sendsPermissions({ terms }: ContactFormState): boolean {
  return terms.origin !== "agreements";
}

/** Returns whether a save would change anything. */
export function hasChanges(flow: ContactFormState): boolean {
  const permits = flow.permissions.some(({ state }, index) => state !== flow.initialPermissions[index]?.state);
  return CONTACT_FIELDS.some((name) => isChanged(flow.fields[name])) || (permits && sendsPermissions(flow));
}

/** Returns whether the form can be saved: changed, without faults, and not during backend access (ACC-04, ACC-12). */
export function canSave(flow: ContactFormState): boolean {
  return (
    flow.status.kind === "editing" &&
    flow.backendAccess === "off" &&
    hasChanges(flow) &&
    contactFaults(flow).length === 0
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
  /** The form has no field for it; without it the server keeps the address. */
  readonly address?: NewContactAddress | undefined;
  /** True if saving also activates e-invoices. */
  readonly activatesEInvoice: boolean;
  /** Place that opened the form, for the places that the server distinguishes. */
  readonly openedFrom: "agreements" | "data-update" | undefined;
}

/** Returns the code of a changed field; an unchanged field needs none. */
function codeOf({ fields }: ContactFormState, name: ContactFieldName): string | undefined {
  const field = fields[name];
  return isChanged(field) && field.value !== "" && field.code.kind === "sent" ? field.code.typed.trim() : undefined;
}

/** Builds the update. It includes the numbers without a field, because the list replaces the former one. */
export function contactUpdate(flow: ContactFormState): ContactUpdate {
  const {
    fields,
    terms: { origin },
  } = flow;
  const filled = (...names: readonly ContactFieldName[]): readonly string[] =>
    names.map((name) => fields[name].value).filter((value) => value !== "");
  return {
    mobilePhones: [...filled("mobilePhone1", "mobilePhone2"), ...flow.others.mobilePhones],
    linePhones: [...filled("linePhone1", "linePhone2"), ...flow.others.linePhones],
    mainEmail: fields.mainEmail.value,
    documentSendEmail: fields.documentSendEmail.value,
    mobilePhone1Code: codeOf(flow, "mobilePhone1"),
    mobilePhone2Code: codeOf(flow, "mobilePhone2"),
    mainEmailCode: codeOf(flow, "mainEmail"),
    documentSendEmailCode: codeOf(flow, "documentSendEmail"),
    marketingPermissions: sendsPermissions(flow) ? flow.permissions : undefined,
    activatesEInvoice: origin === "eInvoice",
    openedFrom: origin === "agreements" || origin === "data-update" ? origin : undefined,
  };
}

/** Reason why a form cannot be saved, in the order in which the customer can fix them (ACC-04, ACC-07, ACC-12). */
export type SaveObstacle = "backendAccess" | "unchecked" | "unchanged" | ContactFault["why"];

/** Returns the first reason why the form cannot be saved; `undefined` if it can, or is being saved. */
export function saveObstacleOf(flow: ContactFormState): SaveObstacle | undefined {
  if (flow.status.kind !== "editing") return undefined;
  if (flow.backendAccess === "on") return "backendAccess";
  if (!hasChanges(flow)) return "unchanged";
  const [fault] = contactFaults(flow);
  if (fault !== undefined) return fault.why;
  return flow.backendAccess === "unknown" ? "unchecked" : undefined;
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
