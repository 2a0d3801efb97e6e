import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { DirectBilling, OrderState, StreamingService } from "#domain/direct-billing/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "./direct-billing.texts.ts";
import { BillingProblemBanner } from "./billing-problem-banner.view.tsx";
import { OrderConsequences } from "./order-consequences.view.tsx";

/** Summary of an order, its confirmation and its result. One dialog shows all three, which avoids layout shifts. */
export const OrderReviewStep = observer(function OrderReviewStep({
  model,
  service,
  state,
  billing,
  onLimit,
  onConsent,
}: {
  readonly model: { confirm(): Promise<void>; close(): void };
  readonly service: StreamingService;
  readonly state: Extract<OrderState, { step: "review" | "sending" | "done" }>;
  readonly billing: DirectBilling;
  readonly onLimit: () => void;
  readonly onConsent: () => void;
}) {
  const {
    order: { action },
  } = state;
  const { name } = service;
  const isDone = state.step === "done";
  const problem = state.step === "review" ? state.failureReason : undefined;
  const foot = (
    <>
      {!isDone && (
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
      title={t(`review.title.${action}`, { name })}
      onClose={() => model.close()}
      foot={foot}
    >
      <div aria-live="polite">
        {isDone && (
          <ResultMessage sign={CircleCheck} tone="good" title={t(`done.title.${action}`, { name })}>
            <p>{t("pendingText")}</p>
          </ResultMessage>
        )}
      </div>
      {!isDone && (
        <div className="stack">
          {problem !== undefined && (
            <BillingProblemBanner attempt={action} problem={problem} onLimit={onLimit} onConsent={onConsent} />
          )}
          <p>{t(`review.${action}`, { name })}</p>
          {action === "activate" && service.note !== undefined && <p>{providerText(service.note)}</p>}
          {action !== "deactivate" && (
            <OrderConsequences
              order={state.order}
              service={service}
              billing={billing}
              onLimit={problem === undefined ? onLimit : undefined}
            />
          )}
        </div>
      )}
    </ClosableDialog>
  );
});
