import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { StreamingService } from "#domain/direct-billing/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { ActivationCard } from "./activation-card.view.tsx";
import { LimitCard } from "./aside-cards.view.tsx";
import type { DirectBillingViewState } from "./direct-billing.view.tsx";
import type { DirectBillingPage, StreamingServiceRow } from "./direct-billing-page.ts";
import { t } from "./direct-billing.texts.ts";
import { StreamingServiceActions } from "./streaming-service-actions.view.tsx";
import { StreamingPriceCard } from "./streaming-price-card.view.tsx";
import { SubscriptionWithdrawalCard } from "./subscription-withdrawal-card.view.tsx";
import { StreamingTermsCard } from "./streaming-terms-card.view.tsx";

/** Cards of one streaming service: notices, activation, price, terms, actions and the limit. */
export const StreamingServiceCards = observer(function StreamingServiceCards({
  model,
  row,
  value,
  copy,
  onRead,
}: {
  readonly model: DirectBillingViewState;
  readonly row: StreamingServiceRow;
  readonly value: DirectBillingPage;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onRead: (service: StreamingService) => void;
}) {
  const { service, hasToken } = row;
  const { billing, today } = value;
  return (
    <div className="main-aside">
      <div className="stack">
        {!billing.consent.given && (
          <Banner
            tone="notice"
            live="status"
            title={t("blocked.title")}
            action={<GiveConsentButton onGive={() => model.settings.openConsent("give")} />}
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
        {row.endsOn !== undefined && (
          <Banner
            tone="notice"
            live="none"
            title={t("limit.ends", { name: service.name, day: formatDate(row.endsOn) })}
          />
        )}
        {service.activation !== undefined && (
          <ActivationCard service={service} activation={service.activation} copy={copy} />
        )}
        <StreamingPriceCard service={service} endsOn={row.endsOn} />
        {row.withdrawal !== undefined && <SubscriptionWithdrawalCard withdrawal={row.withdrawal} />}
        <StreamingTermsCard service={service} onRead={() => onRead(service)} />
      </div>
      <div className="stack">
        <Card title={t("actions.title")} kind="stack" bareTitle>
          {row.actions.length === 0 && service.state.kind !== "PENDING" && (
            <p className="muted">{t(service.state.kind === "ACTIVE" ? "notChangeable" : "notOffered")}</p>
          )}
          <StreamingServiceActions row={row} block onOrder={(action) => model.order.open(service, action)} />
        </Card>
        <LimitCard billing={billing} today={today} onChange={() => model.settings.openLimit()} />
      </div>
    </div>
  );
});

function GiveConsentButton({ onGive }: { readonly onGive: () => void }): ReactNode {
  return (
    <Button aria-haspopup="dialog" onClick={onGive}>
      {t("consent.give")}
    </Button>
  );
}
