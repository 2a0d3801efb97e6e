import { placeLine, streetLine } from "./address-format.ts";
import type { Address } from "./address.ts";

/**
 * An address in one line: `ul. gen. Władysława Andersa 14 m. 8, Gdańsk`; a place that stands in for the street is said
 * once: `Borkowo 12`. `undefined` when nothing is known.
 */
export function addressLine(address: Address): string | undefined {
  const street = streetLine(address);
  const hasStreet = address.street !== undefined && address.street.trim() !== "";
  const parts = [street, hasStreet ? placeLine(address).city : undefined];
  return parts.filter((part) => part !== undefined && part !== "").join(", ") || undefined;
}
