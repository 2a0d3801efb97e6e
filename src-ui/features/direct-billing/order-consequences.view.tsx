import {
  amountOverLimit,
  limitLeftAfter,
  currentPlanOf,
  type BillingOrder,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";

interface OrderConsequencesProps {
  readonly order: BillingOrder;
  readonly service: StreamingService;
  readonly billing: DirectBilling;
  /** Opens the limit dialog when the limit is too low; `undefined` where another element offers it. */
  readonly onLimit: (() => void) | undefined;
}

/** Price of the order, and the limit that remains. */
export function OrderConsequences({ order, service, billing: { limit }, onLimit }: OrderConsequencesProps) {
  const wanted = service.plans.find(({ planId }) => planId === order.planId);
  const current = order.action === "modify" ? currentPlanOf(service) : undefined;
  const price = wanted?.price ?? service.price;
  const replaced = current?.price;
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
      {beyond !== undefined && onLimit !== undefined && (
        <Banner
          tone="notice"
          live="none"
          title={
            <>
              {t("review.beyond")} <Money amount={beyond} />.
            </>
          }
          action={
            <Button size="s" onClick={onLimit}>
              {t("limit.change")}
            </Button>
          }
        >
          {t("problem.raiseLimitText")}
        </Banner>
      )}
    </>
  );
}
