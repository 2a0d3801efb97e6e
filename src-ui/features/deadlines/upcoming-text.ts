import type { Deadline } from "#domain/deadlines/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./deadlines.texts.ts";

/**
 * Says what follows from a deadline until its day. A refund without equipment waits for none; a revocation says which
 * terms apply afterwards.
 */
export function upcomingText({
  kind,
  isWithoutEquipment = false,
  changedTermsFrom,
}: Pick<Deadline, "kind" | "isWithoutEquipment" | "changedTermsFrom">): string {
  if (changedTermsFrom !== undefined) return t("revocation.upcomingChange", { day: formatDate(changedTermsFrom) });
  return isWithoutEquipment ? t("refund.upcomingMoney") : t(`${kind}.upcoming`);
}
