import type { EndBeforeAppointment } from "#domain/products/booked-appointments.ts";
import { Link } from "#ui/design-system/link.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";

interface EndBeforeAppointmentTextProps {
  readonly end: EndBeforeAppointment;
  readonly helpLine: ServiceHelpLine | undefined;
}

/** Says that a service ends before its appointment, and whom to ask what happens to it (SERV-96). */
export function EndBeforeAppointmentText({ end: { day }, helpLine }: EndBeforeAppointmentTextProps) {
  return (
    <>
      {day === undefined ? t("actions.perhapsEnds") : t("actions.endsBefore", { day: formatDate(day) })}{" "}
      {helpLine === undefined ? (
        t("actions.endsAsk")
      ) : (
        <>
          {t("actions.endsCall")} <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>
        </>
      )}
    </>
  );
}
