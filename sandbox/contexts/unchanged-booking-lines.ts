import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findMoves } from "./move.repository.ts";
import { productsOf, shownName } from "./product.repository.ts";
import { findVisits, visitHours } from "./visit.repository.ts";

/** Groups the names of products by the sentence about their booking; products that share one are named together. */
function namesByBooking<Booking>(
  products: readonly JsonRecord[],
  booked: ReadonlyMap<string, Booking>,
  textOf: (booking: Booking) => string,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const product of products) {
    const booking = booked.get(jsonText(product["productId"]));
    if (booking === undefined) continue;
    const text = textOf(booking);
    names.set(text, [...(names.get(text) ?? []), shownName(product)]);
  }
  return names;
}

/**
 * Says that the booked moves and visits of services stay when an order replaces these services: the new tariff takes
 * over the product with its bookings (OFFER-93).
 */
export function unchangedBookingLines(
  tenant: Pick<Tenant, "db" | "now" | "today">,
  account: string,
  replaced: ReadonlySet<string>,
): readonly string[] {
  const products = productsOf(tenant.db, account).filter(({ productId }) => replaced.has(jsonText(productId)));
  const moves = namesByBooking(
    products,
    findMoves(tenant.db, account, tenant.today()),
    ({ plannedFor, newAddress }) =>
      `Przeprowadzka umówiona na ${formatPolishDay(plannedFor)} zostaje bez zmian i obejmie też zamówione usługi. ` +
      `Nowy adres: ${newAddress}.`,
  );
  const visits = namesByBooking(products, findVisits(tenant.db, account, tenant.now()), (slot) => {
    const { from, to } = visitHours(slot);
    return `Wizyta technika umówiona na ${formatPolishDay(slot.day)} między ${from} a ${to} zostaje bez zmian.`;
  });
  return [...moves, ...visits].map(([text, names]) => `${text} Dotyczy: ${names.join(", ")}.`);
}
