import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { arrearsPayLabel } from "#ui/shared/arrears-pay-label.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { PAY_OVERDUE } from "#ui/shared/page-hrefs.ts";
import type { DueBalanceViewState, DueStatus } from "./due-balance.view.tsx";
import { t } from "./home.texts.ts";

const PAY_ALL = `${pathTo("invoice")}?pay=all`;

const TRANSFER_ALL = `${pathTo("invoice")}?transfer=all`;

export interface DuePaymentLinksProps {
  readonly dueStatus: Extract<DueStatus, { kind: "owed" }>;
  readonly model: Pick<DueBalanceViewState, "arrears" | "isArrearsPending" | "hasPendingArrears" | "isTotalEverything">;
}

/** Links that pay the arrears or the amount due, and that to the transfer details. */
export const DuePaymentLinks = observer(function DuePaymentLinks({
  dueStatus: { total },
  model: { arrears, isArrearsPending, hasPendingArrears, isTotalEverything },
}: DuePaymentLinksProps) {
  return (
    <div className="cluster">
      <IfAvailable feature="payments">
        {arrears !== undefined && (
          <LinkButton variant="pay" size="l" href={PAY_OVERDUE}>
            {arrearsPayLabel(arrears, hasPendingArrears)}
          </LinkButton>
        )}
        <LinkButton variant={arrears === undefined && !isArrearsPending ? "pay" : undefined} size="l" href={PAY_ALL}>
          {t(isTotalEverything ? "due.payAll" : "due.pay", { sum: formatMoney(total) })}
        </LinkButton>
      </IfAvailable>
      <LinkButton size="l" href={TRANSFER_ALL}>
        {t("due.transfer")}
      </LinkButton>
    </div>
  );
});
