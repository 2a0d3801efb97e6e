import { plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import type { TerminationContract } from "./termination-contract.ts";

/** Returns true if the fixed term of the contract covers `day` or begins after it. */
function isTermOpen({ term }: Pick<TerminationContract, "term">, day: WarsawDate): boolean {
  return term !== undefined && day <= term.to;
}

/**
 * Returns the last day of a contract that is terminated on `today` (art. 302 and 304 PKE, art. 112 of the Civil Code):
 * the day of the last month of the notice that has the number of `today`, or the last day of a shorter month. A fixed
 * term that ends earlier ends the contract.
 */
export function terminationEnd(
  contract: Pick<TerminationContract, "noticeMonths" | "term">,
  today: WarsawDate,
): WarsawDate {
  const noticeEnd = plusMonthsTo(today, contract.noticeMonths);
  const { term } = contract;
  return term !== undefined && isTermOpen(contract, today) && term.to < noticeEnd ? term.to : noticeEnd;
}
