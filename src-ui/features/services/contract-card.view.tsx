import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { commitmentLeftText } from "./commitment-left-text.ts";
import { ContractWithdrawal, type ContractWithdrawalProps } from "./contract-withdrawal.view.tsx";
import { t } from "./services.texts.ts";

/** Contract of a service. */
export function ContractCard({ contract, monthly, today }: ContractWithdrawalProps) {
  const { number, start, commitmentFrom, commitmentTo, left, end } = contract;
  const committed = commitmentFrom !== undefined || commitmentTo !== undefined;
  return (
    <Card title={t("contract.title")} bareTitle>
      <Facts>
        {number !== undefined && <Fact label={t("contract.number")}>{number}</Fact>}
        {start !== undefined && (
          <Fact label={t("contract.start")}>
            <FormattedDate date={start} />
          </Fact>
        )}
        {committed && (
          <Fact label={t("contract.commitment")} note={left === undefined ? undefined : commitmentLeftText(left)}>
            <Commitment from={commitmentFrom} to={commitmentTo} />
          </Fact>
        )}
        {end !== undefined && (
          <Fact label={t("contract.end")}>
            <FormattedDate date={end} />
          </Fact>
        )}
        {end === undefined && start !== undefined && <Fact label={t("contract.term")}>{t("contract.open")}</Fact>}
      </Facts>
      <ContractWithdrawal contract={contract} monthly={monthly} today={today} />
    </Card>
  );
}

function Commitment({ from, to }: { readonly from: WarsawDate | undefined; readonly to: WarsawDate | undefined }) {
  if (from !== undefined && to !== undefined)
    return (
      <>
        <FormattedDate date={from} /> – <FormattedDate date={to} />
      </>
    );
  if (to !== undefined)
    return (
      <>
        {t("contract.until")} <FormattedDate date={to} />
      </>
    );
  return (
    from !== undefined && (
      <>
        {t("contract.since")} <FormattedDate date={from} />
      </>
    )
  );
}
