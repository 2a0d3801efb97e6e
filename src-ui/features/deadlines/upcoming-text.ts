import type { Deadline } from "#domain/deadlines/index.ts";
import { t } from "./deadlines.texts.ts";

/** Says what follows from a deadline until its day. A refund without equipment waits for none. */
export function upcomingText({
  kind,
  isWithoutEquipment = false,
}: Pick<Deadline, "kind" | "isWithoutEquipment">): string {
  return isWithoutEquipment ? t("refund.upcomingMoney") : t(`${kind}.upcoming`);
}
