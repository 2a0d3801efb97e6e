import "#ui/design-system/sticky-bar.css";
import "./selection-bar.css";
import { observer } from "#ui/shared/observer.ts";
import { type FinancialEntry, hasOnlyInvoices } from "#domain/finance/index.ts";
import type { PrimaryPaymentPlace } from "#domain/account/blockade-case.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./invoices.texts.ts";

/** Selected entries, and the ways to pay them. */
export interface SelectionBarViewState {
  readonly selection: {
    readonly entries: readonly Pick<FinancialEntry, "kind">[];
    readonly sum: Grosze;
  };
  /** Number of selected entries without a row: filtered out, or beyond the shown ones. */
  readonly selectedOutOfSight: number;
  readonly blockade: { readonly leads: PrimaryPaymentPlace };
  /** Opens the review. */
  paySelected(): void;
  openTransferOfSelected(): void;
}

/** Bar at the lower edge of the window while entries are selected. */
export const SelectionBar = observer(function SelectionBar({ model }: { readonly model: SelectionBarViewState }) {
  return model.selection.entries.length === 0 ? null : <Bar model={model} />;
});

const Bar = observer(function Bar({ model }: { readonly model: SelectionBarViewState }) {
  const { selection } = model;
  return (
    <section className="sticky-bar selection-bar" aria-label={t("selection.title")}>
      <p role="status">
        <span className="muted">
          {t(hasOnlyInvoices(selection.entries) ? "selection.count" : "selection.entries", {
            count: selection.entries.length,
          })}
        </span>{" "}
        <span className="selection-bar__sum">
          <Money amount={selection.sum} />
        </span>
        {model.selectedOutOfSight > 0 && (
          <>
            {" "}
            <span className="selection-bar__hidden">{t("selection.hidden", { count: model.selectedOutOfSight })}</span>
          </>
        )}
      </p>
      {model.blockade.leads === "nowhere" ? <p>{t("due.askFirst")}</p> : <SelectionActions model={model} />}
    </section>
  );
});

const SelectionActions = observer(function SelectionActions({ model }: { readonly model: SelectionBarViewState }) {
  return (
    <div className="cluster">
      <Button aria-haspopup="dialog" onClick={() => model.openTransferOfSelected()} {...trackedAs("transfer-selected")}>
        {t("due.transfer")}
      </Button>
      <IfAvailable feature="payments">
        <Button variant="pay" aria-haspopup="dialog" onClick={() => model.paySelected()} {...trackedAs("pay-selected")}>
          <span>
            {t("due.pay")} <Money amount={model.selection.sum} />
          </span>
        </Button>
      </IfAvailable>
    </div>
  );
});
