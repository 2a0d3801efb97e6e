import { formatFlat } from "../shared-kernel/format-flat.ts";

/** One marketing permission of the contact form (specification 3, Contact data). */
export interface MarketingPermission {
  readonly type: string;
  readonly required: boolean;
  readonly state: boolean;
}

/** Postal address of the customer (specification 3, Contact data). City and building are mandatory. */
export interface ContactAddress {
  readonly zip: string | undefined;
  readonly city: string;
  readonly cityTeryt: string | undefined;
  /** Commune or district that distinguishes cities of one name. */
  readonly cityMeta: string | undefined;
  readonly street: string | undefined;
  readonly building: string;
  readonly flat: string | undefined;
}

/**
 * New postal address (specification 3, Contact save payload). An empty `zip` removes the stored one; without `zip` it
 * stays while the town does.
 */
export interface NewContactAddress extends Pick<
  ContactAddress,
  "zip" | "cityTeryt" | "building" | "city" | "street" | "flat"
> {
  readonly streetTeryt: string | undefined;
}

/** The customer's contact data (specification 3, Contact data). Phones are digits only. */
export interface ContactData {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
  readonly documentSendEmail: string | undefined;
  readonly marketingPermissions: readonly MarketingPermission[];
  readonly showChat: boolean;
  readonly address: ContactAddress | undefined;
}

/**
 * Formats the address in one line: `ul. Polanki 12 m. 3, 80-309 Gdańsk (Oliwa)`. In a village without street names the
 * city precedes the number (specification 3, Contact data).
 */
export function formatContactAddress({ street, building, flat, zip, city, cityMeta }: ContactAddress): string {
  const number = flat === undefined ? building : `${building} ${formatFlat(flat)}`;
  const town = [zip, city, cityMeta === undefined ? undefined : `(${cityMeta})`]
    .filter((part) => part !== undefined)
    .join(" ");
  return `${street ?? city} ${number}, ${town}`;
}
