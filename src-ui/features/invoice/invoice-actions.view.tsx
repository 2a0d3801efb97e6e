import { observer } from "#ui/shared/observer.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { DuplicateView, type DuplicateViewState } from "./duplicate/duplicate.view.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./invoice.texts.ts";

/** Place to pay the document; `debt-collector`: a company collects the debt and must be contacted first (PROD-15). */
export type InvoicePayment = "portal" | "debt-collector" | "none";

/** Payment and duplicate of the document. Payment opens the same review as from the list. */
export const InvoiceActions = observer(function InvoiceActions({
  model: { entry, payment, duplicate },
}: {
  readonly model: {
    readonly entry:
      | Pick<FinancialEntry, "entryId" | "unpaidAmount" | "duplicatePossible" | "duplicateCreating">
      | undefined;
    readonly payment: InvoicePayment;
    readonly duplicate: DuplicateViewState;
  };
}) {
  if (entry === undefined) return null;
  return (
    <div className="cluster">
      {payment === "debt-collector" && <p>{t("askFirst")}</p>}
      {payment === "portal" && (
        <IfAvailable feature="payments">
          <LinkButton variant="pay" href={`${pathTo("invoice")}?pay=${encodeURIComponent(entry.entryId)}`}>
            <span>
              {t("pay")} <Money amount={entry.unpaidAmount} />
            </span>
          </LinkButton>
        </IfAvailable>
      )}
      {entry.duplicatePossible && (
        <IfAvailable feature="documents">
          <DuplicateView model={duplicate} isBeingCreated={entry.duplicateCreating} />
        </IfAvailable>
      )}
    </div>
  );
});
