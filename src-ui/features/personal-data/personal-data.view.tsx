import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import type { PersonalData } from "#domain/account/personal-data.ts";
import type { ContactProposal } from "#domain/contact/contact-field.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { classNames } from "#ui/design-system/class-names.ts";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { useSectionAfter } from "#ui/shared/use-brief-wait.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { ContactCard } from "./contact-card.view.tsx";
import { DataExportCard, type DataExportCardViewState } from "./export/data-export-card.view.tsx";
import { DataRightsCard } from "./data-rights-card.view.tsx";
import { AddressesCard } from "./addresses-card.view.tsx";
import type { CopyText } from "./copy-button.view.tsx";
import { LoginCard } from "./login-card.view.tsx";
import { SettlementCard } from "./settlement-card.view.tsx";
import { SubscriberCard } from "./subscriber-card.view.tsx";
import type { ContactCardData } from "./personal-data.view-model.ts";
import { t } from "./personal-data.texts.ts";
import { PollCard, type PollCardViewState } from "./poll-card.view.tsx";

export interface PersonalDataViewProps {
  readonly model: {
    readonly person: { readonly section: AsyncSection<PersonalData> };
    readonly contact: { readonly section: AsyncSection<ContactCardData> };
    readonly canActivateEInvoice: boolean;
    readonly isAnyCardPending: boolean;
  };
  readonly poll: PollCardViewState;
  readonly dataExport: DataExportCardViewState;
  readonly copy: CopyText;
  /** E-invoices that are on, and their address. */
  readonly eInvoice: ReactNode;
  /** Opens the form that activates e-invoices. */
  readonly onEInvoice: () => void;
  readonly onContact: (proposal?: ContactProposal) => void;
}

/** `/personalData` (ACC-01, ACC-13, ACC-14). */
export const PersonalDataView = observer(function PersonalDataView({
  model,
  poll,
  dataExport,
  copy,
  eInvoice,
  onEInvoice,
  onContact,
}: PersonalDataViewProps) {
  const section: AsyncSection<PersonalData> = useSectionAfter(model.person.section, model.isAnyCardPending);
  const isLoading = section.status === "loading";
  const data = section.status === "ready" ? section.value : undefined;
  const incomplete = section.status === "ready" ? section.incomplete : undefined;
  return (
    <div className="page">
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="main-aside">
        <div className="stack">
          <IncompleteNotice data={incomplete} />
          {section.status === "failed" ? (
            <FailedSection
              title={t("failed")}
              level={2}
              busy={section.retrying}
              cause={section.cause}
              onRetry={section.retry}
            />
          ) : (
            <ContactCard section={isLoading ? section : model.contact.section} onChange={onContact} />
          )}
          {section.status === "loading" && (
            <LoadingSection onRetry={section.retry} label={t("loading")}>
              <Card>
                <SkeletonRows rows={6} />
              </Card>
            </LoadingSection>
          )}
          {data !== undefined && (
            <>
              <SubscriberCard data={data} copy={copy} />
              <AddressesCard data={data} isComplete={incomplete === undefined} />
              <SettlementCard data={data} copy={copy} />
            </>
          )}
        </div>
        <div className={classNames("stack", isLoading && "out-of-sight")}>
          <IfAvailable feature="poll">
            <PollCard model={poll} />
          </IfAvailable>
          {model.canActivateEInvoice && (
            <IfAvailable feature="eInvoice">
              <EInvoiceCard onOpen={onEInvoice} />
            </IfAvailable>
          )}
          <IfAvailable feature="agreements">{eInvoice}</IfAvailable>
          {data !== undefined && <LoginCard data={data} />}
          <BelowFold>
            <DataExportCard model={dataExport} />
            <DataRightsCard />
          </BelowFold>
        </div>
      </div>
    </div>
  );
});

/** Card that activates e-invoices; the dialog opens over this page (EINV-07). */
function EInvoiceCard({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Card title={t("eInvoice")} bareTitle>
      <div className="stack below-title" style={{ "--stack": "var(--space-3)" }}>
        <p className="muted">{t("eInvoice.text")}</p>
        <div>
          <Button aria-haspopup="dialog" onClick={onOpen} {...trackedAs("e-invoice-open")}>
            {t("eInvoice.on")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
