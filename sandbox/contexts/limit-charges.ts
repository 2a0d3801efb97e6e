import { addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { DEACTIVATE, nextCharge, priceOf, type StreamingRow } from "./streaming.repository.ts";

/** Charge with which a service is renewed. */
export interface RenewalCharge {
  readonly row: StreamingRow;
  readonly day: IsoDay;
}

const isSameMonth = (one: IsoDay, other: IsoDay): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Returns the next charge of each service that goes on, later than the day of `after`; the earliest first. */
export function renewalCharges(
  rows: readonly StreamingRow[],
  after: (row: StreamingRow) => IsoDay | undefined,
): readonly RenewalCharge[] {
  return rows
    .flatMap((row): readonly RenewalCharge[] => {
      const { state, action, since } = row;
      const from = after(row);
      if (state === "INACTIVE" || action === DEACTIVATE || since === undefined || from === undefined) return [];
      return [{ row, day: nextCharge(since, from) }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Returns the monthly charge of a service that is not off: the higher of two plans during a change of plan. */
function currentCharge(row: StreamingRow): number {
  if (row.state === "INACTIVE") return 0;
  const now = priceOf(row, row.planId);
  return row.state === "PENDING" && row.pendingPlan !== undefined
    ? Math.max(row.planId === undefined ? 0 : now, priceOf(row, row.pendingPlan))
    : now;
}

/** Returns what was charged in the month of `day` for a service that has ended, also after a new order of it. */
const chargedForEnded = ({ paid }: StreamingRow, day: IsoDay): number =>
  paid !== undefined && isSameMonth(addCalendarMonths(paid.until, -1), day) ? paid.amount : 0;

/** Returns what a service has charged from the first day of the month until `day`. */
function chargedUntil(row: StreamingRow, day: IsoDay): number {
  const { since } = row;
  const isCharged = since === undefined || isSameMonth(addCalendarMonths(nextCharge(since, day), -1), day);
  return chargedForEnded(row, day) + (isCharged ? currentCharge(row) : 0);
}

/** Returns what all services have charged since the first day of the month. */
export const usedThisMonth = (rows: readonly StreamingRow[], today: IsoDay): number =>
  rows.reduce((sum, row) => sum + chargedUntil(row, today), 0);

/**
 * Returns true if a charge that is due exceeds what is left of the limit in its calendar month. Charges of the same day
 * count one after the other, so that those which are compared later do not count yet.
 */
export function isAboveLimit(rows: readonly StreamingRow[], { row: own, day }: RenewalCharge, limit: number): boolean {
  const waiting = new Set(
    renewalCharges(rows, ({ checkedOn }) => checkedOn)
      .filter((charge) => charge.row !== own && charge.day <= day)
      .map(({ row }) => row),
  );
  const charged = rows.reduce(
    (sum, row) => sum + (waiting.has(row) ? chargedForEnded(row, day) : chargedUntil(row, day)),
    0,
  );
  return charged > limit;
}

/**
 * Returns true if the price of a new service or plan exceeds what the charges of this calendar month leave of the
 * limit: those that were made, and those of the other services until its end.
 */
export function isOrderAboveLimit(
  rows: readonly StreamingRow[],
  { row: own, price }: { readonly row: StreamingRow; readonly price: number },
  today: IsoDay,
  limit: number,
): boolean {
  const others = rows.filter((row) => row !== own);
  let charged = usedThisMonth(others, today) + chargedForEnded(own, today);
  for (const { row, day } of renewalCharges(others, () => today)) {
    const sum = charged + priceOf(row, row.planId);
    if (isSameMonth(day, today) && sum <= limit) charged = sum;
  }
  return charged + price > limit;
}
