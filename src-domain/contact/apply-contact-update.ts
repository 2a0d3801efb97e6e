import { isDeepEqual } from "../shared-kernel/index.ts";
import type { ContactUpdate } from "./contact-form.ts";
import type { ContactAddress, ContactData, NewContactAddress } from "./contact.ts";

const undefinedIfEmpty = (text: string): string | undefined => (text === "" ? undefined : text);

/** The contact data once `payload` is saved: what was not sent stays as it was. */
export function applyContactUpdate(before: ContactData, payload: ContactUpdate): ContactData {
  return {
    ...before,
    mobilePhones: payload.mobilePhones,
    linePhones: payload.linePhones,
    mainEmail: undefinedIfEmpty(payload.mainEmail),
    documentSendEmail: undefinedIfEmpty(payload.documentSendEmail),
    marketingPermissions: payload.marketingPermissions ?? before.marketingPermissions,
    address: payload.address === undefined ? before.address : applyAddress(before.address, payload.address),
  };
}

/** The code and the commune stay while the town does. */
function applyAddress(
  before: ContactAddress | undefined,
  { cityTeryt, building, city, street, flat }: NewContactAddress,
): ContactAddress {
  const [zip, cityMeta] = before?.city === city ? [before.zip, before.cityMeta] : [];
  return { zip, city, cityTeryt, cityMeta, street, building, flat };
}

/** Whether `payload` is what the provider has: no answer came to the saving, and this tells what has become of it. */
export function isContactUpdateApplied(payload: ContactUpdate, data: ContactData): boolean {
  const { mobilePhones, linePhones, mainEmail, documentSendEmail, marketingPermissions, address } = applyContactUpdate(
    data,
    payload,
  );
  return (
    isDeepEqual(mobilePhones, data.mobilePhones) &&
    isDeepEqual(linePhones, data.linePhones) &&
    mainEmail === data.mainEmail &&
    documentSendEmail === data.documentSendEmail &&
    isDeepEqual(address, data.address) &&
    marketingPermissions.length === data.marketingPermissions.length &&
    marketingPermissions.every(({ type, state }) =>
      data.marketingPermissions.some((one) => one.type === type && one.state === state),
    )
  );
}
