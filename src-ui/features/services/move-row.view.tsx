import { Truck } from "lucide-react";
import type { EndBeforeAppointment } from "#domain/products/booked-appointments.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { AppointmentButton, AppointmentRow } from "./appointment-row.view.tsx";
import { EndBeforeAppointmentText } from "./end-before-appointment.view.tsx";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { formatWeekdayDate } from "#ui/shared/upcoming/format-visit.ts";
import { t } from "./services.texts.ts";

interface MoveRowProps {
  readonly day: WarsawDate;
  /** Set if the service ends, or may end, before the move. */
  readonly end: EndBeforeAppointment | undefined;
  readonly helpLine: ServiceHelpLine | undefined;
  readonly onOpen: () => void;
}

/** Agreed move of a service, with its change (PROD-08, PROD-10). */
export function MoveRow({ day, end, helpLine, onOpen }: MoveRowProps) {
  return (
    <AppointmentRow
      icon={Truck}
      title={t("actions.moveBooked")}
      when={providerText(formatWeekdayDate(day))}
      note={end && <EndBeforeAppointmentText end={end} helpLine={helpLine} />}
    >
      <AppointmentButton fullLabel={t("actions.moveChangeFull")} tracked={trackedAs("move-change")} onClick={onOpen}>
        {t("actions.change")}
      </AppointmentButton>
    </AppointmentRow>
  );
}
