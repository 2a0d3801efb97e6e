import {
  amountOverLimit,
  limitBeforeOrder,
  limitNeededFor,
  limitLeftAfter,
  currentPlanOf,
  type BillingOrder,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { formatMoney } from "#ui/shared/formats.ts";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";
import { dueChargesText } from "./due-charges-text.ts";

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

/** Returns the limit that is enough for an order. */
export function limitNeededForOrder(props: OrderConsequencesProps): Grosze {
  const { billing, service, order, today } = props;
  return limitNeededFor(billing, { service, action: order.action, price: orderPrices(props).price }, today);
}

/** Says what is charged in this month besides an order; `undefined` if nothing is. */
export function otherChargesText(props: OrderConsequencesProps): string | undefined {
  const { used } = props.billing.limit;
  const { due } = orderPrices(props).limit;
  const texts = [
    used > 0 ? t("limit.usedNow", { used: formatMoney(used) }) : undefined,
    due.length > 0 ? t("limit.due", { charges: dueChargesText(due) }) : undefined,
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(" ");
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

interface Props extends OrderConsequencesProps {
  /** True after the server has refused the order because of the limit: what remains of it is not known then. */
  readonly isLimitRefused: boolean;
}

/** Price of the order, and the limit that remains, or the one that is needed. */
export function OrderConsequences({ isLimitRefused, ...props }: Props) {
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
        {left !== undefined && !isLimitRefused && (
          <Fact
            label={t("review.left")}
            note={limit.due.length === 0 ? undefined : t("review.due", { charges: dueChargesText(limit.due) })}
          >
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
          {[otherChargesText(props), neededText(props)].filter((text) => text !== undefined).join(" ")}
        </Banner>
      )}
    </>
  );
}

/** Says which limit is enough for the order, unless the operator allows none so high. */
function neededText(props: OrderConsequencesProps): string {
  const { max } = props.billing.limit;
  const needed = limitNeededForOrder(props);
  const amount = formatMoney(needed);
  return needed > max
    ? t("review.aboveMax", { amount, max: formatMoney(max) })
    : `${t("limit.enough", { amount })} ${t("problem.raiseLimitText")}`;
}
