import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { useContext, type ReactNode } from "react";
import { ErrorState } from "#ui/design-system/error-state.tsx";
import type { HeadingLevel } from "#ui/design-system/heading.tsx";
import { t } from "./shared.texts.ts";
import { SupportCodeContext } from "./support-code-context.ts";

export interface FailedSectionProps {
  /** For example "Nie udało się pobrać faktur". */
  readonly title: string;
  /** Sentence before the default advice, which then says nothing about other sections. */
  readonly lead?: string | undefined;
  /** Sentence after the default advice, instead of "Reszta portalu może działać normalnie.". */
  readonly note?: string | undefined;
  /** Replaces the default advice "Spróbuj jeszcze raz…", for example by the reason of a refusal. */
  readonly children?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly busy: boolean;
  /** The default advice names the connection only if it may be the cause (HTTP-04, CALL-19). */
  readonly cause: FailureCause;
  readonly onRetry: () => void;
  readonly role?: "status" | "alert" | undefined;
}

/**
 * Section of a page whose data failed to load: shows the error, the code by which the help desk finds its call, and a
 * retry button; other sections stay usable.
 */
export function FailedSection({
  title,
  lead,
  note = lead === undefined ? t("restWorks") : undefined,
  children,
  level,
  busy,
  cause,
  onRetry,
  role,
}: FailedSectionProps) {
  const code = useContext(SupportCodeContext);
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
      {children ?? [lead, t(`advice.${cause}`), note].filter((sentence) => sentence !== undefined).join(" ")}
      {code !== undefined && (
        <>
          <br />
          <span className="small">{t("supportCode", { code })}</span>
        </>
      )}
    </ErrorState>
  );
}
