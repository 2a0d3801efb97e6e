import { use } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  DEFAULT_WITHDRAWAL_DAYS,
  settlementDay,
  withdrawalWindow,
  type WithdrawalFacts,
  type WithdrawalWindow,
} from "#domain/withdrawal/index.ts";
import {
  orderWithdrawal,
  type OrderWithdrawalStatus,
  type WithdrawableOrder,
} from "#domain/withdrawal/order-withdrawal.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Link } from "#ui/design-system/link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalRuleContext } from "./withdrawal-rule.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

/** Returns the right to withdraw on a day, by the days of this installation. */
export function useWithdrawalWindow(facts: WithdrawalFacts, today: WarsawDate): WithdrawalWindow {
  const rule = use(WithdrawalRuleContext);
  return withdrawalWindow({ isConsumer: rule?.isConsumer, ...facts }, today, rule?.days);
}

/** Returns the withdrawal from an order, or the right to it, by the days of this installation. */
export function useOrderWithdrawal(order: WithdrawableOrder, today: WarsawDate): OrderWithdrawalStatus {
  const rule = use(WithdrawalRuleContext);
  return orderWithdrawal(order, { isConsumer: rule?.isConsumer, today, days: rule?.days });
}

/** Returns the address of the withdrawal, filled in with a number. */
export function withdrawalHref(number: string | undefined): string {
  return number === undefined
    ? pathTo("withdrawal")
    : `${pathTo("withdrawal")}?${new URLSearchParams({ number }).toString()}`;
}

export interface WithdrawalRightProps {
  readonly window: Exclude<WithdrawalWindow, { readonly kind: "over" }>;
  /** Number of the order, for the statement; `undefined` if unknown. */
  readonly orderNumber: string | undefined;
}

/** Right to withdraw from an order: its last day, the function, and the addresses (OFFER-08, OFFER-13, WITHDRAW-04). */
export function WithdrawalRight({ window, orderNumber }: WithdrawalRightProps) {
  const contact = use(OperatorContactContext);
  const rule = use(WithdrawalRuleContext);
  return (
    <>
      {window.kind === "unknown" ? (
        t("withdrawDays", { count: rule?.days ?? DEFAULT_WITHDRAWAL_DAYS })
      ) : (
        <>
          {t("withdrawUntil")} <FormattedDate date={window.lastDay} />.
        </>
      )}{" "}
      {orderNumber === undefined ? t("withdrawHow") : t("withdrawHowNumber", { number: orderNumber })}
      <ul>
        <li>
          <Link href={withdrawalHref(orderNumber)}>{t("withdrawHere")}</Link>
        </li>
        {contact?.email !== undefined && (
          <li>
            {t("withdrawEmail")} <Link href={`mailto:${contact.email}`}>{breakableEmails(contact.email)}</Link>
          </li>
        )}
        {contact !== undefined && (
          <li>
            {t("withdrawPost")} {contact.postAddress}
          </li>
        )}
      </ul>
    </>
  );
}

export interface WithdrawnTextProps {
  readonly day: WarsawDate;
  readonly today: WarsawDate;
  /** False if no equipment came: then nothing is sent back, and the refund waits for nothing. */
  readonly mayHaveEquipment: boolean;
}

/** Day of a withdrawal, and what follows (WITHDRAW-05). */
export function WithdrawnText({ day, today, mayHaveEquipment }: WithdrawnTextProps) {
  const until = settlementDay(day);
  const days = { day: formatDate(day), until: formatDate(until) };
  const text = mayHaveEquipment ? "withdrawn" : "withdrawnMoney";
  return <>{t(today > until ? `${text}Before` : text, days)}</>;
}
