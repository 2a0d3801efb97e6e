import { observer } from "mobx-react-lite";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { DuplicateView, type DuplicateViewState } from "./duplicate/duplicate.view.tsx";
import { Part } from "#ui/shared/part.tsx";
import { t } from "./invoice.texts.ts";

/** Payment and duplicate of the document. Payment opens the same review as from the list. */
export const InvoiceActions = observer(function InvoiceActions({
  model: { entry, payable, duplicate },
}: {
  readonly model: {
    readonly entry:
      | Pick<FinancialEntry, "entryId" | "unpaidAmount" | "duplicatePossible" | "duplicateCreating">
      | undefined;
    readonly payable: boolean;
    readonly duplicate: DuplicateViewState;
  };
}) {
  if (entry === undefined) return null;
  return (
    <div className="cluster">
      {payable && (
        <Part name="payments">
          <LinkButton variant="pay" href={`${pathTo("invoice")}?pay=${encodeURIComponent(entry.entryId)}`}>
            <span>
              {t("pay")} <Money amount={entry.unpaidAmount} />
            </span>
          </LinkButton>
        </Part>
      )}
      {entry.duplicatePossible && (
        <Part name="documents">
          <DuplicateView model={duplicate} isBeingCreated={entry.duplicateCreating} />
        </Part>
      )}
    </div>
  );
});
