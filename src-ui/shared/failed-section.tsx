import type { ReactNode } from "react";
import { ErrorState } from "#ui/design-system/error-state.tsx";
import type { HeadingLevel } from "#ui/design-system/heading.tsx";
import { t } from "./shared.texts.ts";

export interface FailedSectionProps {
  /** For example "Nie udało się pobrać faktur". */
  readonly title: string;
  /** Advice; by default "Spróbuj jeszcze raz…". */
  readonly children?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly busy: boolean;
  /** True if the portal itself failed; then the default advice does not name the connection. */
  readonly isUnexpected?: boolean | undefined;
  readonly onRetry: () => void;
  readonly role?: "status" | "alert" | undefined;
}

/** Section of a page whose data failed to load: shows the error and a retry button; other sections stay usable. */
export function FailedSection({
  title,
  children,
  level,
  busy,
  isUnexpected = false,
  onRetry,
  role,
}: FailedSectionProps) {
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
          {t(isUnexpected ? "unexpected" : "checkConnection")} {t("restWorks")}
        </>
      )}
    </ErrorState>
  );
}
