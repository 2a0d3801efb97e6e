import type { ActionLink } from "#domain/action-links/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { plusWorkingDays } from "#domain/shared-kernel/working-days.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

/** Says until which working day an agent calls after a requested call, or that this day is over (ROUTE-18). */
export function requestedCallText(closedOn: ActionLink["closedOn"], today: WarsawDate): string {
  if (closedOn === undefined) return t("againText_contact-requested");
  const until = plusWorkingDays(closedOn, 1);
  const day = formatDate(closedOn);
  return until < today ? t("callOver", { day }) : t("callWaiting", { day, until: formatDate(until) });
}
