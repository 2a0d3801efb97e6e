import { isDeepEqual } from "../shared-kernel/index.ts";
import type { ContactUpdate } from "./contact-form-rules.ts";
import type { ContactAddress, ContactData, NewContactAddress } from "./contact.ts";

const undefinedIfEmpty = (text: string): string | undefined => (text === "" ? undefined : text);

/** Returns the contact data after `payload` is saved; fields that were not sent stay unchanged. */
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

/** Keeps commune and a zip code that was not sent while the city stays the same. An empty zip code removes it. */
function applyAddress(
  before: ContactAddress | undefined,
  { zip, cityTeryt, building, city, street, flat }: NewContactAddress,
): ContactAddress {
  const [formerZip, cityMeta] = before?.city === city ? [before.zip, before.cityMeta] : [];
  return { zip: undefinedIfEmpty(zip ?? formerZip ?? ""), city, cityTeryt, cityMeta, street, building, flat };
}

/** Returns true if the server has applied `payload`; used after a lost response. */
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
