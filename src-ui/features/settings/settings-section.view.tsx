import type { ReactNode } from "react";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";

/** Content of a settings card that is read from the server: a placeholder, a retry block, or the value. */
export function SettingsSection<Value>({
  section,
  loading,
  failed,
  placeholder = <SkeletonRows rows={2} />,
  children,
}: {
  readonly section: AsyncSection<Value>;
  readonly loading: string;
  readonly failed: string;
  /** About as high as the value, so that the cards below do not move. */
  readonly placeholder?: ReactNode;
  /** `isComplete`: false when parts of the value could not be read, so that it may not be called empty. */
  readonly children: (value: Value, isComplete: boolean) => ReactNode;
}) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={loading}>
          {placeholder}
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection title={failed} level={3} busy={section.retrying} cause={section.cause} onRetry={section.retry} />
      );
    case "ready":
      return (
        <>
          <IncompleteNotice data={section.incomplete} />
          {children(section.value, section.incomplete === undefined)}
        </>
      );
  }
}
