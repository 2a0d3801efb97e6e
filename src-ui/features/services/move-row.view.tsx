import { Truck } from "lucide-react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { AppointmentButton, AppointmentRow } from "./appointment-row.view.tsx";
import { formatWeekdayDate } from "#ui/shared/upcoming/format-visit.ts";
import { t } from "./services.texts.ts";

/** Agreed move of a service, with its change (PROD-08, PROD-10). */
export function MoveRow({ day, onOpen }: { readonly day: WarsawDate; readonly onOpen: () => void }) {
  return (
    <AppointmentRow icon={Truck} title={t("actions.moveBooked")} when={providerText(formatWeekdayDate(day))}>
      <AppointmentButton fullLabel={t("actions.moveChangeFull")} tracked={trackedAs("move-change")} onClick={onOpen}>
        {t("actions.change")}
      </AppointmentButton>
    </AppointmentRow>
  );
}
