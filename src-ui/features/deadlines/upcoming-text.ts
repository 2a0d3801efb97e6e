import type { Deadline } from "#domain/deadlines/index.ts";
import { t } from "./deadlines.texts.ts";

/** Says what follows from a deadline until its day. A refund without equipment waits for none. */
export function upcomingText({
  kind,
  services,
  isWithoutEquipment = false,
}: Pick<Deadline, "kind" | "services" | "isWithoutEquipment">): string {
  if (kind === "contractEnd" && services !== undefined) return t("contractEnd.upcomingSeveral");
  return isWithoutEquipment ? t("refund.upcomingMoney") : t(`${kind}.upcoming`);
}

/** Describes a deadline in a calendar, with the services of its contract if it has several. */
export function deadlineCalendarText(deadline: Pick<Deadline, "kind" | "services" | "isWithoutEquipment">): string {
  const { services } = deadline;
  if (services === undefined) return upcomingText(deadline);
  return `${t("services", { names: services.map(({ name }) => name).join(", ") })} ${upcomingText(deadline)}`;
}
