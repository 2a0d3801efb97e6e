import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatMoney, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { AmountFigure } from "#ui/shared/money.tsx";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { type ChosenEntries, DueEntries } from "./due-entries.view.tsx";
import { DueYear, type YearOfInvoices } from "./due-year.view.tsx";
import { t } from "./home.texts.ts";
import type { Part } from "#ui/stores/part.ts";
import { HomeDueSkeleton } from "./due-skeleton.view.tsx";

/** How the customer stands with the operator today. */
export type Standing =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** Being paid already, beside what is owed. */ readonly underWay: Grosze;
    }
  | { readonly kind: "under-way"; readonly amount: Grosze }
  | { readonly kind: "overpaid"; readonly amount: Grosze }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  /** No invoice has ever been made. */
  | { readonly kind: "nothing-yet" };

/** The panel of what is to be paid. */
export interface DuePanel extends ChosenEntries {
  readonly standing: Standing;
  /** `undefined` when nothing was invoiced in 12 months. */
  readonly year: YearOfInvoices | undefined;
}

export interface DueViewModel {
  readonly today: WarsawDate;
  readonly due: Part<DuePanel>;
  /** A company collects the debt: it is asked before anything is paid (PROD-09). */
  readonly asksFirst: boolean;
}

const PAY_ALL = `${pathTo("invoice")}?pay=all`;

const TRANSFER_ALL = `${pathTo("invoice")}?transfer=all`;

/** What is to be paid, until when and for what (FIN-01); amber only when there is something to pay. */
export const DueView = observer(function DueView({ model }: { readonly model: DueViewModel }) {
  const { due, today } = model;
  switch (due.status) {
    case "loading":
      return <HomeDueSkeleton />;
    case "failed":
      return (
        <Card>
          <FailedPart title={t("due.failed")} level={2} busy={due.retrying} onRetry={due.retry} />
        </Card>
      );
    case "ready":
      return <Panel panel={due.value} today={today} asksFirst={model.asksFirst} />;
  }
});

function Panel({
  panel,
  today,
  asksFirst,
}: {
  readonly panel: DuePanel;
  readonly today: WarsawDate;
  readonly asksFirst: boolean;
}) {
  return (
    <section className="due deep" aria-labelledby={TITLE_ID}>
      <div className="due__grid">
        <div className="due__sum">
          <Sum standing={panel.standing} today={today} asksFirst={asksFirst} />
        </div>
        {panel.entries.length > 0 && <DueEntries panel={panel} today={today} />}
        {panel.year !== undefined && <DueYear year={panel.year} />}
      </div>
    </section>
  );
}

const TITLE_ID = "home-due";

function Sum({
  standing,
  today,
  asksFirst,
}: {
  readonly standing: Standing;
  readonly today: WarsawDate;
  readonly asksFirst: boolean;
}) {
  switch (standing.kind) {
    case "owed":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <AmountFigure amount={standing.total} />
          {standing.underWay > 0 && <p className="muted small">{t("due.alsoUnderWay")}</p>}
          {asksFirst ? (
            <>
              <p>{t("due.askFirst")}</p>
              <ToInvoices />
            </>
          ) : (
            <div className="cluster">
              <LinkButton variant="pay" size="l" href={PAY_ALL}>
                {t("due.pay", { sum: formatMoney(standing.total) })}
              </LinkButton>
              <LinkButton size="l" href={TRANSFER_ALL}>
                {t("due.transfer")}
              </LinkButton>
            </div>
          )}
        </>
      );
    case "under-way":
      return (
        <>
          <Label>{t("due.underWay")}</Label>
          {/* how much is being paid is known where the payments are: on the page of invoices */}
          <p className="muted">{t("due.underWayText")}</p>
          <ToInvoices />
        </>
      );
    case "overpaid":
      return (
        <>
          <Label>{t("due.overpaid")}</Label>
          <AmountFigure amount={standing.amount} />
          <p className="muted">{t("due.overpaidText")}</p>
          <ToInvoices />
        </>
      );
    case "paid":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <p className="price">{t("due.paid")}</p>
          {standing.nextDue !== undefined && (
            <p className="muted">
              {t("due.nextDue")} <Day date={standing.nextDue} />, {relativeDay(standing.nextDue, today)}
            </p>
          )}
          <ToInvoices />
        </>
      );
    case "nothing-yet":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <p className="price">{t("due.nothing")}</p>
          <p className="muted">{t("due.nothingText")}</p>
        </>
      );
  }
}

function Label({ children }: { readonly children: ReactNode }) {
  return (
    <h2 id={TITLE_ID} className="due__label">
      {children}
    </h2>
  );
}

function ToInvoices() {
  return (
    <div className="cluster">
      <LinkButton size="l" href={pathTo("invoice")}>
        {t("due.invoices")}
      </LinkButton>
    </div>
  );
}
