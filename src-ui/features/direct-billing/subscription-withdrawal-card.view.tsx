import type { SubscriptionWithdrawal } from "#domain/direct-billing/subscription-withdrawal.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./direct-billing.texts.ts";

/** Right to withdraw from the contract of a service, with the function (WITHDRAW-04). */
export function SubscriptionWithdrawalCard({
  withdrawal: { lastDay, number, costsUsedDays },
}: {
  readonly withdrawal: SubscriptionWithdrawal;
}) {
  return (
    <Card title={t("withdraw.title")} kind="stack" bareTitle>
      <p>
        {t("withdraw.until", { day: formatDate(lastDay) })} {!costsUsedDays && t("withdraw.free")}
      </p>
      <div>
        <LinkButton href={withdrawalHref(number)}>{t("withdraw.action")}</LinkButton>
      </div>
    </Card>
  );
}
