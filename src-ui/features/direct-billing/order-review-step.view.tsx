import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import {
  serviceParamOf,
  type BillingAction,
  type DirectBilling,
  type OrderState,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { SubscriptionWithdrawal } from "#domain/direct-billing/subscription-withdrawal.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { plusDays, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "./direct-billing.texts.ts";
import { BillingProblemBanner } from "./billing-problem-banner.view.tsx";
import {
  limitNeededForOrder,
  orderAmountOverLimit,
  OrderConsequences,
  otherChargesText,
} from "./order-consequences.view.tsx";

/** Summary of an order, its confirmation and its result. One dialog shows all three, which avoids layout shifts. */
export const OrderReviewStep = observer(function OrderReviewStep({
  model,
  service,
  state,
  billing,
  today,
  withdrawalDays,
  withdrawal,
  onLimit,
  onConsent,
}: {
  readonly model: { confirm(): Promise<void>; close(): void };
  readonly service: StreamingService;
  readonly state: Extract<OrderState, { step: "review" | "sending" | "done" }>;
  readonly billing: DirectBilling;
  readonly today: WarsawDate;
  /** Days to withdraw; `undefined` for a customer who is no consumer, or not known to be one. */
  readonly withdrawalDays: number | undefined;
  /** Right to withdraw from the contract of the service, while it is open. */
  readonly withdrawal: SubscriptionWithdrawal | undefined;
  /** Opens the dialog of the limit, which names the one that is needed. */
  readonly onLimit: (needed: Grosze | undefined) => void;
  readonly onConsent: () => void;
}) {
  const {
    order: { action },
  } = state;
  const { name } = service;
  const isDone = state.step === "done";
  const isSetUpNext = isDone && action === "activate";
  const consequences = { order: state.order, service, billing, today };
  const isBeyondLimit =
    state.step === "review" && action !== "deactivate" && orderAmountOverLimit(consequences) !== undefined;
  const needed = isBeyondLimit ? limitNeededForOrder(consequences) : undefined;
  const problem = state.step === "review" ? state.failureReason : undefined;
  const foot = (
    <>
      {!isDone && needed !== undefined && needed <= billing.limit.max && (
        <Button variant="primary" onClick={() => onLimit(needed)} {...trackedAs("subscription-limit")}>
          {t("limit.change")}
        </Button>
      )}
      {isSetUpNext && service.activation !== undefined && (
        <LinkButton variant="primary" href={pathTo("directBillingDetails", serviceParamOf(service))}>
          {t("setUp")}
        </LinkButton>
      )}
      {!isDone && !isBeyondLimit && (
        <Button
          saves
          variant={action === "deactivate" ? "danger" : "primary"}
          busy={state.step === "sending"}
          busyLabel={t(`review.busy.${action}`)}
          onClick={() => void model.confirm()}
          {...trackedAs(`subscription-${action}-confirm`)}
        >
          {t(`review.confirm.${action}`)}
        </Button>
      )}
      <Button onClick={() => model.close()}>{isDone ? t("close") : t("cancel")}</Button>
    </>
  );
  return (
    <ClosableDialog
      name="subscription-order"
      size="m"
      title={isDone ? name : t(`review.title.${action}`, { name })}
      onClose={() => model.close()}
      foot={foot}
    >
      <div aria-live="polite">
        {isDone && (
          <ResultMessage sign={CircleCheck} tone="good" title={doneTitle(action, service)}>
            {service.state.kind === "PENDING" && <p>{t("pendingText")}</p>}
            {action === "activate" && <WithdrawalNote days={withdrawalDays} />}
            {action === "deactivate" && withdrawal !== undefined && <OpenWithdrawal withdrawal={withdrawal} />}
            {isSetUpNext && (service.activation !== undefined || service.state.kind === "PENDING") && (
              <p>{service.activation === undefined ? t("done.setUp") : t("activation.next")}</p>
            )}
          </ResultMessage>
        )}
      </div>
      {!isDone && (
        <div className="stack">
          {problem !== undefined && (
            <BillingProblemBanner
              attempt={action}
              problem={problem}
              onLimit={isBeyondLimit ? undefined : () => onLimit(undefined)}
              details={otherChargesText(consequences)}
              onConsent={onConsent}
            />
          )}
          {action === "deactivate" && withdrawal !== undefined && <OpenWithdrawal withdrawal={withdrawal} />}
          <p>{t(`review.${action}`, { name })}</p>
          {action === "activate" && <WithdrawalNote days={withdrawalDays} />}
          {action === "deactivate" && service.nextCharge !== undefined && (
            <p>
              {t(withdrawal === undefined ? "review.deactivatePaid" : "review.deactivateKept", {
                day: formatDate(plusDays(service.nextCharge, -1)),
              })}
            </p>
          )}
          {action === "activate" && service.note !== undefined && <p lang="pl">{providerText(service.note)}</p>}
          {action !== "deactivate" && (
            <OrderConsequences {...consequences} isLimitRefused={problem === "raise-limit"} />
          )}
        </div>
      )}
    </ClosableDialog>
  );
});

/** Says that the customer may withdraw, if the portal takes withdrawals and the customer has the right. */
function WithdrawalNote({ days }: { readonly days: number | undefined }) {
  return days === undefined ? null : (
    <IfAvailable feature="withdrawal">
      <p>{t("review.withdraw", { count: days })}</p>
    </IfAvailable>
  );
}

/** Says until when and at what cost the customer may withdraw instead of only turning the service off (DB-23). */
function OpenWithdrawal({
  withdrawal: { lastDay, number, costsUsedDays },
}: {
  readonly withdrawal: SubscriptionWithdrawal;
}) {
  return (
    <p>
      {t(costsUsedDays ? "review.withdrawUsedDays" : "review.withdrawFree", { day: formatDate(lastDay) })}{" "}
      <Link href={withdrawalHref(number)}>{t("withdraw.action")}</Link>
    </p>
  );
}

/** Title of an order that was taken: running, or already settled while the dialog is open. */
function doneTitle(action: BillingAction, { name, state }: StreamingService): string {
  const isOn = state.kind === "ACTIVE";
  if (action === "activate" && isOn) return t("notice.settled.activate.done", { name });
  return t(`done.title.${action}`, { name });
}
