import { Calendar } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { BookedVisit } from "#domain/products/appointment.ts";
import type { EndBeforeAppointment } from "#domain/products/booked-appointments.ts";
import type { MoveBeforeVisit } from "#domain/products/visit-address.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { AppointmentButton, AppointmentRow } from "./appointment-row.view.tsx";
import { EndBeforeAppointmentText } from "./end-before-appointment.view.tsx";
import { MoveBeforeVisitText } from "./move-before-visit.view.tsx";
import { formatVisit } from "#ui/shared/upcoming/format-visit.ts";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";

interface VisitRowProps {
  readonly visit: BookedVisit;
  /** False once the operator does not let the customer change or cancel the visit (VISIT-02). */
  readonly isChangeable: boolean;
  /** Set if the service ends, or may end, before the visit. */
  readonly end?: EndBeforeAppointment | undefined;
  /** Set if the service moves before the visit, or on its day. */
  readonly move?: MoveBeforeVisit | undefined;
  readonly helpLine: ServiceHelpLine | undefined;
  readonly onOpen: (dialog: "visit" | "cancelVisit") => void;
}

/** Booked visit of a technician, with its change and cancellation (VISIT-01, VISIT-02). */
export function VisitRow({ visit, isChangeable, end, move, helpLine, onOpen }: VisitRowProps) {
  const { changeableUntil } = visit;
  const moved = move && <MoveBeforeVisitText move={move} helpLine={helpLine} />;
  const ended = end && <EndBeforeAppointmentText end={end} helpLine={helpLine} />;
  const row = { icon: Calendar, title: t("actions.visitBooked"), when: providerText(formatVisit(visit)) };
  if (!isChangeable)
    return <AppointmentRow {...row} note={inOneLine(moved, ended ?? <TooLate helpLine={helpLine} />)} />;
  const until = changeableUntil && providerText(t("actions.visitUntil", { until: formatDateTime(changeableUntil) }));
  return (
    <AppointmentRow {...row} note={inOneLine(until, moved, ended)}>
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

/** Joins the sentences of a note; `undefined` without any. */
function inOneLine(...sentences: readonly ReactNode[]): ReactNode {
  const shown = sentences.filter((sentence) => sentence !== undefined);
  if (shown.length === 0) return undefined;
  return shown.map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {sentence}
    </Fragment>
  ));
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
