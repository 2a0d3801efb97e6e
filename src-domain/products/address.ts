/** A place (specification 3, Address). Fields that the provider leaves out are `undefined`. */
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

/** As providers write it. */
const HERE: ReadonlySet<string> = new Set(["polska", "poland", "pl", "pol"]);

/** The country that an address has to be told with; `undefined` in Poland, and where none is told. */
export function foreignCountry({ country }: Pick<Address, "country">): string | undefined {
  const name = country?.trim() ?? "";
  return name === "" || HERE.has(name.toLowerCase()) ? undefined : name;
}
