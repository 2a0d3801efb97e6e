import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText } from "../database/lms-rows.ts";
import { ADDRESS_TYPES } from "../database/lms-values.ts";

interface CustomerAddress {
  readonly type: number | undefined;
  readonly address: JsonRecord;
}

/** Addresses of a customer by their use. */
export interface LmsAddresses {
  readonly postal: JsonRecord | undefined;
  readonly billing: JsonRecord | undefined;
  /** Places with installations. The billing address is one where LMS names no other. */
  readonly locations: readonly JsonRecord[];
  /** Place of services whose node has no address. */
  readonly defaultLocation: JsonRecord | undefined;
}

/** Returns an address of LMS in the contract's fields. */
export const addressFrom = (row: LmsRow): JsonRecord => ({
  addressId: String(lmsNumber(row, "id")),
  street: lmsOptionalText(row, "street"),
  houseNumber: lmsOptionalText(row, "house"),
  flatNumber: lmsOptionalText(row, "flat"),
  zip: lmsOptionalText(row, "zip"),
  city: lmsOptionalText(row, "city"),
});

/** Returns the addresses of a customer. */
export async function findLmsAddresses(queries: LmsQueries, account: number): Promise<LmsAddresses> {
  const rows = await queries.query(
    `SELECT a.id, a.street, a.house, a.flat, a.zip, a.city, ca.type
    FROM customer_addresses ca JOIN addresses a ON a.id = ca.address_id WHERE ca.customer_id = $1 ORDER BY a.id`,
    [account],
  );
  const all = rows.map((row): CustomerAddress => ({ type: lmsOptionalNumber(row, "type"), address: addressFrom(row) }));
  const first = (type: number): JsonRecord | undefined => all.find((one) => one.type === type)?.address;
  const locations = all
    .filter(({ type }) => type === ADDRESS_TYPES.location || type === ADDRESS_TYPES.defaultLocation)
    .map(({ address }) => address);
  const billing = first(ADDRESS_TYPES.billing);
  const places = locations.length > 0 || billing === undefined ? locations : [billing];
  return {
    postal: first(ADDRESS_TYPES.postal) ?? billing,
    billing,
    locations: places,
    defaultLocation: first(ADDRESS_TYPES.defaultLocation) ?? (places.length === 1 ? places[0] : undefined),
  };
}
