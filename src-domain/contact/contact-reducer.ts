import { textLength } from "../validation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";
import {
  CODE_MAX_LENGTH,
  CONTACT_FIELDS,
  normalizeContact,
  contactFieldFault,
  needsCode,
  type ContactFieldName,
} from "./contact-field.ts";
import { canSave, isRepeated, isShown } from "./contact-form.ts";
import type {
  ContactField,
  ContactFormState,
  ContactFormOptions,
  FieldCode,
  SentFieldCode,
} from "./contact-form-state.ts";
import type { ContactData } from "./contact.ts";

export type ContactEvent =
  | { readonly kind: "edit"; readonly field: ContactFieldName; readonly text: string }
  | { readonly kind: "cancel"; readonly field: ContactFieldName }
  | { readonly kind: "ask-code"; readonly field: ContactFieldName; readonly now: Instant }
  | { readonly kind: "code-sent"; readonly field: ContactFieldName; readonly value: string; readonly now: Instant }
  | { readonly kind: "code-not-sent"; readonly field: ContactFieldName; readonly value: string }
  | { readonly kind: "type-code"; readonly field: ContactFieldName; readonly text: string }
  | { readonly kind: "permit"; readonly type: string; readonly state: boolean }
  | { readonly kind: "backend-access"; readonly on: boolean }
  | { readonly kind: "save" }
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly wrongCodes: readonly ContactFieldName[]; readonly backendAccess: boolean }
  | { readonly kind: "consents-need"; readonly consents: readonly string[] }
  | { readonly kind: "unanswered" }
  | { readonly kind: "stay" };

/** Delay before another code can be requested, ms (ACC-03). */
export const CODE_RESEND_DELAY_MS = 60_000;

const NO_FIELD_CODE: FieldCode = { kind: "none" };

function fieldWith(value: string): ContactField {
  return { initial: value, value, code: NO_FIELD_CODE, askedAt: undefined };
}

/** Opens the form with the server's data. */
export function openContactForm(data: ContactData, terms: ContactFormOptions): ContactFormState {
  const {
    mobilePhones: [mobile1 = "", mobile2 = "", ...otherMobiles],
    linePhones: [line1 = "", line2 = "", ...otherLines],
    mainEmail = "",
    documentSendEmail = "",
  } = data;
  const first = {
    mobilePhone1: mobile1,
    mobilePhone2: mobile2,
    linePhone1: line1,
    linePhone2: line2,
    mainEmail,
    documentSendEmail,
  };
  const field = (name: ContactFieldName): ContactField => fieldWith(normalizeContact(name, first[name]));
  return {
    terms,
    fields: {
      mobilePhone1: field("mobilePhone1"),
      mobilePhone2: field("mobilePhone2"),
      linePhone1: field("linePhone1"),
      linePhone2: field("linePhone2"),
      mainEmail: field("mainEmail"),
      documentSendEmail: field("documentSendEmail"),
    },
    others: { mobilePhones: otherMobiles, linePhones: otherLines },
    permissions: data.marketingPermissions,
    initialPermissions: data.marketingPermissions,
    backendAccess: "unknown",
    status: isHidden(terms)
      ? { kind: "hidden" }
      : terms.editable
        ? { kind: "editing", saveError: undefined }
        : { kind: "locked" },
  };
}

/** Returns whether the form is hidden. With both kinds of contact data restricted, nothing can be changed. */
function isHidden({ visible, restricted }: ContactFormOptions): boolean {
  return !visible || (restricted.email && restricted.phone);
}

/** Returns the code sent for the current value, also while another one is requested. */
export function sentCodeOf({ code }: Pick<ContactField, "code">): SentFieldCode | undefined {
  switch (code.kind) {
    case "none":
      return undefined;
    case "asking":
      return code.former;
    case "sent":
      return code;
  }
}

/**
 * Returns whether a code can be requested: the value is changed, valid and unique, no request is running, and a minute
 * has passed (ACC-03).
 */
export function canRequestCode(flow: ContactFormState, name: ContactFieldName, now: Instant): boolean {
  const { value, initial, code, askedAt } = flow.fields[name];
  if (flow.status.kind !== "editing" || !isShown(flow, name) || !needsCode(name) || code.kind === "asking")
    return false;
  if (value === "" || value === initial || contactFieldFault(name, value) !== undefined || isRepeated(flow, name))
    return false;
  return msUntilNextCode(askedAt, now) === 0;
}

/** Returns the time until another code can be requested, ms. At most a minute, even if the clock was set back. */
export function msUntilNextCode(askedAt: Instant | undefined, now: Instant): number {
  if (askedAt === undefined) return 0;
  return Math.min(CODE_RESEND_DELAY_MS, Math.max(0, askedAt + CODE_RESEND_DELAY_MS - now));
}

/**
 * Returns the state after an event (ACC-02 to ACC-12). Ignores events that do not fit the state, such as late
 * responses.
 */
export function reduceContact(flow: ContactFormState, event: ContactEvent): ContactFormState {
  if (event.kind === "backend-access") return { ...flow, backendAccess: event.on ? "on" : "off" };
  switch (flow.status.kind) {
    case "hidden":
    case "locked":
    case "thanks":
      return flow;
    case "needed":
      return event.kind === "stay" ? { ...flow, status: { kind: "editing", saveError: undefined } } : flow;
    case "saving":
      return reduceWhileSaving(flow, event);
    case "editing":
      return reduceWhileEditing(flow, event);
  }
}

function withField(flow: ContactFormState, name: ContactFieldName, changes: Partial<ContactField>): ContactFormState {
  return { ...flow, fields: { ...flow.fields, [name]: { ...flow.fields[name], ...changes } } };
}

function reduceWhileEditing(flow: ContactFormState, event: ContactEvent): ContactFormState {
  switch (event.kind) {
    case "edit": {
      if (!isShown(flow, event.field)) return flow;
      const value = normalizeContact(event.field, event.text);
      return value === flow.fields[event.field].value
        ? flow
        : withField(flow, event.field, { value, code: NO_FIELD_CODE });
    }
    case "cancel":
      return withField(flow, event.field, { value: flow.fields[event.field].initial, code: NO_FIELD_CODE });
    case "ask-code":
      return canRequestCode(flow, event.field, event.now)
        ? withField(flow, event.field, {
            code: { kind: "asking", former: sentCodeOf(flow.fields[event.field]) },
            askedAt: event.now,
          })
        : flow;
    case "code-sent":
      return isAwaited(flow, event)
        ? withField(flow, event.field, { code: { kind: "sent", sentAt: event.now, typed: "", isWrong: false } })
        : flow;
    case "code-not-sent":
      // No code was sent, so the delay does not apply and the former code stays valid.
      return isAwaited(flow, event)
        ? withField(flow, event.field, {
            code: sentCodeOf(flow.fields[event.field]) ?? NO_FIELD_CODE,
            askedAt: undefined,
          })
        : flow;
    case "type-code": {
      const { code } = flow.fields[event.field];
      const sent = sentCodeOf({ code });
      if (sent === undefined || textLength(event.text) > CODE_MAX_LENGTH) return flow;
      const typed: SentFieldCode = { ...sent, typed: event.text, isWrong: false };
      return withField(flow, event.field, { code: code.kind === "asking" ? { ...code, former: typed } : typed });
    }
    case "permit":
      return {
        ...flow,
        permissions: flow.permissions.map((one) => (one.type === event.type ? { ...one, state: event.state } : one)),
      };
    case "save":
      return canSave(flow) ? { ...flow, status: { kind: "saving" } } : flow;
    default:
      return flow;
  }
}

/** Returns whether a code response belongs to the current value of the field. */
function isAwaited(
  { fields }: ContactFormState,
  { field, value }: { readonly field: ContactFieldName; readonly value: string },
): boolean {
  return fields[field].code.kind === "asking" && fields[field].value === value;
}

function reduceWhileSaving(flow: ContactFormState, event: ContactEvent): ContactFormState {
  switch (event.kind) {
    case "saved":
      return { ...flow, status: { kind: "thanks" } };
    case "consents-need":
      return { ...flow, status: { kind: "needed", consents: event.consents } };
    case "unanswered":
      return { ...flow, status: { kind: "editing", saveError: "unknown" } };
    case "refused":
      return withRefusal(flow, event.wrongCodes, event.backendAccess);
    default:
      return flow;
  }
}

/** Marks the fields whose codes are wrong; any other refusal is shown for the whole form (ACC-06). */
function withRefusal(
  flow: ContactFormState,
  wrongCodes: readonly ContactFieldName[],
  backendAccess: boolean,
): ContactFormState {
  const wrong = CONTACT_FIELDS.filter((name) => wrongCodes.includes(name) && flow.fields[name].code.kind === "sent");
  const marked = wrong.reduce((sofar, name) => {
    const { code } = sofar.fields[name];
    return code.kind === "sent" ? withField(sofar, name, { code: { ...code, isWrong: true } }) : sofar;
  }, flow);
  // Backend access has its own dialog.
  const saveError = wrong.length > 0 || backendAccess ? undefined : "unavailable";
  return {
    ...marked,
    backendAccess: backendAccess ? "on" : flow.backendAccess,
    status: { kind: "editing", saveError },
  };
}
