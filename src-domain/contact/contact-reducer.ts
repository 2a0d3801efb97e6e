import { CONTACT_CODE_MAX_LENGTH, textLength } from "../validation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";
import {
  CONTACT_FIELDS,
  normalizeContact,
  contactFieldViolation,
  needsCode,
  type ContactFieldName,
} from "./contact-field.ts";
import { editAddress, openAddressForm, type AddressFieldName } from "./contact-address-form.ts";
import { isFieldShown } from "./contact-field-state.ts";
import { canSave, isAddressShown, isRepeated } from "./contact-form-rules.ts";
import type {
  ContactField,
  ContactFormState,
  ContactFormOptions,
  FieldCode,
  SentFieldCode,
  ValueCode,
} from "./contact-form-state.ts";
import type { ContactData } from "./contact.ts";

export type ContactEvent =
  | { readonly kind: "edit"; readonly field: ContactFieldName; readonly text: string }
  | { readonly kind: "cancel"; readonly field: ContactFieldName }
  | { readonly kind: "request-code"; readonly field: ContactFieldName; readonly now: Instant }
  | { readonly kind: "code-sent"; readonly field: ContactFieldName; readonly value: string; readonly now: Instant }
  | { readonly kind: "code-not-sent"; readonly field: ContactFieldName; readonly value: string }
  | { readonly kind: "type-code"; readonly field: ContactFieldName; readonly text: string }
  | { readonly kind: "edit-address"; readonly field: AddressFieldName; readonly text: string }
  | { readonly kind: "cancel-address" }
  | { readonly kind: "permit"; readonly type: string; readonly state: boolean }
  | { readonly kind: "follow-main-email"; readonly follows: boolean }
  | { readonly kind: "save" }
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly wrongCodes: readonly ContactFieldName[] }
  /** Refused because of backend access, which has its own dialog (ACC-12). */
  | { readonly kind: "backend-access-refused" }
  | { readonly kind: "consents-needed"; readonly consents: readonly string[] }
  | { readonly kind: "unanswered" }
  /** The portal itself cancelled the save: no message is shown. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "dismiss-consents" };

/** Delay before another code can be requested, ms (ACC-03). */
export const CODE_RESEND_DELAY_MS = 60_000;

const NO_FIELD_CODE: FieldCode = { kind: "none" };

function fieldWith(value: string): ContactField {
  return { initial: value, value, code: NO_FIELD_CODE, requestedAt: undefined, earlier: [] };
}

/** Opens the form with the server's data. */
export function openContactForm(data: ContactData, options: ContactFormOptions): ContactFormState {
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
    options,
    fields: {
      mobilePhone1: field("mobilePhone1"),
      mobilePhone2: field("mobilePhone2"),
      linePhone1: field("linePhone1"),
      linePhone2: field("linePhone2"),
      mainEmail: field("mainEmail"),
      documentSendEmail: field("documentSendEmail"),
    },
    others: { mobilePhones: otherMobiles, linePhones: otherLines },
    address: openAddressForm(data.address),
    documentEmailFollows: undefined,
    permissions: data.marketingPermissions,
    initialPermissions: data.marketingPermissions,
    status: isHidden(options)
      ? { kind: "hidden" }
      : options.editable
        ? { kind: "editing", saveError: undefined }
        : { kind: "locked" },
  };
}

/** Returns true if the form is hidden: no contact data is visible, or nothing that it shows can be changed. */
function isHidden(options: ContactFormOptions): boolean {
  const { visible, restricted } = options;
  return !visible || (restricted.email && restricted.phone && !isAddressShown({ options }));
}

/** Returns the code sent for the current value, also while another one is requested. */
export function sentCodeOf({ code }: Pick<ContactField, "code">): SentFieldCode | undefined {
  switch (code.kind) {
    case "none":
      return undefined;
    case "requested":
      return code.former;
    case "sent":
      return code;
  }
}

/**
 * Returns true if a code can be requested: the value is changed, valid and unique, no request for it is running, and a
 * minute has passed since the last request for this value (ACC-03).
 */
export function canRequestCode(formState: ContactFormState, name: ContactFieldName, now: Instant): boolean {
  const { value, initial, code, requestedAt } = formState.fields[name];
  if (
    formState.status.kind !== "editing" ||
    !isFieldShown(formState, name) ||
    !needsCode(name) ||
    code.kind === "requested"
  )
    return false;
  if (
    value === "" ||
    value === initial ||
    contactFieldViolation(name, value) !== undefined ||
    isRepeated(formState, name)
  )
    return false;
  return msUntilNextCode(requestedAt, now) === 0;
}

/** Returns the time until another code can be requested, ms. At most a minute, even if the clock was set back. */
export function msUntilNextCode(requestedAt: Instant | undefined, now: Instant): number {
  if (requestedAt === undefined) return 0;
  return Math.min(CODE_RESEND_DELAY_MS, Math.max(0, requestedAt + CODE_RESEND_DELAY_MS - now));
}

/**
 * Returns the state after an event (ACC-02 to ACC-11). Ignores events that do not fit the state, such as late
 * responses.
 */
export function reduceContact(formState: ContactFormState, event: ContactEvent): ContactFormState {
  switch (formState.status.kind) {
    case "hidden":
    case "locked":
    case "saved":
      return formState;
    case "consents-needed":
      if (isCodeResponse(event)) return withCodeResponse(formState, event);
      return event.kind === "dismiss-consents"
        ? { ...formState, status: { kind: "editing", saveError: undefined } }
        : formState;
    case "saving":
      return reduceWhileSaving(formState, event);
    case "editing":
      return reduceWhileEditing(formState, event);
  }
}

function withField(
  formState: ContactFormState,
  name: ContactFieldName,
  changes: Partial<ContactField>,
): ContactFormState {
  return { ...formState, fields: { ...formState.fields, [name]: { ...formState.fields[name], ...changes } } };
}

function reduceWhileEditing(formState: ContactFormState, event: ContactEvent): ContactFormState {
  switch (event.kind) {
    case "edit": {
      if (!isFieldShown(formState, event.field)) return formState;
      const value = normalizeContact(event.field, event.text);
      return value === formState.fields[event.field].value ? formState : withValue(formState, event.field, value);
    }
    case "cancel":
      return withValue(formState, event.field, formState.fields[event.field].initial);
    case "request-code":
      return canRequestCode(formState, event.field, event.now)
        ? withField(formState, event.field, {
            code: { kind: "requested", former: sentCodeOf(formState.fields[event.field]) },
            requestedAt: event.now,
          })
        : formState;
    case "code-sent":
    case "code-not-sent":
      return withCodeResponse(formState, event);
    case "type-code": {
      const { code } = formState.fields[event.field];
      const sent = sentCodeOf({ code });
      if (sent === undefined || textLength(event.text) > CONTACT_CODE_MAX_LENGTH) return formState;
      const typed: SentFieldCode = { ...sent, typed: event.text, isWrong: false };
      return withField(formState, event.field, {
        code: code.kind === "requested" ? { ...code, former: typed } : typed,
      });
    }
    case "edit-address":
      return isAddressShown(formState)
        ? { ...formState, address: editAddress(formState.address, event.field, event.text) }
        : formState;
    case "cancel-address":
      return { ...formState, address: openAddressForm(formState.address.stored) };
    case "permit":
      return {
        ...formState,
        permissions: formState.permissions.map((one) =>
          one.type === event.type ? { ...one, state: event.state } : one,
        ),
      };
    case "follow-main-email":
      return { ...formState, documentEmailFollows: event.follows };
    case "save":
      return canSave(formState) ? { ...formState, status: { kind: "saving" } } : formState;
    default:
      return formState;
  }
}

/**
 * Changes the value of a field. The code of the former value stays for its return; the new one may have one already.
 */
function withValue(formState: ContactFormState, name: ContactFieldName, value: string): ContactFormState {
  const { value: former, code, requestedAt, earlier } = formState.fields[name];
  if (value === former) return formState;
  const others = earlier.filter((one) => one.value !== value && one.value !== former);
  const isCoded = code.kind !== "none" || requestedAt !== undefined;
  const own = earlier.find((one) => one.value === value);
  return withField(formState, name, {
    value,
    code: own?.code ?? NO_FIELD_CODE,
    requestedAt: own?.requestedAt,
    earlier: isCoded ? [...others, { value: former, code, requestedAt }] : others,
  });
}

type CodeResponse = Extract<ContactEvent, { kind: "code-sent" | "code-not-sent" }>;

function isCodeResponse(event: ContactEvent): event is CodeResponse {
  return event.kind === "code-sent" || event.kind === "code-not-sent";
}

/** Applies the response to the value that the code was requested for, which may not be the current one any more. */
function withCodeResponse(formState: ContactFormState, event: CodeResponse): ContactFormState {
  const field = formState.fields[event.field];
  if (field.value === event.value) return withField(formState, event.field, answeredCode(field, event));
  const earlier = field.earlier.map((one) =>
    one.value === event.value ? { ...one, ...answeredCode(one, event) } : one,
  );
  return withField(formState, event.field, { earlier });
}

/** Returns the code after a response; unchanged if none was awaited. */
function answeredCode({ code, requestedAt }: ValueCode, event: CodeResponse): ValueCode {
  if (code.kind !== "requested") return { code, requestedAt };
  // No code was sent, so the delay does not apply and the former code stays valid.
  if (event.kind === "code-not-sent") return { code: code.former ?? NO_FIELD_CODE, requestedAt: undefined };
  return { code: { kind: "sent", sentAt: event.now, typed: "", isWrong: false }, requestedAt };
}

function reduceWhileSaving(formState: ContactFormState, event: ContactEvent): ContactFormState {
  switch (event.kind) {
    case "saved":
      return { ...formState, status: { kind: "saved" } };
    case "consents-needed":
      return { ...formState, status: { kind: "consents-needed", consents: event.consents } };
    case "unanswered":
      return { ...formState, status: { kind: "editing", saveError: "unknown" } };
    case "refused":
      return withRefusal(formState, event.wrongCodes);
    case "backend-access-refused":
    case "cancelled":
      return { ...formState, status: { kind: "editing", saveError: undefined } };
    case "code-sent":
    case "code-not-sent":
      return withCodeResponse(formState, event);
    default:
      return formState;
  }
}

/** Marks the fields whose codes are wrong; any other refusal is shown for the whole form (ACC-06). */
function withRefusal(formState: ContactFormState, wrongCodes: readonly ContactFieldName[]): ContactFormState {
  const wrong = CONTACT_FIELDS.filter(
    (name) => wrongCodes.includes(name) && formState.fields[name].code.kind === "sent",
  );
  const marked = wrong.reduce((sofar, name) => {
    const { code } = sofar.fields[name];
    return code.kind === "sent" ? withField(sofar, name, { code: { ...code, isWrong: true } }) : sofar;
  }, formState);
  return { ...marked, status: { kind: "editing", saveError: wrong.length > 0 ? undefined : "unavailable" } };
}
