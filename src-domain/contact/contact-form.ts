import { confirmedChange, contactCode, requiredPermissions, uniquePhone } from "../validation/index.ts";
import { CONTACT_FIELDS, contactFieldFault, contactKindOf, needsCode, type ContactFieldName } from "./contact-field.ts";
import type { ContactField, ContactFormState, ContactOrigin, ContactRequirement } from "./contact-form-state.ts";
import type { MarketingPermission, NewContactAddress } from "./contact.ts";

/** What is wrong with a field, or with the form as a whole. */
export type ContactFault =
  | {
      readonly field: ContactFieldName;
      readonly why: "tooLong" | "phone" | "email" | "phoneRepeated" | "unconfirmedChange" | "wrongCode";
    }
  | { readonly field: undefined; readonly why: "requirement" | "requiredPermissions" };

/**
 * Whether the field is on the form: nothing that is restricted is; the e-mail for documents is only with ebok access,
 * or for e-invoices (ACC-11).
 */
export function isShown({ terms }: Pick<ContactFormState, "terms">, name: ContactFieldName): boolean {
  if (contactKindOf(name) === "email" ? terms.restricted.email : terms.restricted.phone) return false;
  if (name !== "documentSendEmail") return true;
  return terms.origin === "eInvoice" || (terms.ebokAccess && terms.origin !== "offerSummary");
}

export function isChanged({ value, initial }: ContactField): boolean {
  return value !== initial;
}

/** Whether a change may be saved as far as its code goes: what is taken away, and a landline, needs none (ACC-07). */
function isConfirmed(name: ContactFieldName, { value, initial, code }: ContactField): boolean {
  if (!needsCode(name) || value === "") return true;
  const confirmed = code.kind === "sent" && contactCode(code.typed) === "valid" ? value : undefined;
  return confirmedChange(initial, confirmed)(value) === "valid";
}

/** Whether what would be left is enough (ACC-08). */
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

/** Whether the number stands in another of the four fields, too (VAL-05). */
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
  // what the provider has is its own business until it is changed
  const own = isChanged(field) ? contactFieldFault(name, field.value) : undefined;
  if (own !== undefined) return own;
  if (isChanged(field) && isRepeated(flow, name)) return "phoneRepeated";
  if (field.code.kind === "sent" && field.code.isWrong) return "wrongCode";
  return isConfirmed(name, field) ? undefined : "unconfirmedChange";
}

/** All that keeps the form from being saved, in the order of its fields (ACC-04, ACC-07, ACC-08, VAL-05, VAL-09). */
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

/** Agreements have their own page for what is permitted (ACC-05). */
function sendsPermissions({ terms }: ContactFormState): boolean {
  return terms.origin !== "agreements";
}

/** Whether anything would be saved. */
export function hasChanges(flow: ContactFormState): boolean {
  const permits = flow.permissions.some(({ state }, index) => state !== flow.initialPermissions[index]?.state);
  return CONTACT_FIELDS.some((name) => isChanged(flow.fields[name])) || (permits && sendsPermissions(flow));
}

/**
 * Whether the form can be saved: changed, without a fault, and not while the provider lets nobody save (ACC-04,
 * ACC-12).
 */
export function canSave(flow: ContactFormState): boolean {
  return (
    flow.status.kind === "editing" &&
    flow.backendAccess === "off" &&
    hasChanges(flow) &&
    contactFaults(flow).length === 0
  );
}

/** Contact data to save (ACC-05). What is undefined is not sent. */
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
  /** The form has no field for it: without it the place stays as it is. */
  readonly address?: NewContactAddress | undefined;
  /** Saving also activates e-invoices. */
  readonly activatesEInvoice: boolean;
  /** Where the form was opened, where the provider distinguishes it. */
  readonly openedFrom: "agreements" | "data-update" | undefined;
}

/** Code of a changed field; an unchanged field needs none. */
function codeOf({ fields }: ContactFormState, name: ContactFieldName): string | undefined {
  const field = fields[name];
  return isChanged(field) && field.value !== "" && field.code.kind === "sent" ? field.code.typed.trim() : undefined;
}

/**
 * What is saved: the numbers that the form has no field for go with it as they are, since the list replaces the former
 * one.
 */
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

/** Why a form cannot be saved now: the first reason in the order in which it can be mended (ACC-04, ACC-07, ACC-12). */
export type SaveObstacle = "backendAccess" | "unchecked" | "unchanged" | ContactFault["why"];

/** Why the form cannot be saved; `undefined` where it can, and while it is being saved. */
export function saveObstacleOf(flow: ContactFormState): SaveObstacle | undefined {
  if (flow.status.kind !== "editing") return undefined;
  if (flow.backendAccess === "on") return "backendAccess";
  if (!hasChanges(flow)) return "unchanged";
  const [fault] = contactFaults(flow);
  if (fault !== undefined) return fault.why;
  return flow.backendAccess === "unknown" ? "unchecked" : undefined;
}

/**
 * What a customer must leave where the opener does not say: an address for e-invoices, both for an order, one of them
 * anywhere else (ACC-08).
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
