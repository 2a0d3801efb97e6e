import { Card } from "#ui/design-system/card.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { t } from "./support.texts.ts";

/** Part of the page that is read from the server: placeholder rows, a retry block, or the value. */
export function SupportSection<Value>({
  section,
  title,
  rows = 4,
  children,
}: {
  readonly section: AsyncSection<Value>;
  readonly title: string;
  /** Number of placeholder rows: about as high as what comes. */
  readonly rows?: number | undefined;
  readonly children: (value: Value) => React.ReactNode;
}) {
  switch (section.status) {
    case "loading":
      return (
        <Card>
          <LoadingSection onRetry={section.retry} label={t("loading")}>
            <SkeletonRows rows={rows} />
          </LoadingSection>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <FailedSection
            title={title}
            level={2}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
        </Card>
      );
    case "ready":
      return children(section.value);
  }
}
