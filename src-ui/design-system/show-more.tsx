import "./show-more.css";
import { type ReactNode, useEffect, useRef } from "react";
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

/**
 * End of a long list: the number of shown entries and a button for more. The number gets the focus of a button that is
 * no longer needed.
 */
export function ShowMore({ count, label, busy = false, busyLabel, onMore }: ShowMoreProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const isWhole = onMore === undefined;
  useEffect(() => {
    // A removed button leaves the focus to the page.
    if (isWhole && isPressed.current && document.activeElement === document.body) status.current?.focus();
    isPressed.current = false;
  }, [isWhole]);
  return (
    <div className="show-more">
      <p ref={status} role="status" tabIndex={-1}>
        {count}
      </p>
      {onMore !== undefined && (
        <Button
          saves={false}
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => {
            isPressed.current = true;
            onMore();
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
