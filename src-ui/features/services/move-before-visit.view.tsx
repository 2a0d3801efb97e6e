import type { MoveBeforeVisit } from "#domain/products/visit-address.ts";
import { formatOnDay } from "./service-actions/format-on-visit.ts";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";
import { VisitPlaceText } from "./visit-place.view.tsx";

interface MoveBeforeVisitTextProps {
  readonly move: MoveBeforeVisit;
  readonly helpLine: ServiceHelpLine | undefined;
}

/** Says that the service moves before a visit, or on its day, and where the technician comes (VISIT-10). */
export function MoveBeforeVisitText({ move: { isSameDay, on, address }, helpLine }: MoveBeforeVisitTextProps) {
  const moves = isSameDay ? t("visit.movesOnDay") : t("visit.movesBefore", { day: formatOnDay(on) });
  return (
    <>
      {moves} <VisitPlaceText address={address} helpLine={helpLine} />
    </>
  );
}
