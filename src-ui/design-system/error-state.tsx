import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import { Button } from "./button.tsx";
import type { HeadingLevel } from "./heading.tsx";
import { useWhenOnline } from "./use-when-online.ts";

export interface ErrorStateProps {
  /** "Nie udało się pobrać faktur" */
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children?: ReactNode;
  readonly retryLabel: string;
  /** "Wczytujemy…" */
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly onRetry: () => void;
  /** `alert` after an action of the customer. */
  readonly role?: "status" | "alert" | undefined;
}

/** Error of one section; the rest of the page keeps working. Retries by itself when the network is back. */
export function ErrorState({
  title,
  level,
  children,
  retryLabel,
  busyLabel,
  busy = false,
  onRetry,
  role = "status",
}: ErrorStateProps) {
  useWhenOnline(() => {
    if (!busy) onRetry();
  });
  const retry = (
    <Button saves={false} icon={RefreshCw} busy={busy} busyLabel={busyLabel} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <EmptyState title={title} level={level} drawing="torn" role={role} action={retry}>
      {children}
    </EmptyState>
  );
}
