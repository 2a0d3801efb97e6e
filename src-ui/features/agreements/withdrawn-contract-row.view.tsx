import type { UnlistedWithdrawal } from "#domain/withdrawal/unlisted-withdrawals.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./agreements.texts.ts";

/** Contract or order from which the customer has withdrawn, and whose service has its former contract again. */
export function WithdrawnContractRow({
  withdrawal: { number, services, withdrawnOn },
}: {
  readonly withdrawal: UnlistedWithdrawal;
}) {
  return (
    <li className="contract">
      <p className="contract__number">{providerText(number)}</p>
      <p className="small">{t("contracts.withdrawn", { day: formatDate(withdrawnOn) })}</p>
      {services.length > 0 && (
        <p className="muted small">
          <PolishText>{services.join(", ")}</PolishText>
        </p>
      )}
    </li>
  );
}
