import type { ReactNode } from "react";
import { endBeforeAppointment } from "#domain/products/booked-appointments.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { MoveRow } from "./move-row.view.tsx";
import type { ServiceActionDialog, ServiceActionsViewModel } from "./service-actions/service-actions.view-model.ts";
import type { ServiceHelpLine, ServiceHindrances } from "./service-hindrances.ts";
import { VisitRow } from "./visit-row.view.tsx";

interface AppointmentRowsState {
  readonly today: WarsawDate;
  readonly helpLine: ServiceHelpLine | undefined;
  readonly serviceActions: ServiceActionsViewModel | undefined;
  readonly open: (dialog: ServiceActionDialog) => void;
}

/** Returns the rows of the booked visit and the planned move of a service (PROD-10). */
export function appointmentRows(
  { worksUntil: contractEnd, porting, replacement }: ServiceHindrances,
  { today, helpLine, serviceActions, open }: AppointmentRowsState,
): Partial<Readonly<Record<"visit" | "move", ReactNode>>> {
  const visit = serviceActions?.visit.booked;
  const move = serviceActions?.move.plannedFor;
  const ends = { contractEnd, portingOn: porting?.on, replacement };
  const endBefore = (day: WarsawDate) => endBeforeAppointment(day, ends, today);
  return {
    ...(visit !== undefined && {
      visit: (
        <VisitRow
          visit={visit}
          isChangeable={serviceActions?.visit.isChangeable === true}
          end={endBefore(warsawDateAt(visit.from))}
          move={serviceActions?.visit.moveBefore(visit)}
          helpLine={helpLine}
          onOpen={open}
        />
      ),
    }),
    ...(move !== undefined && {
      move: <MoveRow day={move} end={endBefore(move)} helpLine={helpLine} onOpen={() => open("move")} />,
    }),
  };
}
