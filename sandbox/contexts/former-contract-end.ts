import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import { revocableUntil, terminationsOf } from "./termination.repository.ts";

/** End of a terminated contract whose terms a withdrawal restores (WITHDRAW-70). */
export interface FormerContractEnd {
  readonly endsOn: IsoDay;
  /** Last day to revoke the termination. */
  readonly revocableUntil: IsoDay;
}

/** Returns the end of a terminated contract; `undefined` for one that goes on. */
export function terminatedEndOf(
  db: DatabaseSync,
  account: string,
  contractNumber: string,
): FormerContractEnd | undefined {
  const found = terminationsOf(db, account).find(
    (one) => one.contractNumber === contractNumber && one.revoked === undefined,
  );
  return found && { endsOn: found.endsOn, revocableUntil: revocableUntil(found) };
}

/** Returns the fields of a product whose tariff or commitment an order has changed, if its former contract ends. */
export function formerTermsFields(db: DatabaseSync, account: string, product: JsonRecord): JsonRecord {
  const { formerTariff } = product;
  const former =
    isJsonRecord(formerTariff) && isJsonRecord(formerTariff["product"]) ? formerTariff["product"] : product;
  const end = terminatedEndOf(db, account, jsonText(former["contractNumber"]));
  return end === undefined ? {} : { formerTermsUntil: end.endsOn, formerTermsRevocableUntil: end.revocableUntil };
}
