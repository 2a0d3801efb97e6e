import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { FailedSection } from "./failed-section.tsx";
import { t } from "./shared.texts.ts";

/** Confines an error while rendering a section to that section, which then offers another try. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => <FailedSection title={t("sectionFailed")} busy={false} cause="portal" onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
