import type { ServiceContract } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ContractWithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { withdrawalWindow } from "#domain/withdrawal/withdrawal-window.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Link } from "#ui/design-system/link.tsx";
import { EarlyStartCost } from "#ui/shared/contract-summary/early-start-cost.tsx";
import { areGoingOn, formerTermsText } from "#ui/shared/contract-summary/former-terms-text.ts";
import { withdrawalHref, WithdrawnText } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./services.texts.ts";

export interface ContractWithdrawalProps {
  readonly contract: ServiceContract;
  /** Cost of a withdrawal from the contract today, with all its services. */
  readonly cost: ContractWithdrawalCost;
  readonly today: WarsawDate;
}

/**
 * Right to withdraw from the contract of a service, until when and what it costs today; or the withdrawal from it
 * (WITHDRAW-04 to WITHDRAW-06). Without a last day of the operator there is no such right, as for companies.
 */
export function ContractWithdrawal({ contract, cost, today }: ContractWithdrawalProps) {
  const { withdrawalUntil, withdrawnOn, formerTerms, number, withdrawalNumber = number } = contract;
  // A subscription has the number of its order only, and no equipment.
  const isSubscription = number === undefined && withdrawalNumber !== undefined;
  if (withdrawnOn !== undefined)
    return (
      <>
        <p>
          <WithdrawnText day={withdrawnOn} today={today} mayHaveEquipment={!isSubscription} />
        </p>
        {contract.earlyStart && (
          <EarlyStartCost withdrawal={{ kind: "withdrawn", on: withdrawnOn }} monthly={contract.monthly} />
        )}
      </>
    );
  if (withdrawalUntil === undefined) return null;
  const window = withdrawalWindow({ concludedOn: undefined, until: withdrawalUntil }, today);
  if (window.kind !== "until") return null;
  return (
    <p>
      {t(formerTerms === undefined ? "contract.withdrawUntil" : "contract.withdrawTermsUntil")}{" "}
      <FormattedDate date={window.lastDay} />.{" "}
      {formerTerms !== undefined &&
        `${areGoingOn(formerTerms) ? t("contract.withdrawRestores") : formerTermsText(formerTerms)} `}
      {costText(contract, cost)} {!isSubscription && `${t("contract.withdrawReturn")} `}
      <Link href={withdrawalHref(withdrawalNumber)}>{t("contract.withdraw")}</Link>
    </p>
  );
}

/** Says what a withdrawal on this day costs. Without a first day or a price it names no amount. */
function costText(contract: ServiceContract, cost: ContractWithdrawalCost): string {
  const { earlyStart } = contract;
  // A service that goes on has a price, under its former terms.
  if (contract.formerTerms !== undefined && cost.kind === "free") return t("contract.withdrawTermsFree");
  switch (cost.kind) {
    case "free":
      return t(earlyStart ? "contract.withdrawFreeToday" : "contract.withdrawFree");
    case "unknown":
      return t(earlyStart ? "contract.withdrawUsed" : "contract.withdrawFree");
    case "used-days": {
      const isOfThisService = earlyStart && cost.services.length === 1;
      return t(isOfThisService ? "contract.withdrawCost" : "contract.withdrawCostAll", {
        amount: formatMoney(cost.amount),
      });
    }
  }
}
