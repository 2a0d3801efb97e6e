import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";

export interface CalendarButtonProps {
  readonly label: string;
  /** Event that the button saves, for its name; default: the label says it. */
  readonly about?: string | undefined;
  /** Text shown if the file could not be created. */
  readonly failed: string;
  /** Saves the file; resolves with false if that failed. */
  readonly save: () => Promise<boolean>;
}

/** Button that saves due dates as a calendar file. */
export function CalendarButton({ label, about, failed, save }: CalendarButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        flush
        icon={CalendarPlus}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        {...trackedAs("due-dates", "DOWNLOAD")}
        onClick={() => void save().then((saved) => setHasFailed(!saved))}
      >
        {label}
      </Button>
      {hasFailed && (
        <span role="alert" className="muted">
          {failed}
        </span>
      )}
    </>
  );
}
