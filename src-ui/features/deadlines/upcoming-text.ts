import type { Deadline } from "#domain/deadlines/index.ts";
import { t } from "./deadlines.texts.ts";

/** Says what follows from a deadline until its day. A refund without equipment waits for none. */
export function upcomingText({ kind, waitsForNothing = false }: Pick<Deadline, "kind" | "waitsForNothing">): string {
  return waitsForNothing ? t("refund.upcomingMoney") : t(`${kind}.upcoming`);
}
