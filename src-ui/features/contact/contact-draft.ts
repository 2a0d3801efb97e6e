import { ADDRESS_FIELDS } from "#domain/contact/contact-address-form.ts";
import { CONTACT_FIELDS } from "#domain/contact/contact-field.ts";
import { reduceContact } from "#domain/contact/contact-reducer.ts";
import { isFieldChanged } from "#domain/contact/contact-field-state.ts";

import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import type { DraftValue, DraftValues } from "#domain/drafts/index.ts";

const PERMISSION = "permission.";
const ADDRESS = "address.";

/** Returns the draft: changed fields, address and permissions. Codes are never stored (docs/adr/0027). */
export function contactDraft(formState: ContactFormState): DraftValues {
  const values: Record<string, DraftValue> = {};
  for (const name of CONTACT_FIELDS)
    if (isFieldChanged(formState.fields[name])) values[name] = formState.fields[name].value;
  for (const field of ADDRESS_FIELDS)
    if (formState.address.texts[field] !== formState.address.initial[field])
      values[`${ADDRESS}${field}`] = formState.address.texts[field];
  for (const [index, { type, state }] of formState.permissions.entries())
    if (state !== formState.initialPermissions[index]?.state) values[`${PERMISSION}${type}`] = state;
  return values;
}

/** Applies a draft to the form. Ignores fields that are not shown and values that are already set. */
export function withContactDraft(formState: ContactFormState, draft: DraftValues): ContactFormState {
  let restored = formState;
  for (const field of CONTACT_FIELDS) {
    const text = draft[field];
    if (typeof text === "string") restored = reduceContact(restored, { kind: "edit", field, text });
  }
  for (const field of ADDRESS_FIELDS) {
    const text = draft[`${ADDRESS}${field}`];
    if (typeof text === "string") restored = reduceContact(restored, { kind: "edit-address", field, text });
  }
  for (const { type } of formState.permissions) {
    const state = draft[`${PERMISSION}${type}`];
    if (typeof state === "boolean") restored = reduceContact(restored, { kind: "permit", type, state });
  }
  return restored;
}
