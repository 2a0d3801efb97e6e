import { daysBetween, type WarsawDate } from "../shared-kernel/index.ts";

/** How a commitment stands on a day (PROD-05). `days` are those that are left, today not counted. */
export type CommitmentLeft =
  | { readonly kind: "ahead"; readonly from: WarsawDate }
  | { readonly kind: "running"; readonly days: number }
  | { readonly kind: "last-day" }
  | { readonly kind: "over" };

/** The countdown of a commitment; `undefined` where nobody says when it ends. Its last day belongs to it. */
export function commitmentLeft(
  {
    commitmentFrom,
    commitmentTo,
  }: { readonly commitmentFrom: WarsawDate | undefined; readonly commitmentTo: WarsawDate | undefined },
  today: WarsawDate,
): CommitmentLeft | undefined {
  if (commitmentTo === undefined) return undefined;
  const days = daysBetween(today, commitmentTo);
  if (days < 0) return { kind: "over" };
  // a beginning after the end is nonsense of the provider's: the end alone counts
  if (commitmentFrom !== undefined && commitmentFrom > today && commitmentFrom <= commitmentTo)
    return { kind: "ahead", from: commitmentFrom };
  return days === 0 ? { kind: "last-day" } : { kind: "running", days };
}
