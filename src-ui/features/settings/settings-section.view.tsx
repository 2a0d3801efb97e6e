import type { ReactNode } from "react";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";

/** Content of a settings card that is read from the server: placeholder rows, a retry block, or the value. */
export function SettingsSection<Value>({
  section,
  loading,
  failed,
  children,
}: {
  readonly section: AsyncSection<Value>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}) {
  switch (section.status) {
    case "loading":
      return (
        <Loading label={loading}>
          <SkeletonRows rows={2} />
        </Loading>
      );
    case "failed":
      return (
        <FailedSection
          title={failed}
          level={3}
          busy={section.retrying}
          isUnexpected={section.isUnexpected}
          onRetry={section.retry}
        />
      );
    case "ready":
      return children(section.value);
  }
}
