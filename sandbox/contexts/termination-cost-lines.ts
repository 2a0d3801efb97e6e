import type { DatabaseSync } from "node:sqlite";
import type { ItemSeed } from "../demo/entry-seed.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { terminationsOf } from "./termination.repository.ts";

/**
 * Returns the lines for the costs of terminated contracts that ended since the invoice before (TERM-41). A contract
 * that ends on the day of an invoice belongs to the next one.
 */
export function terminationCostLines(
  db: DatabaseSync,
  account: string,
  { previousOn, issuedOn }: NewInvoice,
): readonly ItemSeed[] {
  return terminationsOf(db, account)
    .filter(({ endsOn, cost, revoked }) => {
      const isDue = previousOn <= endsOn && endsOn < issuedOn;
      return isDue && cost > 0 && revoked === undefined;
    })
    .map(({ contractNumber, cost }) => ({
      kind: "adjustment",
      name: `Koszt zakończenia umowy ${contractNumber}`,
      gross: cost,
    }));
}
