import { currentPlanOf, type LimitEnd, type StreamingService } from "#domain/direct-billing/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";
import { planDetails } from "./subscription.view.tsx";

interface Props {
  readonly service: StreamingService;
  /** Day on which the limit ends the service. */
  readonly endsOn?: LimitEnd["day"] | undefined;
}

/** Price and plan of a service, its start, and its next charge or its end. */
export function StreamingPriceCard({ service, endsOn }: Props) {
  const { state, since, nextCharge, price, plans } = service;
  const plan = currentPlanOf(service);
  const coming = state.kind === "PENDING" ? plans.find(({ planId }) => planId === state.planId) : undefined;
  // A service that is being turned off has no further charge.
  const isEnding = state.kind === "PENDING" && state.action === "deactivate";
  return (
    <Card title={t("price.title")} bareTitle>
      <Facts>
        <Fact label={t("fact.price")}>
          <Money amount={price} /> {t("monthly")}
        </Fact>
        {plan !== undefined && <Fact label={t("fact.plan")}>{planDetails(plan)}</Fact>}
        {coming !== undefined && (
          <Fact label={t("fact.newPlan")}>
            {planDetails(coming)}, <Money amount={coming.price} />
          </Fact>
        )}
        {since !== undefined && (
          <Fact label={t("fact.since")}>
            <FormattedDate date={since} />
          </Fact>
        )}
        {endsOn !== undefined && (
          <Fact label={t("fact.ends")}>
            <FormattedDate date={endsOn} />
          </Fact>
        )}
        {nextCharge !== undefined && endsOn === undefined && !isEnding && (
          <Fact label={t("fact.next")}>
            <FormattedDate date={nextCharge} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
