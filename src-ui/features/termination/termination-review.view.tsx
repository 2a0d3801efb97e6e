import { observer } from "#ui/shared/observer.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { replacementBeforeEnd } from "#domain/termination/continuing-orders.ts";
import type { TerminationOption } from "#domain/termination/termination-options.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import type { OpenContractProps } from "./open-contract.view.tsx";
import { ArrangementsText } from "./arrangements-text.view.tsx";
import { ContinuingOrders } from "./continuing-orders.view.tsx";
import { ContinuingServices } from "./continuing-services.view.tsx";
import { EquipmentCard } from "./equipment-card.view.tsx";
import { ArrearsAfterPending } from "./arrears-after-pending.view.tsx";
import { feesText } from "./fees-text.ts";
import { t } from "./termination.texts.ts";
import type { ContractDevices } from "#domain/termination/equipment-return.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";

interface TerminationReviewProps extends OpenContractProps {
  readonly option: TerminationOption;
  readonly devices: ContractDevices;
}

/** Termination as it will be sent. */
export const TerminationReview = observer(function TerminationReview({
  model,
  page: { contractNumber, services, deadlines, fees, arrangements, orders, continuing },
  option: { endsOn, cost },
  devices,
  helpLine,
}: TerminationReviewProps) {
  const { isTerminating } = model;
  const { returned, unnamed } = devices;
  useBackHandler(true, isTerminating ? undefined : () => model.edit());
  return (
    <>
      <ContinuingOrders orders={orders} />
      <ContinuingServices services={continuing} endsOn={endsOn} />
      <Card kind="stack">
        <h2>
          <FocusedText>{t("review.title")}</FocusedText>
        </h2>
        <Facts>
          <Fact label={t("review.contract")}>{contractNumber}</Fact>
          <Fact label={t("review.services")}>
            <ServiceNames of={services} />
          </Fact>
          <Fact label={t("review.lastDay")}>
            <FormattedDate date={endsOn} />
          </Fact>
          <Fact label={t("review.cost")} note={cost.total === 0 ? undefined : t("billing.ahead")}>
            <Money amount={cost.total} />
          </Fact>
          <Fact label={t("receipt.label")} note={t("receipt.note")}>
            {t("until")} <FormattedDate date={deadlines.receiptBy} />
          </Fact>
          <Fact label={t("confirmation.label")}>
            {t("until")} <FormattedDate date={deadlines.confirmationBy} />
          </Fact>
          {returned !== undefined && (
            <Fact
              label={t("review.equipment")}
              note={
                returned.charge === undefined
                  ? undefined
                  : t("review.equipmentCharge", { amount: formatMoney(returned.charge) })
              }
            >
              {returned.by === undefined ? (
                t("review.equipmentUnknown")
              ) : (
                <>
                  {t("until")} <FormattedDate date={returned.by} />
                </>
              )}
            </Fact>
          )}
          {unnamed.length > 0 && <Fact label={t("review.equipment")}>{t("review.equipmentUnknown")}</Fact>}
        </Facts>
        <p>
          {feesText(fees, endsOn, model.arrears.overdue, replacementBeforeEnd(orders, endsOn) !== "no")}
          <ArrearsAfterPending arrears={model.arrears} />
        </p>
        <ArrangementsText arrangements={arrangements} endsOn={endsOn} />
        <div className="cluster answers">
          <Button
            saves
            variant="danger"
            busy={isTerminating}
            busyLabel={t("review.busy")}
            onClick={() => void model.terminate()}
            {...trackedAs("termination-send")}
          >
            {cost.total === 0 ? t("review.confirm") : t("review.confirmCost", { amount: formatMoney(cost.total) })}
          </Button>
          {!isTerminating && <Button onClick={() => model.edit()}>{t("review.back")}</Button>}
        </div>
      </Card>
      <EquipmentCard devices={devices} helpLine={helpLine} />
    </>
  );
});
