import { plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import type { TerminationContract } from "./termination-contract.ts";

/** Returns the fixed term of the contract if it covers `day` or begins after it. */
export function openTermOf({ term }: Pick<TerminationContract, "term">, day: WarsawDate): TerminationContract["term"] {
  return term !== undefined && day <= term.to ? term : undefined;
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
  const term = openTermOf(contract, today);
  return term !== undefined && term.to < noticeEnd ? term.to : noticeEnd;
}
