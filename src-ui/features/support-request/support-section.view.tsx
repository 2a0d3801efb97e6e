import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import { t } from "./support.texts.ts";

/** Part of the page that is read from the server: placeholder rows, a retry block, or the value. */
export function SupportSection<Value>({
  part,
  title,
  children,
}: {
  readonly part: Part<Value>;
  readonly title: string;
  readonly children: (value: Value) => React.ReactNode;
}) {
  switch (part.status) {
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
          <FailedPart title={title} level={2} busy={part.retrying} onRetry={part.retry} />
        </Card>
      );
    case "ready":
      return children(part.value);
  }
}
