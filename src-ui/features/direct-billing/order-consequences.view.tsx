import {
  amountOverLimit,
  limitLeftAfter,
  currentPlanOf,
  type BillingOrder,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";

interface OrderConsequencesProps {
  readonly order: BillingOrder;
  readonly service: StreamingService;
  readonly billing: DirectBilling;
}

/** Returns the amount by which an order exceeds the limit; `undefined` if it does not. */
export function orderAmountOverLimit(
  order: BillingOrder,
  service: StreamingService,
  { limit }: DirectBilling,
): Grosze | undefined {
  const { price, replaced } = orderPrices(order, service);
  return amountOverLimit(limit, price, replaced);
}

function orderPrices({ planId, action }: BillingOrder, service: StreamingService) {
  const wanted = service.plans.find((plan) => plan.planId === planId);
  const current = action === "modify" ? currentPlanOf(service) : undefined;
  return { wanted, current, price: wanted?.price ?? service.price, replaced: current?.price };
}

/** Price of the order, and the limit that remains. */
export function OrderConsequences({ order, service, billing: { limit } }: OrderConsequencesProps) {
  const { wanted, current, price, replaced } = orderPrices(order, service);
  const left = limitLeftAfter(limit, price, replaced);
  const beyond = amountOverLimit(limit, price, replaced);
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
