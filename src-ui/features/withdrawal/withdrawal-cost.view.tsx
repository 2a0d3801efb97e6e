import type {} from "#ui/design-system/custom-properties.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";
import { contractEndingText } from "./contract-ending-text.ts";
import { missedDayText } from "./missed-day-text.ts";
import { t } from "./withdrawal.texts.ts";

export interface WithdrawalCostTextProps {
  readonly cost: WithdrawalCost;
  /** True without a session: the portal then has no data of the contract. */
  readonly isGuest: boolean;
  /** Last day of the answer to a statement that is sent today and checked. */
  readonly answerBy: WarsawDate;
  /** True for a company, to which the payment of consumers does not apply. */
  readonly isBusiness: boolean;
  /** End of the contract that is terminated or has ended. */
  readonly ending: ContractEnding | undefined;
}

/** Payment for a withdrawal today and its rule, above the button that sends the statement (WITHDRAW-13). */
export function WithdrawalCostText({ cost, isGuest, answerBy, isBusiness, ending }: WithdrawalCostTextProps) {
  switch (cost.kind) {
    case "free":
      return <p>{t("cost.free")}</p>;
    case "not-own":
      return (
        <>
          <p>
            <strong>{t("cost.notOwn")}</strong> {t("cost.notOwnText", { day: formatDate(answerBy) })}
          </p>
          {!isBusiness && (
            <p>
              {t("cost.condition")} {t("cost.rule")}
            </p>
          )}
        </>
      );
    case "unclear-right":
      return (
        <p>
          <strong>{t("cost.unclearRight", { day: formatDate(answerBy) })}</strong>
          {ending !== undefined && ` ${contractEndingText(ending)}`}
        </p>
      );
    case "too-late":
      return (
        <p>
          <strong>{missedDayText(cost)}</strong> {ending !== undefined && `${contractEndingText(ending)} `}
          {t("late.send", { day: formatDate(answerBy) })}
        </p>
      );
    case "unknown":
      return (
        <p>
          {ending !== undefined && `${contractEndingText(ending)} `}
          {t(isGuest ? "cost.guest" : "cost.unknown")} {t("cost.condition")} {t("cost.rule")}
        </p>
      );
    case "used-days":
      return (
        <div className="stack" style={{ "--stack": "var(--space-2)" }}>
          <p>
            <strong>
              {t("cost.today", { amount: formatMoney(cost.amount) })}
              {cost.addedTomorrow !== undefined &&
                cost.addedTomorrow > 0 &&
                ` ${t("cost.tomorrow", { added: formatMoney(cost.addedTomorrow) })}`}
            </strong>
          </p>
          <ul>
            {cost.services.map(({ id, amount, days, from, monthly, ...named }) => (
              <li key={id}>
                <ServiceName of={named} />
                {": "}
                {t("cost.service", {
                  count: days,
                  amount: formatMoney(amount),
                  from: formatDate(from),
                  monthly: formatMoney(monthly),
                })}
              </li>
            ))}
          </ul>
          <p>{t("cost.rule")}</p>
        </div>
      );
  }
}
