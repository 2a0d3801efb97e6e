import { observer } from "#ui/shared/observer.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { contractDevices, deviceTermsAt } from "#domain/termination/equipment-return.ts";
import { replacementBeforeEnd } from "#domain/termination/continuing-orders.ts";
import type { TerminationOption } from "#domain/termination/termination-options.ts";
import type { OpenContractWithdrawal } from "#domain/termination/open-contract-withdrawal.ts";
import type { OpenContractPage } from "#domain/termination/termination-page.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { areGoingOn, formerTermsText } from "#ui/shared/contract-summary/former-terms-text.ts";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { IfExtensionWaits } from "#ui/shared/contract-extension/if-extension-waits.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { Money } from "#ui/shared/money.tsx";
import { ArrangementsText } from "./arrangements-text.view.tsx";
import { ContinuingOrders } from "./continuing-orders.view.tsx";
import { ContinuingServices } from "./continuing-services.view.tsx";
import { CostsCard } from "./costs-card.view.tsx";
import { EquipmentCard } from "./equipment-card.view.tsx";
import { TerminationReview } from "./termination-review.view.tsx";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { ArrearsAfterPending } from "./arrears-after-pending.view.tsx";
import { feesText } from "./fees-text.ts";
import { TransferNotice } from "./transfer-notice.view.tsx";
import { t } from "./termination.texts.ts";
import type { TerminationViewModel } from "./termination.view-model.ts";

export interface OpenContractProps {
  readonly model: TerminationViewModel;
  readonly helpLine: TerminationHelpLine | undefined;
  readonly page: OpenContractPage;
}

/** Contract that can be terminated: the end, its cost and what follows, before anything is sent. */
export const OpenContract = observer(function OpenContract({ model, page, helpLine }: OpenContractProps) {
  const { option } = model;
  if (option === undefined) return null;
  const { contract, options, months } = page;
  const devices = contractDevices(deviceTermsAt(contract, option.endsOn), page.products, page.today);
  if (model.isReviewing)
    return <TerminationReview model={model} page={page} option={option} devices={devices} helpLine={helpLine} />;
  const title = t(options.length > 1 ? "end.title" : "end.titleOne");
  return (
    <>
      <ContinuingOrders orders={page.orders} />
      <ContinuingServices services={page.continuing} endsOn={option.endsOn} />
      {page.transfer !== undefined && <TransferNotice transfer={page.transfer} />}
      <Card
        title={model.hasMoved && model.done !== "revoked" ? <FocusedText>{title}</FocusedText> : title}
        kind="stack"
      >
        {options.length > 1 && (
          <Choices
            label={title}
            name="termination-way"
            inColumn
            options={byDay(options).map((one) => ({ value: one.way, label: optionLabel(one), note: optionNote(one) }))}
            value={option.way}
            onChange={(way) => model.choose(way)}
          />
        )}
        <p role="status">
          {summaryOf(option)}{" "}
          {feesText(
            page.fees,
            option.endsOn,
            model.arrears.overdue,
            replacementBeforeEnd(page.orders, option.endsOn) !== "no",
          )}
          <ArrearsAfterPending arrears={model.arrears} />
        </p>
        <CostFacts option={option} />
        {page.withdrawal !== undefined && (
          <p>
            {withdrawalText(page.withdrawal)}{" "}
            <Link href={withdrawalHref(page.contractNumber)}>{t("withdraw.link")}</Link>
          </p>
        )}
        <ArrangementsText arrangements={page.arrangements} endsOn={option.endsOn} />
        <IfExtensionWaits contract={{ contractNumber: page.contractNumber }}>
          {({ href, until }) => (
            <p>
              {until === undefined ? t("extension.text") : t("extension.until", { day: formatDate(until) })}{" "}
              <Link href={href}>{t("extension.link")}</Link>
            </p>
          )}
        </IfExtensionWaits>
        <div className="cluster answers">
          <Button variant="primary" onClick={() => model.review()} {...trackedAs("termination-review")}>
            {t("next")}
          </Button>
        </div>
      </Card>
      <EquipmentCard devices={devices} helpLine={helpLine} />
      {months.length > 0 && <CostsCard months={months} />}
    </>
  );
});

function optionLabel({ way, endsOn }: TerminationOption): string {
  return t(`way.${way}`, { day: formatDate(endsOn) });
}

function optionNote({ cost }: TerminationOption): string {
  return cost.total === 0 ? t("end.free") : t("end.costs", { amount: formatMoney(cost.total) });
}

/** Sorts the ways by their last day; the preferred one stays the one that is chosen at first. */
function byDay(options: readonly TerminationOption[]): readonly TerminationOption[] {
  return options.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
}

/** Describes the last day and the cost of the end itself. */
export function summaryOf({ endsOn, cost }: TerminationOption): string {
  const day = formatDate(endsOn);
  return cost.total === 0 ? t("end.summaryFree", { day }) : t("end.summary", { day, amount: formatMoney(cost.total) });
}

/** Parts of the cost; nothing if the end costs nothing. */
function CostFacts({ option: { cost } }: { readonly option: TerminationOption }) {
  if (cost.total === 0) return null;
  return (
    <Facts>
      {cost.relief > 0 && (
        <Fact label={t("costs.relief")} note={t("costs.reliefNote")}>
          <Money amount={cost.relief} />
        </Fact>
      )}
      {cost.equipment > 0 && (
        <Fact label={t("costs.equipment")} note={t("costs.equipmentNote")}>
          <Money amount={cost.equipment} />
        </Fact>
      )}
    </Facts>
  );
}

/** Says until when the customer can withdraw, and which terms return (TERM-61). */
function withdrawalText({ until, formerTerms }: OpenContractWithdrawal): string {
  const day = formatDate(until);
  if (formerTerms === undefined) return t("withdraw.text", { day });
  if (areGoingOn(formerTerms)) return t("withdraw.restores", { day });
  return `${t("withdraw.restoresTerms", { day })} ${formerTermsText(formerTerms)}`;
}
