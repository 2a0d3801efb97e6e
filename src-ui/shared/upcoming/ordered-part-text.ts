import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t as orderText } from "#ui/shared/order-state/order-state.texts.ts";
import { t } from "./upcoming.texts.ts";

/** Returns the state of an ordered service with its first day. */
export function orderedPartText({ state, startsOn }: OrderedPart): string {
  const day = startsOn === undefined ? undefined : formatDate(startsOn);
  const start = state === "received" && day !== undefined ? t("startsOn", { day }) : day;
  return [orderText(`order_${state}`), start].filter((text) => text !== undefined).join(", ");
}
