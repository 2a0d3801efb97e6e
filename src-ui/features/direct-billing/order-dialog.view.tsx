import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import {
  beyondLimit,
  leftWith,
  planIsChosen,
  planOf,
  type BillingOrder,
  type DirectBilling,
  type OrderState,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { formatMoney } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { Money } from "#ui/shared/money.tsx";
import { Result } from "#ui/shared/result.tsx";
import { t } from "./direct-billing.texts.ts";
import { Problem } from "./problem.view.tsx";
import { TermsStep } from "./terms-dialog.view.tsx";

/** An order on its way, and what can be done at each step of it (DB-02, DB-04). */
export interface OrderDialogModel {
  readonly state: OrderState;
  readonly service: StreamingService | undefined;
  choose(planId: string): void;
  next(): void;
  accept(): Promise<void>;
  confirm(): Promise<void>;
  close(): void;
}

export interface OrderDialogProps {
  readonly model: OrderDialogModel;
  readonly billing: DirectBilling;
  readonly onLimit: () => void;
  readonly onConsent: () => void;
}

/** The dialog of the step that an order is at. */
export const OrderDialog = observer(function OrderDialog(props: OrderDialogProps) {
  const { model } = props;
  const { state, service } = model;
  if (service === undefined) return null;
  switch (state.step) {
    case "closed":
      return null;
    case "plan":
      return <PlanStep {...props} service={service} state={state} />;
    case "terms":
      return (
        <TermsStep
          service={service}
          sending={state.sending}
          problem={state.problem}
          onAccept={() => void model.accept()}
          onClose={() => model.close()}
        />
      );
    case "review":
    case "sending":
    case "done":
      return <Review {...props} service={service} state={state} />;
  }
});

type StepProps<Step extends OrderState["step"]> = OrderDialogProps & {
  readonly service: StreamingService;
  readonly state: Extract<OrderState, { step: Step }>;
};

/** One of several plans: turning on with one, or changing to another (DB-04, DIALOG-02). */
const PlanStep = observer(function PlanStep({ model, service, state }: StepProps<"plan">) {
  const [isMissing, setMissing] = useState(false);
  const {
    order: { action, planId },
    currentPlanId,
  } = state;
  const chosen = planIsChosen(state);
  const press = () => (chosen ? model.next() : setMissing(true));
  const options = service.plans.map((plan) => ({
    value: plan.planId,
    label: plan.name,
    note: [
      plan.description,
      `${formatMoney(plan.price)} ${t("monthly")}`,
      plan.planId === currentPlanId ? t("planStep.current") : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(", "),
  }));
  return (
    <ClosableDialog
      name="subscription-plan"
      size="xl"
      title={
        action === "modify"
          ? t("planStep.title.modify", { name: service.name })
          : t("planStep.title.activate", { name: service.name })
      }
      onClose={() => model.close()}
      foot={
        <>
          <Button variant="primary" onClick={press} {...trackedAs("subscription-plan-chosen")}>
            {t("planStep.next")}
          </Button>
          <Button onClick={() => model.close()}>{t("cancel")}</Button>
        </>
      }
    >
      <ChoiceGroup
        legend={t("planStep.legend")}
        name="plan"
        options={options}
        value={planId ?? currentPlanId}
        error={
          isMissing && !chosen ? t(currentPlanId === undefined ? "planStep.choose" : "planStep.chooseOther") : undefined
        }
        onValue={(value) => model.choose(value)}
      />
    </ClosableDialog>
  );
});

/**
 * What follows from an order, the press that sends it, and what the provider said: one dialog, so that nothing jumps.
 */
const Review = observer(function Review({
  model,
  service,
  state,
  billing,
  onLimit,
  onConsent,
}: StepProps<"review" | "sending" | "done">) {
  const {
    order: { action },
  } = state;
  const { name } = service;
  const isDone = state.step === "done";
  const problem = state.step === "review" ? state.problem : undefined;
  const foot = (
    <>
      {!isDone && (
        <Button
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
          <Result sign={CircleCheck} tone="good" title={t(`done.title.${action}`, { name })}>
            <p>{t("pendingText")}</p>
          </Result>
        )}
      </div>
      {!isDone && (
        <div className="stack">
          {problem !== undefined && (
            <Problem attempt={action} problem={problem} onLimit={onLimit} onConsent={onConsent} />
          )}
          <p>{t(`review.${action}`, { name })}</p>
          {action === "activate" && service.note !== undefined && <p>{providerText(service.note)}</p>}
          {action !== "deactivate" && (
            <Consequences
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

interface ConsequencesProps {
  readonly order: BillingOrder;
  readonly service: StreamingService;
  readonly billing: DirectBilling;
  /** Leads to the limit where it is too low; left out where something else says so. */
  readonly onLimit: (() => void) | undefined;
}

/** What it costs, and what it leaves of the limit. */
function Consequences({ order, service, billing: { limit }, onLimit }: ConsequencesProps) {
  const wanted = service.plans.find(({ planId }) => planId === order.planId);
  const current = order.action === "modify" ? planOf(service) : undefined;
  const price = wanted?.price ?? service.price;
  const replaced = current?.price;
  const left = leftWith(limit, price, replaced);
  const beyond = beyondLimit(limit, price, replaced);
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
