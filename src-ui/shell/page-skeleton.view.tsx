import { Card } from "#ui/design-system/card.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { t } from "./shell.texts.ts";

/** Skeleton of a page while its permission is unknown (NAV-17). Must be under a heading, in `.page.stack`. */
export function PageSkeleton({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  return (
    <LoadingSection onRetry={onRetry} label={t("loadingPage")}>
      <Card kind="stack">
        <SkeletonLines widths={["40%", "70%"]} />
        <SkeletonRows rows={4} />
      </Card>
    </LoadingSection>
  );
}
