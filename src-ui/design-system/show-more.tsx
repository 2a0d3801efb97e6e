import "./show-more.css";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface ShowMoreProps {
  /** Number of entries: "20 z 134 faktur". */
  readonly count: ReactNode;
  /** "Pokaż więcej"; empty when all entries are shown. */
  readonly label: ReactNode;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Undefined when all entries are shown. */
  readonly onMore: (() => void) | undefined;
}

/** End of a long list: the number of shown entries and a button for more. */
export function ShowMore({ count, label, busy = false, busyLabel, onMore }: ShowMoreProps) {
  return (
    <div className="show-more">
      <p role="status">{count}</p>
      {onMore !== undefined && (
        <Button saves={false} busy={busy} busyLabel={busyLabel} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
