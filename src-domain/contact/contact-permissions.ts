import { isPermissionDemanded, type PermissionChange, requiredPermissions } from "../validation/index.ts";
import { isAddressChanged } from "./contact-address-form.ts";
import { CONTACT_FIELDS } from "./contact-field.ts";
import { isFieldChanged } from "./contact-field-state.ts";
import type { ContactFormState } from "./contact-form-state.ts";

/** Returns true if the form saves its permissions. The page of consents saves them itself (ACC-05). */
export function sendsPermissions({ options }: Pick<ContactFormState, "options">): boolean {
  return options.origin !== "agreements";
}

function permissionChanges({ permissions, initialPermissions }: ContactFormState): readonly PermissionChange[] {
  return permissions.map(({ required, state }, index) => ({
    required,
    wasGiven: initialPermissions[index]?.state === true,
    isGiven: state,
  }));
}

/** Returns true if a save would give or withdraw a permission. */
export function changesPermissions(formState: ContactFormState): boolean {
  return (
    sendsPermissions(formState) && permissionChanges(formState).some(({ wasGiven, isGiven }) => wasGiven !== isGiven)
  );
}

/** Returns true if a save would store a number, an e-mail address or an address that is not stored yet. */
function addsContactData({ fields, address }: ContactFormState): boolean {
  return (
    CONTACT_FIELDS.some((name) => fields[name].value !== "" && isFieldChanged(fields[name])) ||
    isAddressChanged(address)
  );
}

/** Returns true if a save demands a required permission that is not ticked (VAL-09, CONSENT-03). */
export function lacksPermission(formState: ContactFormState): boolean {
  if (!sendsPermissions(formState)) return false;
  const changes = permissionChanges(formState);
  const adds = addsContactData(formState) || changes.some(({ wasGiven, isGiven }) => isGiven && !wasGiven);
  const choices = changes.map((change) => ({
    required: isPermissionDemanded(change, adds),
    state: change.isGiven,
  }));
  return requiredPermissions(choices) !== "valid";
}
