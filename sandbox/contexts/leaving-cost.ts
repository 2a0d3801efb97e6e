import { addCalendarDays, addCalendarMonths, countDays, countMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { equipmentOf } from "./termination.repository.ts";

/** Notice period of every contract, months. */
export const NOTICE_MONTHS = 1;

/** Contract with its fixed term; amounts in grosze. */
export interface LeavingTerms {
  readonly termFrom: IsoDay | undefined;
  readonly termTo: IsoDay | undefined;
  readonly monthlyFee: number;
  readonly terms: JsonRecord;
}

/** End of a contract with its cost in grosze. */
export interface ContractEnd {
  readonly endsOn: IsoDay;
  readonly cost: number;
}

const amountOf = (value: unknown): number => (typeof value === "number" ? value : 0);

function costOf({ termFrom, termTo, monthlyFee, terms }: LeavingTerms, endsOn: IsoDay, withRelief: boolean): number {
  if (termFrom === undefined || termTo === undefined || endsOn >= termTo) return 0;
  const days = countDays(termFrom, termTo) + 1;
  const left = Math.min(days, countDays(endsOn, termTo));
  const share = (amount: number): number => Math.floor((amount * left) / days);
  const subsidies = equipmentOf(terms)
    .filter(({ after }) => after === "keep")
    .reduce((sum, { subsidy }) => sum + amountOf(subsidy), 0);
  const months = countMonths(termFrom, addCalendarDays(termTo, 1));
  return (withRelief ? share(amountOf(terms["relief"])) : 0) + Math.min(share(subsidies), share(monthlyFee * months));
}

/** Lists the ends that a customer may choose on `today`. */
export function possibleEnds(contract: LeavingTerms, today: IsoDay): readonly ContractEnd[] {
  const { termTo, terms } = contract;
  const { changedTerms } = terms;
  const notice = addCalendarMonths(today, NOTICE_MONTHS);
  const days = [notice, ...(termTo !== undefined && termTo >= today ? [termTo] : [])];
  const ends = days
    .filter((day) => termTo === undefined || termTo < today || day <= termTo)
    .map((endsOn) => ({ endsOn, cost: costOf(contract, endsOn, true) }));
  if (typeof changedTerms !== "object" || changedTerms === null || !("until" in changedTerms)) return ends;
  const { until, endsOn } = changedTerms;
  if (typeof until !== "string" || typeof endsOn !== "string" || today > until) return ends;
  return [...ends, { endsOn, cost: costOf(contract, endsOn, false) }];
}
