import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";

export interface CalendarButtonProps {
  readonly label: string;
  /** Said where the file could not be made. */
  readonly failed: string;
  /** Saves the file; resolves with whether it could. */
  readonly save: () => Promise<boolean>;
}

/** Saves due dates as a file that calendars take in. */
export function CalendarButton({ label, failed, save }: CalendarButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={CalendarPlus}
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
