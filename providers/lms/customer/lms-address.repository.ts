import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText } from "../database/lms-rows.ts";

/** Values of `customer_addresses.type`. */
const POSTAL = 0;
const BILLING = 1;
const LOCATION = 2;
const DEFAULT_LOCATION = 3;

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
    .filter(({ type }) => type === LOCATION || type === DEFAULT_LOCATION)
    .map(({ address }) => address);
  const billing = first(BILLING);
  const places = locations.length > 0 || billing === undefined ? locations : [billing];
  return {
    postal: first(POSTAL) ?? billing,
    billing,
    locations: places,
    defaultLocation: first(DEFAULT_LOCATION) ?? (places.length === 1 ? places[0] : undefined),
  };
}
