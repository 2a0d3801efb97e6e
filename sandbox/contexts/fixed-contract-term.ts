import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { terminatedEndOf } from "./former-contract-end.ts";
import { productsOf } from "./product.repository.ts";
import { portingDays } from "./terminated-contracts.ts";
import { formerProductsOf } from "./termination.repository.ts";

/** Fixed term of a contract that ends with it, both days included. */
export interface FixedContractTerm {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/**
 * Returns the last day of each product whose contract ends by itself. A termination or a move of the number to another
 * operator sets a last day, too, which says nothing about the term.
 */
function statedEnds(tenant: Pick<Tenant, "db">, account: string): ReadonlyMap<string, IsoDay> {
  const { db } = tenant;
  const [former, moved] = [formerProductsOf(db, account), portingDays(tenant, account)];
  const ends = productsOf(db, account).map((product): readonly [string, IsoDay] => {
    const id = jsonText(product["productId"]);
    const before = former[id];
    if (isJsonRecord(before)) return [id, moved.has(id) ? "" : jsonText(before["contractEnd"])];
    const end = jsonText(product["contractEnd"]);
    // Of a termination before the demo the former end is not stored.
    const isTerminated = terminatedEndOf(db, account, jsonText(product["contractNumber"]))?.endsOn === end;
    return [id, moved.has(id) || isTerminated ? "" : end];
  });
  return new Map(ends.filter(([, day]) => day !== ""));
}

/** Returns the fixed term of a contract that ends by itself; `undefined` for one that goes on after its commitment. */
export function fixedContractTerm(
  db: DatabaseSync,
  account: string,
  contractNumber: string,
): FixedContractTerm | undefined {
  const ends = statedEnds({ db }, account);
  const own = productsOf(db, account).filter((product) => product["contractNumber"] === contractNumber);
  const last = own.flatMap(({ productId }) => ends.get(jsonText(productId)) ?? []).toSorted();
  const first = own.map(({ contractStart }) => jsonText(contractStart)).toSorted();
  const [from, to] = [first[0] ?? "", last.at(-1)];
  return from === "" || to === undefined || last.length < own.length ? undefined : { from, to };
}
