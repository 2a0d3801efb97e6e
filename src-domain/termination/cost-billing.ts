import type { WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";
import type { Termination } from "./termination.ts";

/** Invoice of the account, with the month that it is for. */
export interface DatedInvoice {
  readonly period: WarsawMonth | undefined;
  readonly issuedOn: WarsawDate;
}

/**
 * State of the invoice that charges the cost of a termination. `none`: there is no cost. `ahead`: not issued yet.
 * `billed`: issued. `unknown`: not known, for example because the invoices were not read.
 */
export type CostBilling = "none" | "ahead" | "billed" | "unknown";

/**
 * Returns whether the cost of a termination is on an invoice (TERM-44). Without the month of that invoice one from
 * after the end may charge it, or may not.
 * @param invoices all invoices of the account; `undefined`: not known
 */
export function costBillingOf(
  { cost, endsOn, billedIn }: Pick<Termination, "cost" | "endsOn" | "billedIn">,
  invoices: readonly DatedInvoice[] | undefined,
): CostBilling {
  if (cost === 0) return "none";
  if (invoices === undefined) return "unknown";
  if (billedIn !== undefined) return invoices.some(({ period }) => period === billedIn) ? "billed" : "ahead";
  return invoices.some(({ issuedOn }) => issuedOn > endsOn) ? "unknown" : "ahead";
}
