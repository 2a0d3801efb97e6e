import type { CostBilling } from "#domain/termination/cost-billing.ts";
import type { Termination } from "#domain/termination/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

/** Says which invoice charges the cost of a termination (TERM-44); `undefined` without a cost. */
export function billingText(billing: CostBilling, { billedIn }: Pick<Termination, "billedIn">): string | undefined {
  if (billing === "none") return undefined;
  if (billedIn !== undefined) return t(`billing.${billing}In`, { month: formatMonth(billedIn) });
  return t(billing === "ahead" ? "billing.ahead" : "billing.unknown");
}
