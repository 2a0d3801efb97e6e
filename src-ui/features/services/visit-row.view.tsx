import { Calendar } from "lucide-react";
import type { BookedVisit } from "#domain/products/appointment.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { AppointmentButton, AppointmentRow } from "./appointment-row.view.tsx";
import { formatVisit } from "#ui/shared/upcoming/format-visit.ts";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";

interface VisitRowProps {
  readonly visit: BookedVisit;
  /** False once the operator does not let the customer change or cancel the visit (VISIT-02). */
  readonly isChangeable: boolean;
  readonly helpLine: ServiceHelpLine | undefined;
  readonly onOpen: (dialog: "visit" | "cancelVisit") => void;
}

/** Booked visit of a technician, with its change and cancellation (VISIT-01, VISIT-02). */
export function VisitRow({ visit, isChangeable, helpLine, onOpen }: VisitRowProps) {
  const { changeableUntil } = visit;
  const row = { icon: Calendar, title: t("actions.visitBooked"), when: providerText(formatVisit(visit)) };
  if (!isChangeable) return <AppointmentRow {...row} note={<TooLate helpLine={helpLine} />} />;
  return (
    <AppointmentRow
      {...row}
      note={
        changeableUntil === undefined
          ? undefined
          : providerText(t("actions.visitUntil", { until: formatDateTime(changeableUntil) }))
      }
    >
      <AppointmentButton
        fullLabel={t("actions.visitChangeFull")}
        tracked={trackedAs("visit-change")}
        onClick={() => onOpen("visit")}
      >
        {t("actions.change")}
      </AppointmentButton>
      <IfAvailable feature="visitCancellation">
        <AppointmentButton
          fullLabel={t("actions.visitCancel")}
          tracked={trackedAs("visit-cancel")}
          onClick={() => onOpen("cancelVisit")}
        >
          {t("actions.visitCancel")}
        </AppointmentButton>
      </IfAvailable>
    </AppointmentRow>
  );
}

function TooLate({ helpLine }: Pick<VisitRowProps, "helpLine">) {
  return (
    <>
      {t("actions.visitTooLate")}
      {helpLine !== undefined && (
        <>
          {" "}
          {t("actions.call")} <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>
        </>
      )}
    </>
  );
}
