import type { ReactNode } from "react";
import type { FailureCause } from "#domain/shared-kernel/index.ts";
import type { HeadingLevel } from "#ui/design-system/heading.tsx";
import { FailedSection } from "./failed-section.tsx";
import { LoadingSection } from "./loading-section.tsx";

/** State of a section that has no data to show. */
type SectionWithoutData =
  | { readonly status: "loading"; readonly retry?: () => void }
  | { readonly status: "failed"; readonly retrying: boolean; readonly cause: FailureCause; readonly retry: () => void };

export interface SectionPlaceholderProps {
  readonly section: SectionWithoutData;
  /** Announced while the section loads. */
  readonly loading: string;
  /** Title of the error. */
  readonly failed: string;
  readonly level: HeadingLevel;
  readonly className?: string;
  /** Skeleton of the section. */
  readonly children: ReactNode;
}

/** Section without data: its skeleton while it loads, its error with a retry button after a failure. */
export function SectionPlaceholder({ section, loading, failed, level, className, children }: SectionPlaceholderProps) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection {...(className !== undefined && { className })} onRetry={section.retry} label={loading}>
          {children}
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={failed}
          level={level}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      );
  }
}
