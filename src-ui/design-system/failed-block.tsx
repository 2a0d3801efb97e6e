import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Blank } from "./blank.tsx";
import { Button } from "./button.tsx";
import type { HeadingLevel } from "./heading.tsx";
import { useWhenOnline } from "./when-online.ts";

export interface FailedBlockProps {
  /** "Nie udało się pobrać faktur" */
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children?: ReactNode;
  readonly retryLabel: string;
  /** "Wczytujemy…" */
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly onRetry: () => void;
  /** `alert` where the customer has just pressed something. */
  readonly role?: "status" | "alert" | undefined;
}

/** A part that failed: it fails alone, the page stands. It tries again by itself when the network is back. */
export function FailedBlock({
  title,
  level,
  children,
  retryLabel,
  busyLabel,
  busy = false,
  onRetry,
  role = "status",
}: FailedBlockProps) {
  useWhenOnline(() => {
    if (!busy) onRetry();
  });
  const retry = (
    <Button icon={RefreshCw} busy={busy} busyLabel={busyLabel} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Blank title={title} level={level} drawing="torn" role={role} action={retry}>
      {children}
    </Blank>
  );
}
