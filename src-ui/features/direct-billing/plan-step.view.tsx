import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { isPlanChosen, type OrderState, type StreamingService } from "#domain/direct-billing/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./direct-billing.texts.ts";

/** Choice of a plan, to activate a service or to change its plan (DB-04, DIALOG-02). */
export const PlanStep = observer(function PlanStep({
  model,
  service,
  state,
}: {
  readonly model: { choose(planId: string): void; next(): void; close(): void };
  readonly service: StreamingService;
  readonly state: Extract<OrderState, { step: "plan" }>;
}) {
  const [isMissing, setMissing] = useState(false);
  const {
    order: { action, planId },
    currentPlanId,
  } = state;
  const chosen = isPlanChosen(state);
  const press = () => (chosen ? model.next() : setMissing(true));
  const options = service.plans.map((plan) => ({
    value: plan.planId,
    label: t("planStep.option", { name: plan.name, price: formatMoney(plan.price) }),
    note: [plan.description, plan.planId === currentPlanId ? t("planStep.current") : undefined]
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
