import type { Client } from "#domain/account/index.ts";
import { requirementOf } from "#domain/contact/contact-form-rules.ts";
import type { ContactFormOptions } from "#domain/contact/contact-form-state.ts";
import type { ContactDialogOptions } from "./contact-dialog-dependencies.ts";

/** Returns the options with which the form opens: shown, required and restricted fields (ACC-08, ACC-10, ACC-11). */
export function contactFormOptions(
  { origin, requirement = requirementOf(origin) }: ContactDialogOptions,
  { contactDataVisible, contactDataEditable, rodo }: Client,
  ebokAccess: boolean,
): ContactFormOptions {
  return {
    origin,
    requirement,
    visible: contactDataVisible,
    editable: contactDataEditable,
    ebokAccess,
    restricted: rodo,
  };
}
