import { pathTo } from "#domain/navigation/paths.ts";
import type { NamedService } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { OtherAccount } from "#ui/shared/other-account/other-account.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./services.texts.ts";

/** Shown when the address names no service of the account. */
export function UnknownService() {
  return (
    <Card>
      <EmptyState
        title={t("unknown.lead")}
        level={2}
        action={
          <>
            <LinkButton variant="primary" href={pathTo("myServices")}>
              {t("unknown.back")}
            </LinkButton>
            <OtherAccount />
          </>
        }
      >
        {t("unknown.text")}
      </EmptyState>
    </Card>
  );
}

/** Subscription of direct billing that is off, which the list of services leaves out (DB-60). */
export interface SubscriptionOffPage {
  readonly kind: "off";
  readonly service: NamedService;
  /** Day on which it went off; `undefined`: not known. */
  readonly since: WarsawDate | undefined;
}

/** Says that a subscription is off and since when, and leads to where it can be turned on again. */
export function SubscriptionOff({ page: { since } }: { readonly page: SubscriptionOffPage }) {
  return (
    <Card>
      <EmptyState
        title={t("off.title")}
        level={2}
        action={
          <IfPage page="directBilling">
            <LinkButton variant="primary" href={pathTo("directBilling")}>
              {t("off.toSubscriptions")}
            </LinkButton>
          </IfPage>
        }
      >
        {since !== undefined && t("off.since", { day: formatDate(since) })}{" "}
        <IfPage page="directBilling">{t("off.again")}</IfPage>
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
