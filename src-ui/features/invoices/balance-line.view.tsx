import { observer } from "#ui/shared/observer.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Loading, Skeleton } from "#ui/design-system/skeleton.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./invoices.texts.ts";
import type { Balance } from "./invoices.view.tsx";

/** "Saldo na 20-11-2026: −273,69 zł", below the title; empty without a balance. */
export const BalanceLine = observer(function BalanceLine({
  model,
}: {
  readonly model: { readonly balance: Balance | "loading" | undefined };
}) {
  const { balance } = model;
  if (balance === undefined) return null;
  if (balance === "loading") return <BalanceLoading />;
  return (
    <p>
      {balance.on === undefined ? (
        t("balance")
      ) : (
        <>
          {t("balanceOn")} <FormattedDate date={balance.on} />
        </>
      )}
      : <strong className="nowrap">{formatMoney(balance.amount)}</strong>
    </p>
  );
});

function BalanceLoading() {
  return (
    <Loading label={t("balanceLoading")}>
      <Skeleton width="16rem" height="calc(1lh + var(--space-2))" />
    </Loading>
  );
}
