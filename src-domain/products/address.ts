import { formatFlat } from "../shared-kernel/format-flat.ts";

/** An address (specification 3, Address). Missing fields are `undefined`. */
export interface Address {
  readonly addressId: string;
  readonly street: string | undefined;
  readonly houseNumber: string | undefined;
  readonly flatNumber: string | undefined;
  readonly zip: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly cityTeryt: string | undefined;
  readonly streetTeryt: string | undefined;
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

/**
 * Returns the first line of an address, such as `ul. gen. Władysława Andersa 14 m. 8`. The street includes its prefix
 * "ul.". In villages without street names the city replaces the street: `Borkowo 12`. Empty if nothing is known.
 */
export function streetLine(address: Address): string {
  const street = isFilled(address.street) ? address.street : address.city;
  const flat = address.flatNumber === undefined ? undefined : formatFlat(address.flatNumber);
  return [street, address.houseNumber, flat].filter(isFilled).join(" ");
}

/** Returns the second line of an address in two parts, so that the postal code never breaks. */
export function placeLine(address: Address): { readonly zip: string | undefined; readonly city: string | undefined } {
  return {
    zip: isFilled(address.zip) ? address.zip : undefined,
    city: isFilled(address.city) ? address.city : undefined,
  };
}

/**
 * Returns an address in one line: `ul. gen. Władysława Andersa 14 m. 8, Gdańsk`. A city that replaces the street
 * appears once: `Borkowo 12`. `undefined` if nothing is known.
 */
export function addressLine(address: Address): string | undefined {
  const street = streetLine(address);
  const hasStreet = address.street !== undefined && address.street.trim() !== "";
  const parts = [street, hasStreet ? placeLine(address).city : undefined];
  return parts.filter((part) => part !== undefined && part !== "").join(", ") || undefined;
}

/** Spellings of Poland in the data. */
const POLAND_SPELLINGS: ReadonlySet<string> = new Set(["polska", "poland", "pl", "pol"]);

/** Returns the country to display with an address; `undefined` in Poland, and if no country is given. */
export function foreignCountry({ country }: Pick<Address, "country">): string | undefined {
  const name = country?.trim() ?? "";
  return name === "" || POLAND_SPELLINGS.has(name.toLowerCase()) ? undefined : name;
}
