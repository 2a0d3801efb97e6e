import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { planOf, type StreamingService } from "#domain/direct-billing/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Blank } from "#ui/design-system/blank.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import { Loading, Skeleton, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Money } from "#ui/shared/money.tsx";
import { ActivationCard } from "./activation-card.view.tsx";
import { LimitCard } from "./aside-cards.view.tsx";
import { BillingNewsView } from "./billing-news.view.tsx";
import type { DirectBillingViewModel } from "./direct-billing.view.tsx";
import type { BillingPage, ServiceRow } from "./direct-billing.model.ts";
import { t } from "./direct-billing.texts.ts";
import { ServiceActions } from "./service-actions.view.tsx";
import { StateBadge } from "./state-badge.view.tsx";
import { Description, planText } from "./subscription.view.tsx";

export interface ServicePageViewModel extends DirectBillingViewModel {
  rowAt(param: string): ServiceRow | undefined;
}

interface Props {
  readonly model: ServicePageViewModel;
  /** What the address names. */
  readonly param: string;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onRead: (service: StreamingService) => void;
}

/** `/service/directBilling/:productId` (ROUTE-02). Its title stays one element whatever arrives: it holds the focus. */
export const ServicePageView = observer(function ServicePageView(props: Props) {
  const { model, param } = props;
  const row = model.rowAt(param);
  return (
    <div className="page stack">
      <p>
        <LinkMore href={pathTo("directBilling")}>
          <Icon of={ArrowLeft} size="s" /> {t("back")}
        </LinkMore>
      </p>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>
            <Title model={model} row={row} />
          </h1>
          {row !== undefined && (
            <>
              <p>
                <StateBadge state={row.service.state} />
              </p>
              <Description service={row.service} />
            </>
          )}
        </div>
      </header>
      <BillingNewsView news={model.news} />
      <Body {...props} row={row} />
    </div>
  );
});

const Title = observer(function Title({
  model: { page },
  row,
}: {
  readonly model: ServicePageViewModel;
  readonly row: ServiceRow | undefined;
}) {
  if (row !== undefined) return providerText(row.service.name);
  if (page.status === "ready") return t("unknown");
  return (
    <>
      <VisuallyHidden>{t("service")}</VisuallyHidden>
      {page.status === "loading" && (
        <span className="loading">
          <Skeleton width="min(14rem, 60vw)" />
        </span>
      )}
    </>
  );
});

const Body = observer(function Body(props: Props & { readonly row: ServiceRow | undefined }) {
  const {
    model: { page },
    row,
  } = props;
  switch (page.status) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <Card>
            <SkeletonRows rows={3} />
          </Card>
        </Loading>
      );
    case "failed":
      return <FailedPart title={t("failed")} level={2} busy={page.retrying} onRetry={page.retry} />;
    case "ready":
      if (row !== undefined) return <Found {...props} row={row} value={page.value} />;
      return (
        <Card>
          <Blank
            title={t("unknown")}
            level={2}
            action={<LinkButton href={pathTo("directBilling")}>{t("toList")}</LinkButton>}
          >
            {t("unknownText")}
          </Blank>
        </Card>
      );
  }
});

const Found = observer(function Found({
  model,
  row,
  value,
  copy,
  onRead,
}: Props & { readonly row: ServiceRow; readonly value: BillingPage }) {
  const { service, hasToken } = row;
  const { billing } = value;
  return (
    <div className="main-aside">
      <div className="stack">
        {!billing.consent.given && (
          <Banner
            tone="notice"
            live="status"
            title={t("blocked.title")}
            action={<Give onGive={() => model.settings.openConsent("give")} />}
          >
            {t("blocked.text")}
          </Banner>
        )}
        {hasToken && service.state.kind === "INACTIVE" && (
          <Banner tone="info" live="none" title={t("token", { name: service.name })}>
            {t("tokenText")}
          </Banner>
        )}
        {service.state.kind === "PENDING" && (
          <Banner
            tone="info"
            live="status"
            title={<>{t(`done.title.${service.state.action}`, { name: service.name })}.</>}
          >
            {model.isLate ? t("pendingLate") : t("pendingText")}
          </Banner>
        )}
        {service.activation !== undefined && (
          <ActivationCard service={service} activation={service.activation} copy={copy} />
        )}
        <PriceCard service={service} />
        <TermsCard service={service} onRead={() => onRead(service)} />
      </div>
      <div className="stack">
        <Card title={t("actions.title")} kind="stack" bareTitle>
          {row.actions.length === 0 && service.state.kind !== "PENDING" && (
            <p className="muted">{t(service.state.kind === "ACTIVE" ? "notChangeable" : "notOffered")}</p>
          )}
          <ServiceActions row={row} block onOrder={(action) => model.order.open(service, action)} />
        </Card>
        <LimitCard billing={billing} onChange={() => model.settings.openLimit()} />
      </div>
    </div>
  );
});

function Give({ onGive }: { readonly onGive: () => void }): ReactNode {
  return (
    <Button aria-haspopup="dialog" onClick={onGive}>
      {t("consent.give")}
    </Button>
  );
}

function PriceCard({ service }: { readonly service: StreamingService }) {
  const { state, since, nextCharge, price, plans } = service;
  const plan = planOf(service);
  const coming = state.kind === "PENDING" ? plans.find(({ planId }) => planId === state.planId) : undefined;
  return (
    <Card title={t("price.title")} bareTitle>
      <Facts>
        <Fact label={t("fact.price")}>
          <Money amount={price} /> {t("monthly")}
        </Fact>
        {plan !== undefined && <Fact label={t("fact.plan")}>{planText(plan)}</Fact>}
        {coming !== undefined && (
          <Fact label={t("fact.newPlan")}>
            {planText(coming)}, <Money amount={coming.price} />
          </Fact>
        )}
        {since !== undefined && (
          <Fact label={t("fact.since")}>
            <Day date={since} />
          </Fact>
        )}
        {nextCharge !== undefined && (
          <Fact label={t("fact.next")}>
            <Day date={nextCharge} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function TermsCard({
  service: { terms },
  onRead,
}: {
  readonly service: StreamingService;
  readonly onRead: () => void;
}) {
  if (terms === undefined) return null;
  return (
    <Card title={t("terms.title")} kind="stack" bareTitle>
      <p>
        {providerText(terms.title)},{" "}
        {terms.acceptedOn === undefined ? (
          t("terms.open")
        ) : (
          <>
            {t("terms.accepted")} <Day date={terms.acceptedOn} />
          </>
        )}
      </p>
      <div>
        <Button aria-haspopup="dialog" onClick={onRead}>
          {t("terms.read")}
        </Button>
      </div>
    </Card>
  );
}
