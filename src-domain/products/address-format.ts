import type { Address } from "./address.ts";

function filled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

/**
 * The first line of an address: `ul. gen. Władysława Andersa 14 m. 8`. The provider's street brings its own "ul.".
 * Where
 * houses have numbers but no streets, the place stands in for the street: `Borkowo 12`. Empty when nothing is known.
 */
export function streetLine(address: Address): string {
  const street = filled(address.street) ? address.street : address.city;
  return [street, address.houseNumber, flatOf(address.flatNumber)].filter(filled).join(" ");
}

/** `m. 8`; premises that bring their own word, such as `lok. 12`, keep it. */
function flatOf(number: string | undefined): string | undefined {
  return number !== undefined && /^\s*\d/.test(number) ? `m. ${number}` : number;
}

/** The second line of an address, in its two parts: the code never breaks. */
export function placeLine(address: Address): { readonly zip: string | undefined; readonly city: string | undefined } {
  return {
    zip: filled(address.zip) ? address.zip : undefined,
    city: filled(address.city) ? address.city : undefined,
  };
}
