import type { Address } from "#domain/products/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes an address, even without an id; `undefined` if every field is blank. */
export function decodeAddress(fields: Fields): Address | undefined {
  // Only groups the services of one address, which works without it.
  const addressId = fields.optionalText("addressId");
  if (addressId === undefined) fields.reportTolerated("addressId", "a text");
  const address: Address = {
    addressId: addressId ?? "",
    street: fields.optionalText("street"),
    houseNumber: fields.optionalText("houseNumber"),
    flatNumber: fields.optionalText("flatNumber"),
    zip: fields.optionalText("zip"),
    city: fields.optionalText("city"),
    country: fields.optionalText("country"),
    cityTeryt: fields.optionalText("cityTeryt"),
    streetTeryt: fields.optionalText("streetTeryt"),
  };
  return Object.values(address).some((value) => value !== undefined && value !== "") ? address : undefined;
}
