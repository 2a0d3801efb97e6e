import type { DatabaseSync } from "node:sqlite";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { inTransaction } from "../database/open-database.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { insertMessage } from "./message.repository.ts";
import { changeProduct, findProduct, shownName, withFormerTariffs } from "./product.repository.ts";
import { visitFeeOn, visitPriceOn } from "./visit-price.ts";
import { deleteVisit, findPastVisits, visitHours, type Slot } from "./visit.repository.ts";

/** Says in a message that the technician has come, and what that costs. */
function announce(tenant: Tenant, account: string, product: JsonRecord, slot: Slot): void {
  const { day } = slot;
  const { from, to } = visitHours(slot);
  insertMessage(tenant.db, account, {
    title: `Wizyta technika ${datePlaceholder(day, "dmy")} jest zakończona`,
    created: `${day}T${to.padStart(5, "0")}:00`,
    module: "SERVICES",
    productId: jsonText(product["productId"]),
    body:
      `<p>Technik był u ciebie ${datePlaceholder(day, "dmy")} między ${from} a ${to}. ` +
      `Usługa: ${shownName(product)}.</p>` +
      `<p>Wizyta na życzenie kosztuje ${visitPriceOn(tenant.db, day)}, doliczymy ją do następnej faktury. ` +
      "Jeśli przyczyna leżała po naszej stronie, napisz do nas: nie zapłacisz za nią.</p>",
  });
}

/**
 * Ends the visits of an account that are over: a message says so, and the next invoice charges them (VISIT-07). The
 * assembly of an ordered service, on the day of its start, costs nothing and belongs to its order.
 */
export function completeVisits(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const past = findPastVisits(db, account, tenant.now());
  if (past.size === 0) return;
  inTransaction(db, () => {
    for (const [productId, slot] of past) {
      deleteVisit(db, account, productId);
      const product = findProduct(db, account, productId);
      if (product === undefined || jsonText(product["contractStart"]) === slot.day) continue;
      const visited = (one: JsonRecord): JsonRecord => ({
        ...one,
        visitedOn: [...textsIn(one["visitedOn"]), slot.day],
      });
      // A tariff that a withdrawal restores is charged for the visit, too.
      changeProduct(db, account, productId, (one) => withFormerTariffs(one, visited));
      announce(tenant, account, product, slot);
    }
  });
}

/**
 * Returns the lines of the visits since the invoice before, also those to the parts of a service. An invoice is issued
 * before the visits of its day, which the next one charges.
 */
export function visitLines(
  db: DatabaseSync,
  products: readonly JsonRecord[],
  { previousOn, issuedOn }: NewInvoice,
): readonly ItemSeed[] {
  const isCharged = (day: IsoDay): boolean => previousOn <= day && day < issuedOn;
  return products
    .flatMap((product) => [product, ...recordsIn(product["childrenList"])])
    .flatMap(({ productId, visitedOn }) =>
      textsIn(visitedOn)
        .filter(isCharged)
        .map((day): ItemSeed => {
          const name = `Wizyta technika, ${polishDay(day)}`;
          return { kind: "one-time", serviceId: jsonText(productId), name, gross: visitFeeOn(db, day) };
        }),
    );
}
