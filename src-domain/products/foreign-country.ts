import type { Address } from "./address.ts";

/** As providers write it. */
const HERE: ReadonlySet<string> = new Set(["polska", "poland", "pl", "pol"]);

/** The country that an address has to be told with; `undefined` in Poland, and where none is told. */
export function foreignCountry({ country }: Pick<Address, "country">): string | undefined {
  const name = country?.trim() ?? "";
  return name === "" || HERE.has(name.toLowerCase()) ? undefined : name;
}
