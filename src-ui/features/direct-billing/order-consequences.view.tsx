import {
  amountOverLimit,
  limitBeforeOrder,
  limitLeftAfter,
  currentPlanOf,
  type BillingOrder,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";

interface OrderConsequencesProps {
  readonly order: BillingOrder;
  readonly service: StreamingService;
  readonly billing: DirectBilling;
  readonly today: WarsawDate;
}

/** Returns the amount by which an order exceeds the limit; `undefined` if it does not. */
export function orderAmountOverLimit(props: OrderConsequencesProps): Grosze | undefined {
  const { price, limit } = orderPrices(props);
  return amountOverLimit(limit, price);
}

function orderPrices({ order: { planId, action }, service, billing, today }: OrderConsequencesProps) {
  const wanted = service.plans.find((plan) => plan.planId === planId);
  return {
    wanted,
    current: action === "modify" ? currentPlanOf(service) : undefined,
    price: wanted?.price ?? service.price,
    limit: limitBeforeOrder(billing, service, action, today),
  };
}

/** Price of the order, and the limit that remains. */
export function OrderConsequences(props: OrderConsequencesProps) {
  const { wanted, current, price, limit } = orderPrices(props);
  const left = limitLeftAfter(limit, price);
  const beyond = amountOverLimit(limit, price);
  return (
    <>
      {wanted !== undefined && current !== undefined && (
        <p>{t("review.from", { from: current.name, to: wanted.name })}</p>
      )}
      <Facts>
        {wanted !== undefined && current === undefined && <Fact label={t("fact.plan")}>{wanted.name}</Fact>}
        <Fact label={t("review.price")}>
          <Money amount={price} /> {t("monthly")}
        </Fact>
        {left !== undefined && (
          <Fact label={t("review.left")}>
            <Money amount={left} />
          </Fact>
        )}
      </Facts>
      {beyond !== undefined && (
        <Banner
          tone="notice"
          live="none"
          title={
            <>
              {t("review.beyond")} <Money amount={beyond} />.
            </>
          }
        >
          {t("problem.raiseLimitText")}
        </Banner>
      )}
    </>
  );
}
