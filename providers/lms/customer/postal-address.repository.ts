import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";
import { ADDRESS_TYPES } from "../database/lms-values.ts";

/** Postal address as the customer typed it. */
export interface PostalPlace {
  readonly city: string;
  readonly street: string | undefined;
  readonly building: string;
  readonly flat: string | undefined;
  readonly zip: string | undefined;
}

/**
 * Stores the postal address of a customer as LMS stores a typed one: without the codes of TERYT. The addresses of
 * invoices and services stay.
 */
export async function saveLmsPostalAddress(
  queries: LmsQueries,
  account: number,
  { city, street, building, flat, zip }: PostalPlace,
): Promise<void> {
  const values = [city, street ?? null, building, flat ?? null, zip ?? null] as const;
  const [present] = await queries.query(
    "SELECT address_id FROM customer_addresses WHERE customer_id = $1 AND type = $2 ORDER BY address_id LIMIT 1",
    [account, ADDRESS_TYPES.postal],
  );
  if (present !== undefined) {
    await queries.query(
      `UPDATE addresses SET city = $2, street = $3, house = $4, flat = $5, zip = $6, state_id = NULL, city_id = NULL,
        street_id = NULL WHERE id = $1`,
      [lmsNumber(present, "address_id"), ...values],
    );
    return;
  }
  const [added] = await queries.query(
    "INSERT INTO addresses (city, street, house, flat, zip) VALUES ($1, $2, $3, $4, $5) RETURNING id",
    values,
  );
  if (added === undefined) throw new Error("no address was inserted");
  await queries.query("INSERT INTO customer_addresses (customer_id, address_id, type) VALUES ($1, $2, $3)", [
    account,
    lmsNumber(added, "id"),
    ADDRESS_TYPES.postal,
  ]);
}
