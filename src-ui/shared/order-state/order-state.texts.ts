import type { OrderProgress } from "#domain/offers/order-progress.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Words for the states of an order, the same on every page (ORDER-09). */
export const t = texts(pl, "order-state");

/** Returns the day of an order with its meaning in this state; `undefined` without a day. */
export function orderDayText({ state, day }: Pick<OrderProgress, "state" | "day">): string | undefined {
  return day === undefined ? undefined : t(`orderDay_${state}`, { day: formatDate(day) });
}
