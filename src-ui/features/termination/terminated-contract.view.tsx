import { observer } from "#ui/shared/observer.ts";
import { formatDate } from "#ui/shared/formats.ts";
import type { TerminatedContractPage } from "#domain/termination/termination-page.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { FormattedDate, Moment } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { ContinuingOrders } from "./continuing-orders.view.tsx";
import { ContinuingServices } from "./continuing-services.view.tsx";
import { EquipmentCard } from "./equipment-card.view.tsx";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { billingText } from "./billing-text.ts";
import { termsChangeText } from "./terms-change-text.ts";
import { ArrearsAfterPending } from "./arrears-after-pending.view.tsx";
import { feesText } from "./fees-text.ts";
import { TransferAfterEnd } from "./transfer-after-end.view.tsx";
import { Revocation } from "./revocation.view.tsx";
import { t } from "./termination.texts.ts";
import type { TerminationViewModel } from "./termination.view-model.ts";

interface TerminatedContractProps {
  readonly model: TerminationViewModel;
  readonly helpLine: TerminationHelpLine | undefined;
  readonly page: TerminatedContractPage;
}

/** Terminated contract: its last day, what the operator owes, and the revocation while it is possible. */
export const TerminatedContract = observer(function TerminatedContract({
  model,
  page,
  helpLine,
}: TerminatedContractProps) {
  const { termination, fees, billing, devices, orders, deadlines, canBeRevoked, isEnded, number, numberTransferUntil } =
    page;
  const { submittedAt, endsOn, cost, receiptSentOn, confirmedOn, revocableUntil } = termination;
  const day = formatDate(endsOn);
  const title = isEnded ? t("ended.title", { day }) : t("terminated.title", { day });
  return (
    <>
      <Banner
        tone={isEnded ? "info" : "good"}
        live="none"
        title={model.done === "terminated" ? <FocusedText>{title}</FocusedText> : title}
      >
        {isEnded ? endedText(page) : runningText(page)}
      </Banner>
      <ContinuingOrders orders={orders} />
      <ContinuingServices services={page.continuing} endsOn={endsOn} />
      <TransferAfterEnd
        number={number}
        until={numberTransferUntil}
        dearerBefore={page.mayEarlierTransferCostMore && !isEnded ? endsOn : undefined}
      />
      <Card title={t("terminated.card")} kind="stack">
        <Facts>
          <Fact label={t("terminated.sent")}>
            <Moment at={submittedAt} />
          </Fact>
          <Fact label={t("review.lastDay")}>
            <FormattedDate date={endsOn} />
          </Fact>
          <Fact label={t("review.cost")} note={billingText(billing, termination)}>
            <Money amount={cost} />
          </Fact>
          <Fact label={t("receipt.label")}>
            {receiptSentOn === undefined ? t("until") : t("sentOn")}{" "}
            <FormattedDate date={receiptSentOn ?? deadlines.receiptBy} />
          </Fact>
          <Fact label={t("confirmation.label")}>
            {confirmedOn === undefined ? t("until") : t("sentOn")}{" "}
            <FormattedDate date={confirmedOn ?? deadlines.confirmationBy} />
          </Fact>
        </Facts>
        {fees !== undefined && !isEnded && (
          <p>
            {feesText(fees, endsOn, model.arrears.overdue, page.replacement !== "no")}
            <ArrearsAfterPending arrears={model.arrears} />
          </p>
        )}
        {canBeRevoked && revocableUntil !== undefined && (
          <Revocation model={model} page={page} until={revocableUntil} />
        )}
      </Card>
      {devices !== undefined && <EquipmentCard devices={devices} helpLine={helpLine} />}
    </>
  );
});

/** Says after the end where the invoices are and that devices have to be returned. */
function endedText(page: TerminatedContractPage): string {
  const { billing } = page;
  return [t("ended.off"), t(billing === "ahead" ? "ended.invoiceAhead" : "ended.invoices"), returnText(page)].join(" ");
}

/** Says until when the devices have to be returned. */
function returnText({ devices, isReturnOver, termination: { equipmentReturnBy } }: TerminatedContractPage): string {
  if (devices?.returned !== undefined) return t("ended.devices");
  if (equipmentReturnBy === undefined) return t("ended.return");
  return t(isReturnOver ? "ended.returnOver" : "ended.returnBy", { day: formatDate(equipmentReturnBy) });
}

const RUNNING_TEXTS = {
  no: "terminated.runs",
  perhaps: "terminated.perhapsReplaced",
  yes: "terminated.replaced",
} as const;

/**
 * Says on which terms the contract runs until its end: a change that comes before it applies (TERM-60), and an order
 * may replace its services (TERM-45).
 */
function runningText(page: TerminatedContractPage): string {
  const { hasSuspended, hasBlocked, termsAhead, termination, replacement } = page;
  const areTermsSame =
    termsAhead.kind === "change" ? termsAhead.change.from > termination.endsOn : termsAhead.kind === "none";
  if (areTermsSame && replacement === "no") {
    if (hasBlocked) return t("terminated.textBlocked");
    return t(hasSuspended ? "terminated.textSuspended" : "terminated.text");
  }
  const parts = [t(RUNNING_TEXTS[replacement])];
  if (termsAhead.kind === "change" && !areTermsSame) parts.push(termsChangeText(termsAhead.change));
  if (hasBlocked) parts.push(t("terminated.blocked"));
  else if (hasSuspended) parts.push(t("terminated.suspended"));
  return parts.join(" ");
}
