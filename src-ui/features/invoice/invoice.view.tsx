import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { observer } from "#ui/shared/observer.ts";
import type { EntryState, FinancialEntry } from "#domain/finance/index.ts";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate, FailureCause } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Skeleton, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { BackLink } from "#ui/shared/back-link.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import type { DuplicateViewState } from "./duplicate/duplicate.view.tsx";
import { documentName, t } from "./invoice.texts.ts";
import { ComplaintCard } from "./complaint-card.view.tsx";
import { FactsCard, type FactsCardProps } from "./facts-card.view.tsx";
import { InvoiceComparisonCard } from "./comparison/invoice-comparison-card.view.tsx";
import type { InvoiceComparisonViewProps } from "./comparison/invoice-comparison.view.tsx";
import { KsefCard } from "./ksef/ksef-card.view.tsx";
import { ItemsCard } from "./items-card.view.tsx";
import { InvoiceActions, type InvoicePayment } from "./invoice-actions.view.tsx";
import { UnknownInvoice } from "./unknown-invoice.view.tsx";

/** Result of loading the document of an address. */
export type InvoicePage =
  | { readonly kind: "loading" | "unknown" }
  | { readonly kind: "failed"; readonly cause: FailureCause }
  | { readonly kind: "found"; readonly details: InvoiceDetails };

export interface InvoiceViewState {
  readonly page: InvoicePage;
  readonly today: WarsawDate;
  /** Entry of the document in the account; `undefined` until the account has loaded. */
  readonly entry: FinancialEntry | undefined;
  /** Settled part of a partly paid entry. */
  readonly settled: FactsCardProps["settled"];
  /** Set when parts of the document, or its entry in the account, could not be read. */
  readonly incomplete: IncompleteData | undefined;
  /** Status of the account, which holds the unpaid amount of the document. */
  readonly account: "loading" | "failed" | "ready";
  /** True if the account failed to load because of an error of the portal. */
  readonly accountFailureCause: FailureCause;
  readonly payment: InvoicePayment;
  readonly usageRange: BillingRange | undefined;
  /** Last day to complain about the document; `undefined` while it is unknown, and afterwards. */
  readonly complaintUntil: WarsawDate | undefined;
  readonly duplicate: DuplicateViewState;
  readonly ksefHost: string;
  copy(text: string): Promise<boolean>;
  /** True when the due date lies ahead. */
  readonly canSaveDueDate: boolean;
  saveDueDate(): Promise<boolean>;
  /** True when the comparison with the previous invoice is open. */
  readonly isComparisonOpen: boolean;
  openComparison(): void;
  readonly invoices: InvoiceComparisonViewProps["invoices"];
  /** Returns the whole account; `undefined` until it has loaded. */
  entries(): readonly FinancialEntry[] | undefined;
  readonly state: EntryState | undefined;
  retry(): void;
}

/** One document with its items. The title stays one element in every state because it holds the focus. */
export const InvoiceView = observer(function InvoiceView({ model }: { readonly model: InvoiceViewState }) {
  return (
    <div className="page stack">
      <BackLink href={pathTo("invoice")}>{t("back")}</BackLink>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>
            <Title page={model.page} />
          </h1>
          <InvoiceStatusLine model={model} />
        </div>
        {model.page.kind === "found" && <InvoiceActions model={model} />}
      </header>
      {model.page.kind === "found" && <IncompleteNotice data={model.incomplete} />}
      <Body model={model} />
    </div>
  );
});

function Title({ page }: { readonly page: InvoicePage }) {
  switch (page.kind) {
    case "loading":
      return (
        <>
          <VisuallyHidden>{t("kind.invoice")}</VisuallyHidden>
          <span className="loading">
            <Skeleton width="min(22rem, 80vw)" />
          </span>
        </>
      );
    case "failed":
      return t("kind.invoice");
    case "unknown":
      return t("unknown.title");
    case "found":
      return documentName(page.details);
  }
}

const InvoiceStatusLine = observer(function InvoiceStatusLine({ model }: { readonly model: InvoiceViewState }) {
  const { page, state } = model;
  switch (page.kind) {
    case "loading":
      return (
        <p className="loading">
          <Skeleton width="min(18rem, 70vw)" height="1.5em" />
        </p>
      );
    case "failed":
    case "unknown":
      return null;
    case "found":
      return (
        <p className="cluster">
          <span>{breakableNumbers(providerText(page.details.number))}</span>
          {state !== undefined && page.details.kind !== "correction" && <EntryStateBadge state={state} />}
        </p>
      );
  }
});

const Body = observer(function Body({ model }: { readonly model: InvoiceViewState }) {
  const { page } = model;
  switch (page.kind) {
    case "loading":
      return (
        <LoadingSection onRetry={() => model.retry()} label={t("loading")}>
          <div className="main-aside">
            <Card>
              <SkeletonRows rows={5} />
            </Card>
            <Card>
              <SkeletonRows rows={4} />
            </Card>
          </div>
        </LoadingSection>
      );
    case "failed":
      return (
        <Card>
          <FailedSection title={t("failed")} level={2} busy={false} cause={page.cause} onRetry={() => model.retry()} />
        </Card>
      );
    case "unknown":
      return <UnknownInvoice />;
    case "found":
      return (
        <div className="main-aside">
          <div className="stack">
            <ItemsCard details={page.details} usageRange={model.usageRange} />
            {page.details.kind === "invoice" && model.account !== "failed" && (
              <InvoiceComparisonCard
                isOpen={model.isComparisonOpen}
                onOpen={() => model.openComparison()}
                details={page.details}
                entries={() => model.entries()}
                invoices={model.invoices}
              />
            )}
          </div>
          <div className="stack">
            {model.account === "failed" && (
              <Card>
                <FailedSection
                  title={t("account.failed")}
                  lead={t("account.failedText")}
                  level={2}
                  busy={false}
                  cause={model.accountFailureCause}
                  onRetry={() => model.retry()}
                />
              </Card>
            )}
            <FactsCard
              details={page.details}
              entry={model.entry}
              settled={model.settled}
              saveDueDate={model.canSaveDueDate ? () => model.saveDueDate() : undefined}
            />
            {model.complaintUntil !== undefined && (
              <ComplaintCard details={page.details} until={model.complaintUntil} />
            )}
            {(page.details.ksef ?? page.details.ksefOffline) !== undefined && (
              <KsefCard details={page.details} host={model.ksefHost} copy={(text) => model.copy(text)} />
            )}
          </div>
        </div>
      );
  }
});
