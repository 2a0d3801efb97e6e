import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { addressText } from "./customer-contact-forms.ts";
import { findMoves } from "./move.repository.ts";
import { findProduct } from "./product.repository.ts";
import { findVisits, type Slot } from "./visit.repository.ts";

/**
 * Returns the address of a service on a day, the new one from the day of its move on (VISIT-10); an empty text if it is
 * not known. What belongs to a service moves with it.
 */
export function serviceAddressOn(
  tenant: Pick<Tenant, "db" | "today">,
  account: string,
  { productId, mainServiceId, address }: JsonRecord,
  day: IsoDay,
): string {
  const moves = findMoves(tenant.db, account, tenant.today());
  const move = moves.get(jsonText(productId)) ?? moves.get(jsonText(mainServiceId));
  if (move !== undefined && day >= move.plannedFor) return move.newAddress;
  return isJsonRecord(address) ? addressText(address) : "";
}

/** Booked visit with the address of its day. */
export interface AddressedVisit {
  readonly product: JsonRecord;
  readonly slot: Slot;
  readonly address: string;
}

/** Returns the booked visits of an account, each with the address of its day. */
export function addressedVisits(tenant: Tenant, account: string): readonly AddressedVisit[] {
  return [...findVisits(tenant.db, account, tenant.now())].flatMap(([productId, slot]) => {
    const product = findProduct(tenant.db, account, productId);
    return product === undefined
      ? []
      : [{ product, slot, address: serviceAddressOn(tenant, account, product, slot.day) }];
  });
}

/** Returns the visits whose address is not that of before. */
export function visitsWithNewAddress(
  before: readonly AddressedVisit[],
  now: readonly AddressedVisit[],
): readonly AddressedVisit[] {
  const former = new Map(before.map(({ product, address }) => [product["productId"], address]));
  return now.filter(({ product, address }) => address !== "" && address !== former.get(product["productId"]));
}
