import { use } from "react";
import { lastWithdrawalDay } from "#domain/offers/contract-terms.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalContactContext } from "./withdrawal-contact.ts";

/** Id of the operator's form for the statement of a withdrawal (docs/contract, ContactForm). */
const WITHDRAWAL_FORM = "WITHDRAWAL";

export interface WithdrawalProps {
  /** Day of the order; `undefined`: no last day is named. */
  readonly orderedOn: WarsawDate | undefined;
  readonly today: WarsawDate;
  /** Number of the order, for the statement; `undefined` if unknown. */
  readonly orderNumber: string | undefined;
  /** False on pages without a login, which have no requests. */
  readonly hasRequests: boolean;
}

/** Returns true while a customer may withdraw from an order; also when its day is unknown. */
export function isWithdrawalOpen(orderedOn: WarsawDate | undefined, today: WarsawDate): boolean {
  return orderedOn === undefined || today <= lastWithdrawalDay(orderedOn);
}

/** Right to withdraw from an order: its last day, the statement, and where to send it (OFFER-08, OFFER-13). */
export function Withdrawal({ orderedOn, today, orderNumber, hasRequests }: WithdrawalProps) {
  const contact = use(WithdrawalContactContext);
  if (!isWithdrawalOpen(orderedOn, today)) return null;
  return (
    <>
      {orderedOn === undefined ? (
        t("withdrawDays")
      ) : (
        <>
          {t("withdrawUntil")} <FormattedDate date={lastWithdrawalDay(orderedOn)} />.
        </>
      )}{" "}
      {orderNumber === undefined ? t("withdrawHow") : t("withdrawHowNumber", { number: orderNumber })}
      <ul>
        {hasRequests && (
          <IfAvailable feature="supportRequests">
            <li>
              <Link href={requestHref(orderNumber)}>{t("withdrawRequest")}</Link>
            </li>
          </IfAvailable>
        )}
        {contact?.email !== undefined && (
          <li>
            {t("withdrawEmail")} <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
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

/** Returns the address of the form of a withdrawal, filled in with the number of the order. */
function requestHref(orderNumber: string | undefined): string {
  const order = orderNumber === undefined ? {} : { order: orderNumber };
  return `${pathTo("supportRequest")}?${new URLSearchParams({ form: WITHDRAWAL_FORM, ...order })}`;
}
