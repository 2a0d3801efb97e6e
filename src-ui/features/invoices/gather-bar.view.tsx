import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { type FinancialEntry, onlyInvoices } from "#domain/finance/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/presentation/money.tsx";
import { t } from "./invoices.texts.ts";
import type { ToldProblem } from "./paying.model.ts";
import { PayingProblemBanner } from "./paying-problem.view.tsx";

/** What is ticked, and the ways to pay it. */
export interface GatherViewModel {
  readonly ticks: {
    readonly entries: readonly Pick<FinancialEntry, "kind">[];
    readonly sum: Grosze;
    /** Everything was ticked by an address: the pay button takes focus. */
    readonly payTakesFocus: boolean;
    focusTaken(): void;
  };
  readonly paying: { readonly busy: boolean };
  /** How many of what is ticked have no row now: filters leave them out, or they are further back. */
  readonly tickedOutOfSight: number;
  /** Why the payment page did not open, where it is to be said here. */
  readonly gatherProblem: ToldProblem | undefined;
  payTicked(): void;
  openTransferOfTicked(): void;
}

/** Stands at the lower edge while anything is ticked; what goes wrong with it is said within it, in sight. */
export const GatherBar = observer(function GatherBar({ model }: { readonly model: GatherViewModel }) {
  return model.ticks.entries.length === 0 ? null : <Bar model={model} />;
});

const Bar = observer(function Bar({ model }: { readonly model: GatherViewModel }) {
  const { ticks } = model;
  return (
    <section className="gather" aria-label={t("gather.title")}>
      <PayingProblemBanner problem={model.gatherProblem} />
      <output>
        <span className="muted">{t(onlyInvoices(ticks.entries) ? "gather.count" : "gather.entries", { count: ticks.entries.length })}</span>{" "}
        <span className="gather__sum"><Money amount={ticks.sum} /></span>
        {model.tickedOutOfSight > 0 && <> <span className="gather__hidden">{t("gather.hidden", { count: model.tickedOutOfSight })}</span></>}
      </output>
      <div className="cluster">
        <Button aria-haspopup="dialog" onClick={() => model.openTransferOfTicked()}>{t("due.transfer")}</Button>
        <PayTicked model={model} />
      </div>
    </section>
  );
});

const PayTicked = observer(function PayTicked({ model }: { readonly model: GatherViewModel }) {
  const { ticks, paying } = model;
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = ticks.payTakesFocus;
  useEffect(() => {
    if (!takesFocus) return undefined;
    // after the page's own heading, which takes focus on every change of route
    const frame = requestAnimationFrame(() => {
      button.current?.focus();
      ticks.focusTaken();
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus, ticks]);
  return (
    <Button ref={button} variant="pay" busy={paying.busy} busyLabel={t("pay.busy")} onClick={() => model.payTicked()}>
      <span>{t("due.pay")} <Money amount={ticks.sum} /></span>
    </Button>
  );
});
