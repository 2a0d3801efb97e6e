import type { DatabaseSync } from "node:sqlite";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { chargedPriceOn, shareOfMonth, type NewInvoice } from "./charged-lines.ts";
import { billedName } from "./ordered-tariff.ts";
import { terminationsOf, type StoredTermination } from "./termination.repository.ts";

/** Returns the tariff that a product has or had under a contract. */
function tariffUnder(product: JsonRecord, contractNumber: string): JsonRecord {
  const { formerTariff } = product;
  const former = isJsonRecord(formerTariff) ? formerTariff["product"] : undefined;
  return product["contractNumber"] === contractNumber || !isJsonRecord(former)
    ? product
    : tariffUnder(former, contractNumber);
}

/** Returns true if the invoice of a month has charged a service to this day only. */
const isChargedTo = (db: DatabaseSync, account: string, day: string, serviceId: string): boolean =>
  db
    .prepare(`SELECT 1 FROM invoice_item JOIN financial_entry USING (account_number, entry_id)
      WHERE account_number = ? AND financial_entry.kind = 'invoice' AND period = ? AND invoice_item.kind = 'subscription'
      AND service_id = ? AND to_day = ?`)
    .get(account, day.slice(0, 7), serviceId, Number(day.slice(8))) !== undefined;

/**
 * Returns the lines of services whose termination was revoked since the invoice before: that one has charged them to
 * the last day of the terminated contract, so the next one charges the rest of its month (TERM-112).
 */
export function resumedDaysLines(
  db: DatabaseSync,
  account: string,
  products: readonly JsonRecord[],
  { period, previousOn, issuedOn }: NewInvoice,
): readonly ItemSeed[] {
  const monthEnd = addCalendarDays(`${period}-01`, -1);
  // A termination or a revocation on the day of an invoice belongs to the next one.
  const isResumed = ({ submitted, revoked = "", endsOn }: StoredTermination): boolean =>
    submitted.slice(0, 10) < previousOn &&
    previousOn <= revoked.slice(0, 10) &&
    revoked.slice(0, 10) < issuedOn &&
    endsOn < monthEnd;
  const services = products.flatMap((product) => [product, ...recordsIn(product["childrenList"])]);
  return terminationsOf(db, account)
    .filter(isResumed)
    .flatMap(({ contractNumber, endsOn }) => {
      const from = addCalendarDays(endsOn, 1);
      return services
        .filter(({ productId }) => isChargedTo(db, account, endsOn, jsonText(productId)))
        .flatMap((service): readonly ItemSeed[] => {
          const tariff = tariffUnder(service, contractNumber);
          const end = jsonText(tariff["contractEnd"]);
          const to = end !== "" && end < monthEnd ? end : monthEnd;
          if (to < from) return [];
          const name = `${billedName(tariff)}, ${polishDay(from)} – ${polishDay(to)}`;
          const gross = shareOfMonth(chargedPriceOn(tariff, from), from, to);
          return [{ kind: "adjustment", serviceId: jsonText(service["productId"]), name, gross }];
        });
    })
    .filter(({ gross }) => gross !== 0);
}
