import { Skeleton, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { t } from "./home.texts.ts";

/** Placeholder of the due panel. */
export function HomeDueSkeleton({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <div className="due deep">
      <LoadingSection onRetry={onRetry} label={t("due.loading")} className="due__grid">
        <div className="due__sum">
          <Skeleton width="6rem" height="1.5em" />
          <Skeleton width="17rem" height="var(--figure)" />
          <div className="cluster">
            <Skeleton width="13rem" height="3.5rem" />
            <Skeleton width="13rem" height="3.5rem" />
          </div>
        </div>
        <SkeletonLines widths={["5rem", "100%", "60%", "100%", "60%"]} />
        <div className="due__history">
          <Skeleton width="10rem" height="1.5em" />
          <div className="sparkline" />
          <Skeleton width="100%" />
        </div>
      </LoadingSection>
    </div>
  );
}
