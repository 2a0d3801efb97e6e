import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { t } from "./shell.texts.ts";

/** Skeleton of a page while its permission is unknown (NAV-17). Must be under a heading, in `.page.stack`. */
export function PageSkeleton() {
  return (
    <Loading label={t("loadingPage")}>
      <Card kind="stack">
        <SkeletonLines widths={["40%", "70%"]} />
        <SkeletonRows rows={4} />
      </Card>
    </Loading>
  );
}
