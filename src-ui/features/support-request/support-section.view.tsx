import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { t } from "./support.texts.ts";

/** Part of the page that is read from the server: placeholder rows, a retry block, or the value. */
export function SupportSection<Value>({
  section,
  title,
  children,
}: {
  readonly section: AsyncSection<Value>;
  readonly title: string;
  readonly children: (value: Value) => React.ReactNode;
}) {
  switch (section.status) {
    case "loading":
      return (
        <Card>
          <Loading label={t("loading")}>
            <SkeletonRows rows={4} />
          </Loading>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <FailedSection
            title={title}
            level={2}
            busy={section.retrying}
            isUnexpected={section.isUnexpected}
            onRetry={section.retry}
          />
        </Card>
      );
    case "ready":
      return children(section.value);
  }
}
