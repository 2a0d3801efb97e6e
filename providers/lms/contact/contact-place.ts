import type { JsonRecord } from "#kit/json.ts";

/** Returns an address as the place of a contact, which needs a town and a building. */
export function contactPlace(address: JsonRecord | undefined): JsonRecord | undefined {
  if (address?.["city"] === undefined || address["houseNumber"] === undefined) return undefined;
  const { zip, city, street, houseNumber, flatNumber } = address;
  return { zip, city, street, building: houseNumber, flat: flatNumber };
}
