import type { Client } from "#domain/account/index.ts";
import { requirementOf } from "#domain/contact/contact-form.ts";
import type { ContactTerms } from "#domain/contact/contact-state.ts";
import type { ContactWish } from "./contact-world.ts";

/** Returns the terms under which the form opens: what is shown, required and restricted (ACC-08, ACC-10, ACC-11). */
export function contactTerms(
  { origin, requirement = requirementOf(origin) }: ContactWish,
  { contactDataVisible, contactDataEditable, rodo }: Client,
  ebokAccess: boolean,
): ContactTerms {
  return {
    origin,
    requirement,
    visible: contactDataVisible,
    editable: contactDataEditable,
    ebokAccess,
    restricted: rodo,
  };
}
