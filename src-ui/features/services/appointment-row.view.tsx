import "./appointment-row.css";
import type { ReactNode } from "react";
import type { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon, type IconDrawing } from "#ui/design-system/icon.tsx";

interface AppointmentRowProps {
  readonly icon: IconDrawing;
  /** Name of the appointment: "Wizyta technika". */
  readonly title: string;
  readonly when: ReactNode;
  /** Until when it can be changed, or why it cannot. */
  readonly note?: ReactNode;
  /** Buttons; none when nothing can be changed. */
  readonly children?: ReactNode;
}

/** Content of a row with an agreed day and the ways to change it (PROD-10). */
export function AppointmentRow({ icon, title, when, note, children }: AppointmentRowProps) {
  return (
    <div className="appointment-row">
      <Icon of={icon} />
      <div>
        <p className="appointment-row__title">{title}</p>
        <p>{when}</p>
        {note !== undefined && <p className="appointment-row__note">{note}</p>}
        {children !== undefined && <div className="appointment-row__buttons">{children}</div>}
      </div>
    </div>
  );
}

interface AppointmentButtonProps {
  /** Label with the appointment that it is about; begins with the visible label. */
  readonly fullLabel: string;
  readonly tracked: ReturnType<typeof trackedAs>;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Opens a dialog about an appointment. */
export function AppointmentButton({ fullLabel, tracked, onClick, children }: AppointmentButtonProps) {
  return (
    <Button size="s" aria-haspopup="dialog" aria-label={fullLabel} onClick={onClick} {...tracked}>
      {children}
    </Button>
  );
}
