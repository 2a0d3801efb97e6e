import type { ReactNode } from "react";
import { ErrorState } from "#ui/design-system/error-state.tsx";
import type { HeadingLevel } from "#ui/design-system/heading.tsx";
import { t } from "./texts.ts";

export interface FailedSectionProps {
  /** "Nie udało się pobrać faktur" */
  readonly title: string;
  /** What to do; "Sprawdź połączenie…" where nothing better is known. */
  readonly children?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly role?: "status" | "alert" | undefined;
}

/** A part of a page whose data could not be had: it says so, offers to try again, and leaves the rest alone. */
export function FailedSection({ title, children, level, busy, onRetry, role }: FailedSectionProps) {
  return (
    <ErrorState
      title={title}
      level={level}
      role={role}
      retryLabel={t("retry")}
      busyLabel={t("retrying")}
      busy={busy}
      onRetry={onRetry}
    >
      {children ?? (
        <>
          {t("checkConnection")} {t("restWorks")}
        </>
      )}
    </ErrorState>
  );
}
