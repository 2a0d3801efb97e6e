import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { insertTerms, insertTermination } from "../contexts/termination.repository.ts";
import type { CustomerSeed } from "./seed.ts";

/** Termination that the customer has sent; `cost` in grosze. */
export interface TerminationSeed {
  readonly contractNumber: string;
  readonly submittedOn: IsoDay;
  readonly endsOn: IsoDay;
  readonly cost: number;
  /** Products that a revocation makes active again. */
  readonly products: readonly string[];
}

/** Seeds the terms of contracts and the terminations of an account. */
export function seedTerminations(
  db: DatabaseSync,
  account: string,
  { contractTerms = [], terminations = [] }: Pick<CustomerSeed, "contractTerms" | "terminations">,
): void {
  for (const terms of contractTerms) insertTerms(db, account, terms);
  terminations.forEach(({ contractNumber, submittedOn, endsOn, cost, products }, index) =>
    insertTermination(
      db,
      account,
      {
        terminationId: `${account}-T${index + 1}`,
        contractNumber,
        submitted: `${submittedOn}T10:24:00`,
        endsOn,
        cost,
      },
      Object.fromEntries(products.map((productId) => [productId, { status: "ACTIVE", contractEnd: null }])),
    ),
  );
}
