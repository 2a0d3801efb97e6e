import "./show-more.css";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface ShowMoreProps {
  /** How much is there: "20 z 134 faktur". */
  readonly count: ReactNode;
  /** "Pokaż więcej"; nothing where all is shown. */
  readonly label: ReactNode;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Undefined where all is shown. */
  readonly onMore: (() => void) | undefined;
}

/** The end of a long list: how much of it is shown, and the button for more. */
export function ShowMore({ count, label, busy = false, busyLabel, onMore }: ShowMoreProps) {
  return (
    <div className="show-more">
      <p role="status">{count}</p>
      {onMore !== undefined && (
        <Button busy={busy} busyLabel={busyLabel} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
