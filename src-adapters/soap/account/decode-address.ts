import type { Address } from "#domain/products/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** A place, even one without an id; nothing when every field is blank. */
export function decodeAddress(fields: Fields): Address | undefined {
  const address: Address = {
    addressId: fields.optionalText("addressId") ?? "",
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
