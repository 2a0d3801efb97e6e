import type { ServiceContract } from "#domain/products/service-view.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { proportionatePayment } from "#domain/withdrawal/proportionate-payment.ts";
import { withdrawalWindow } from "#domain/withdrawal/withdrawal-window.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Link } from "#ui/design-system/link.tsx";
import { EarlyStartCost } from "#ui/shared/contract-summary/early-start-cost.tsx";
import { withdrawalHref, WithdrawnText } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./services.texts.ts";

export interface ContractWithdrawalProps {
  readonly contract: ServiceContract;
  /** Monthly price now; `undefined` if unknown. */
  readonly monthly: Grosze | undefined;
  readonly today: WarsawDate;
}

/**
 * Right to withdraw from the contract of a service, until when and what it costs today; or the withdrawal from it
 * (WITHDRAW-04 to WITHDRAW-06). Without a last day of the operator there is no such right, as for companies.
 */
export function ContractWithdrawal({ contract, monthly, today }: ContractWithdrawalProps) {
  const { withdrawalUntil, withdrawnOn, number } = contract;
  if (withdrawnOn !== undefined)
    return (
      <>
        <p>
          <WithdrawnText day={withdrawnOn} today={today} />
        </p>
        {contract.earlyStart && (
          <EarlyStartCost withdrawal={{ kind: "withdrawn", on: withdrawnOn }} monthly={monthly} />
        )}
      </>
    );
  if (withdrawalUntil === undefined) return null;
  const window = withdrawalWindow({ concludedOn: undefined, until: withdrawalUntil }, today);
  if (window.kind !== "until") return null;
  return (
    <p>
      {t("contract.withdrawUntil")} <FormattedDate date={window.lastDay} />. {costText(contract, monthly, today)}{" "}
      {t("contract.withdrawReturn")} <Link href={withdrawalHref(number)}>{t("contract.withdraw")}</Link>
    </p>
  );
}

/** Says what a withdrawal on this day costs. Without a day of activation it names no amount. */
function costText(
  { activatedOn, earlyStart }: ServiceContract,
  monthly: Grosze | undefined,
  today: WarsawDate,
): string {
  if (!earlyStart) return t("contract.withdrawFree");
  if (monthly === undefined || activatedOn === undefined) return t("contract.withdrawUsed");
  const amount = proportionatePayment({ monthly, startedOn: activatedOn, earlyStart }, today);
  return t("contract.withdrawCost", { amount: formatMoney(amount) });
}
