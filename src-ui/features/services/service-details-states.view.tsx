import { pathTo } from "#domain/navigation/paths.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { t } from "./services.texts.ts";

/** Shown when the address names no service of the account. */
export function UnknownService() {
  return (
    <Card>
      <EmptyState
        title={t("unknown.lead")}
        level={2}
        action={
          <LinkButton variant="primary" href={pathTo("myServices")}>
            {t("unknown.back")}
          </LinkButton>
        }
      >
        {t("unknown.text")}
      </EmptyState>
    </Card>
  );
}

/** Placeholder of the cards of a service. */
export function ServiceDetailsSkeleton({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <LoadingSection onRetry={onRetry} label={t("service.loading")} className="main-aside">
      <div className="stack">
        <Card>
          <SkeletonLines widths={["30%", "100%", "45%", "60%"]} />
        </Card>
        <Card>
          <SkeletonRows rows={4} />
        </Card>
      </div>
      <div className="stack">
        <Card>
          <SkeletonRows rows={3} />
        </Card>
        <Card>
          <SkeletonLines widths={["60%", "40%", "60%", "40%"]} />
        </Card>
      </div>
    </LoadingSection>
  );
}
