import type { Deadline } from "#domain/deadlines/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./deadlines.texts.ts";

type DescribedDeadline = Pick<
  Deadline,
  "kind" | "services" | "isWithoutEquipment" | "changedTermsFrom" | "areTermsUnknown"
>;

/**
 * Says what follows from a deadline until its day. A refund without equipment waits for none; a revocation says which
 * terms apply afterwards.
 */
export function upcomingText({
  kind,
  services,
  isWithoutEquipment = false,
  changedTermsFrom,
  areTermsUnknown = false,
}: DescribedDeadline): string {
  if (changedTermsFrom !== undefined) return t("revocation.upcomingChange", { day: formatDate(changedTermsFrom) });
  if (areTermsUnknown) return t("revocation.upcomingUnknown");
  if (kind === "contractEnd" && services !== undefined) return t("contractEnd.upcomingSeveral");
  return isWithoutEquipment ? t("refund.upcomingMoney") : t(`${kind}.upcoming`);
}

/** Describes a deadline in a calendar, with the services of its contract if it has several. */
export function deadlineCalendarText(deadline: DescribedDeadline): string {
  const { services } = deadline;
  if (services === undefined) return upcomingText(deadline);
  return `${t("services", { names: services.map(({ name }) => name).join(", ") })} ${upcomingText(deadline)}`;
}
