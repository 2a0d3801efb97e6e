import type { ContactAddress } from "./contact.ts";

/**
 * The place in one line: `ul. Polanki 12/3, 80-309 Gdańsk (Oliwa)`. A village without streets has the town before its
 * number (specification 3, Contact data).
 */
export function contactPlace({ street, building, flat, zip, city, cityMeta }: ContactAddress): string {
  const number = flat === undefined ? building : `${building}/${flat}`;
  const town = [zip, city, cityMeta === undefined ? undefined : `(${cityMeta})`]
    .filter((part) => part !== undefined)
    .join(" ");
  return `${street ?? city} ${number}, ${town}`;
}
