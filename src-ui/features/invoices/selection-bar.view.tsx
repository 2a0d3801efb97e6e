import "./selection-bar.css";
import { observer } from "mobx-react-lite";
import { type FinancialEntry, hasOnlyInvoices } from "#domain/finance/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./invoices.texts.ts";

/** What is ticked, and the ways to pay it. */
export interface SelectionBarViewState {
  readonly selection: {
    readonly entries: readonly Pick<FinancialEntry, "kind">[];
    readonly sum: Grosze;
  };
  /** How many of what is ticked have no row now: filters leave them out, or they are further back. */
  readonly selectedOutOfSight: number;
  /** What is looked over before it is paid. */
  paySelected(): void;
  openTransferOfSelected(): void;
}

/** Stands at the lower edge while anything is ticked. */
export const SelectionBar = observer(function SelectionBar({ model }: { readonly model: SelectionBarViewState }) {
  return model.selection.entries.length === 0 ? null : <Bar model={model} />;
});

const Bar = observer(function Bar({ model }: { readonly model: SelectionBarViewState }) {
  const { selection } = model;
  return (
    <section className="selection-bar" aria-label={t("gather.title")}>
      <output>
        <span className="muted">
          {t(hasOnlyInvoices(selection.entries) ? "gather.count" : "gather.entries", {
            count: selection.entries.length,
          })}
        </span>{" "}
        <span className="selection-bar__sum">
          <Money amount={selection.sum} />
        </span>
        {model.selectedOutOfSight > 0 && (
          <>
            {" "}
            <span className="selection-bar__hidden">{t("gather.hidden", { count: model.selectedOutOfSight })}</span>
          </>
        )}
      </output>
      <div className="cluster">
        <Button aria-haspopup="dialog" onClick={() => model.openTransferOfSelected()}>
          {t("due.transfer")}
        </Button>
        <Button variant="pay" aria-haspopup="dialog" onClick={() => model.paySelected()}>
          <span>
            {t("due.pay")} <Money amount={selection.sum} />
          </span>
        </Button>
      </div>
    </section>
  );
});
