import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { t } from "./texts.ts";

/** A page of which it is not known yet whether it may be shown (NAV-17). Stands under a heading, in `.page.stack`. */
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
