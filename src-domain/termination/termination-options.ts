import type { WarsawDate } from "../shared-kernel/index.ts";
import { costOfLeaving, type LeavingCost } from "./cost-of-leaving.ts";
import type { TerminationContract } from "./termination-contract.ts";
import { openTermOf, terminationEnd } from "./termination-end.ts";

/**
 * Ways to end a contract. `notice`: after the notice period. `term-end`: with the fixed term. `changed-terms`: before a
 * change of the terms takes effect.
 */
export type TerminationWay = "changed-terms" | "notice" | "term-end";

/** A way to end a contract, with its last day and its cost. */
export interface TerminationOption {
  readonly way: TerminationWay;
  readonly endsOn: WarsawDate;
  readonly cost: LeavingCost;
}

/**
 * Lists the ways to end a contract on `today`, the preferred one first. A fixed term that ends within the notice period
 * leaves only its end; a contract without an open term leaves only the notice.
 */
export function terminationOptions(contract: TerminationContract, today: WarsawDate): readonly TerminationOption[] {
  const { changedTerms } = contract;
  const term = openTermOf(contract, today);
  const options: TerminationOption[] = [];
  if (changedTerms !== undefined && today <= changedTerms.until)
    options.push({
      way: "changed-terms",
      endsOn: changedTerms.endsOn,
      cost: costOfLeaving(contract, changedTerms.endsOn, "changed-terms"),
    });
  const earliest = terminationEnd(contract, today);
  if (term === undefined || earliest < term.to)
    options.push({ way: "notice", endsOn: earliest, cost: costOfLeaving(contract, earliest) });
  if (term !== undefined) options.push({ way: "term-end", endsOn: term.to, cost: costOfLeaving(contract, term.to) });
  return options;
}
