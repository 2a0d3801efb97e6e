import { daysBetween, type WarsawDate } from "../shared-kernel/index.ts";

/** State of a commitment on a day (PROD-05). `days`: days left, today not counted. */
export type CommitmentLeft =
  | { readonly kind: "not-started"; readonly from: WarsawDate }
  | { readonly kind: "running"; readonly days: number }
  | { readonly kind: "last-day" }
  | { readonly kind: "ended" };

/** Returns the countdown of a commitment; `undefined` without an end. The last day belongs to the commitment. */
export function commitmentLeft(
  {
    commitmentFrom,
    commitmentTo,
  }: { readonly commitmentFrom: WarsawDate | undefined; readonly commitmentTo: WarsawDate | undefined },
  today: WarsawDate,
): CommitmentLeft | undefined {
  if (commitmentTo === undefined) return undefined;
  const days = daysBetween(today, commitmentTo);
  if (days < 0) return { kind: "ended" };
  // A start after the end is an error of the server: only the end counts.
  if (commitmentFrom !== undefined && commitmentFrom > today && commitmentFrom <= commitmentTo)
    return { kind: "not-started", from: commitmentFrom };
  return days === 0 ? { kind: "last-day" } : { kind: "running", days };
}
