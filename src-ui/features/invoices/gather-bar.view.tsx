import "./gather-bar.css";
import { observer } from "mobx-react-lite";
import { type FinancialEntry, onlyInvoices } from "#domain/finance/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./invoices.texts.ts";

/** What is ticked, and the ways to pay it. */
export interface GatherViewModel {
  readonly ticks: {
    readonly entries: readonly Pick<FinancialEntry, "kind">[];
    readonly sum: Grosze;
  };
  /** How many of what is ticked have no row now: filters leave them out, or they are further back. */
  readonly tickedOutOfSight: number;
  /** What is looked over before it is paid. */
  payTicked(): void;
  openTransferOfTicked(): void;
}

/** Stands at the lower edge while anything is ticked. */
export const GatherBar = observer(function GatherBar({ model }: { readonly model: GatherViewModel }) {
  return model.ticks.entries.length === 0 ? null : <Bar model={model} />;
});

const Bar = observer(function Bar({ model }: { readonly model: GatherViewModel }) {
  const { ticks } = model;
  return (
    <section className="gather" aria-label={t("gather.title")}>
      <output>
        <span className="muted">
          {t(onlyInvoices(ticks.entries) ? "gather.count" : "gather.entries", { count: ticks.entries.length })}
        </span>{" "}
        <span className="gather__sum">
          <Money amount={ticks.sum} />
        </span>
        {model.tickedOutOfSight > 0 && (
          <>
            {" "}
            <span className="gather__hidden">{t("gather.hidden", { count: model.tickedOutOfSight })}</span>
          </>
        )}
      </output>
      <div className="cluster">
        <Button aria-haspopup="dialog" onClick={() => model.openTransferOfTicked()}>
          {t("due.transfer")}
        </Button>
        <Button variant="pay" aria-haspopup="dialog" onClick={() => model.payTicked()}>
          <span>
            {t("due.pay")} <Money amount={ticks.sum} />
          </span>
        </Button>
      </div>
    </section>
  );
});
