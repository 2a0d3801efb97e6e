import type { ReactNode } from "react";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";

/** Content of a settings card that is read from the server: placeholder rows, a retry block, or the value. */
export function SettingsSection<Value>({
  part,
  loading,
  failed,
  children,
}: {
  readonly part: Part<Value>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}) {
  switch (part.status) {
    case "loading":
      return (
        <Loading label={loading}>
          <SkeletonRows rows={2} />
        </Loading>
      );
    case "failed":
      return <FailedPart title={failed} level={3} busy={part.retrying} onRetry={part.retry} />;
    case "ready":
      return children(part.value);
  }
}
