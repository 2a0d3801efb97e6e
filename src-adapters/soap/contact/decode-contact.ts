import type { ContactAddress, ContactData, MarketingPermission } from "#domain/contact/index.ts";
import type { Fields } from "../decoding/fields.ts";

function decodePermission(item: Fields): MarketingPermission | undefined {
  const type = item.requiredText("type");
  if (type === undefined) return undefined;
  return { type, required: item.requiredFlag("required") ?? false, state: item.requiredFlag("state") ?? false };
}

/** Decodes an address; `undefined` without building or city. */
function decodeContactAddress(item: Fields): ContactAddress | undefined {
  const [building, city] = [item.requiredText("building"), item.requiredText("city")];
  if (building === undefined || city === undefined) return undefined;
  const [zip, cityTeryt, cityMeta] = [
    item.optionalText("zip"),
    item.optionalText("cityTeryt"),
    item.optionalText("cityMeta"),
  ];
  return {
    zip,
    city,
    cityTeryt,
    cityMeta,
    street: item.optionalText("street"),
    building,
    flat: item.optionalText("flat"),
  };
}

/** Decodes the contact data; `undefined` if both lists of phones are missing, because such a response is empty. */
export function decodeContact(data: Fields): ContactData | undefined {
  const mobilePhones = data.requiredTexts("mobilePhones");
  const linePhones = data.requiredTexts("linePhones");
  if (mobilePhones === undefined && linePhones === undefined) return undefined;
  const place = data.child("address");
  return {
    mobilePhones: mobilePhones ?? [],
    linePhones: linePhones ?? [],
    mainEmail: data.optionalText("mainEmail"),
    documentSendEmail: data.optionalText("documentSendEmail"),
    marketingPermissions: data.requiredList("marketingPermissions", decodePermission) ?? [],
    showChat: data.flag("showChat"),
    address: place === undefined ? undefined : decodeContactAddress(place),
  };
}
