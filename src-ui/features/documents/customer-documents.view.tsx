import "./documents.css";
import { FileText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { newestDocuments, type DocumentKindGroup } from "#domain/documents/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { FoldAfter } from "#ui/shared/below-fold.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { ShowMore } from "#ui/design-system/show-more.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { EmptyCard } from "#ui/shared/empty-card.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ROWS_AT_FIRST, type CustomerDocumentsViewModel } from "./customer-documents.view-model.ts";
import { DocumentArchive } from "./document-archive.view.tsx";
import { DocumentDetailsDialog } from "./document-details-dialog.view.tsx";
import { DocumentFilters } from "./document-filters.view.tsx";
import { DocumentRow } from "./document-row.view.tsx";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { t } from "./documents.texts.ts";

interface DocumentsProps {
  readonly model: CustomerDocumentsViewModel;
}

/** `/documents`: all documents of the account (DOC-20). */
export const CustomerDocumentsView = observer(function CustomerDocumentsView({ model }: DocumentsProps) {
  return (
    <div className="page">
      <div className="documents stack">
        <PageHead title={t("title")} lead={t("lead")} />
        <PolishIsBinding />
        <Content model={model} />
        {/* Not below the skeleton: the documents would move the link (NAV-24). */}
        {model.section.status !== "loading" && (
          <IfAvailable feature="regulations">
            <p>
              <LinkButton variant="quiet" flush icon={FileText} href={pathTo("regulations")}>
                {t("regulations")}
              </LinkButton>
            </p>
          </IfAvailable>
        )}
      </div>
      {model.details !== undefined && (
        <DocumentDetailsDialog
          model={model.details}
          title={model.labelOf(model.details.document)}
          onClose={model.close}
        />
      )}
    </div>
  );
});

const Content = observer(function Content({ model }: DocumentsProps) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder section={section} loading={t("loading")} failed={t("failed")} level={2}>
        <Card>
          <SkeletonRows rows={6} />
        </Card>
      </SectionPlaceholder>
    );
  return (
    <ListContent
      incomplete={section.incomplete}
      isEmpty={section.value.length === 0}
      empty={<EmptyCard title={t("none")}>{t("noneText")}</EmptyCard>}
    >
      <DocumentFilters model={model} />
      <DocumentArchive model={model.archive} documents={model.shown} labelOf={model.labelOf} />
      <Groups model={model} />
    </ListContent>
  );
});

const Groups = observer(function Groups({ model }: DocumentsProps) {
  if (model.groups.length === 0)
    return (
      <>
        <EmptyCard title={t("nothing")} action={<Button onClick={model.clearFilter}>{t("clear")}</Button>}>
          {t("nothingText")}
        </EmptyCard>
        <OlderInvoices />
      </>
    );
  return (
    <FoldAfter first={1}>
      {model.groups.map((group) => (
        <KindCard key={group.kind} group={group} model={model} />
      ))}
    </FoldAfter>
  );
});

/** Says where the invoices are whose duplicates are not listed (DOC-34). */
function OlderInvoices() {
  return (
    <IfAvailable feature="invoices">
      <p>
        {t("olderInvoices")} <Link href={pathTo("invoice")}>{t("toInvoices")}</Link>
      </p>
    </IfAvailable>
  );
}

/** Documents of one kind; with several contracts, each has its heading. */
const KindCard = observer(function KindCard({ group, model }: DocumentsProps & { readonly group: DocumentKindGroup }) {
  const { kind } = group;
  const shown = model.rowsOf(kind);
  const all = group.contracts.reduce((sum, { documents }) => sum + documents.length, 0);
  const { contracts } = newestDocuments(group, shown);
  const isOfContracts = contracts.some(({ contractNumber }) => contractNumber !== undefined);
  return (
    <Card title={t(`kind_${kind}`)} bareTitle>
      {contracts.map(({ contractNumber, documents }) => (
        <div key={contractNumber ?? ""} className="documents__contract">
          {isOfContracts && (
            <h3>
              {contractNumber === undefined ? t("noContract") : t("contract", { number: providerText(contractNumber) })}
            </h3>
          )}
          <Rows>
            {documents.map((document) => (
              <DocumentRow
                key={document.documentId}
                document={document}
                label={model.labelOf(document)}
                downloads={model.downloads}
                onOpen={() => model.open(document)}
              />
            ))}
          </Rows>
        </div>
      ))}
      {all > ROWS_AT_FIRST && (
        <ShowMore
          count={t("shown", { shown: Math.min(shown, all), all })}
          label={
            <>
              {t("more")} <VisuallyHidden>{t(`kind_${kind}`)}</VisuallyHidden>
            </>
          }
          onMore={all > shown ? () => model.showMore(kind) : undefined}
        />
      )}
      {kind === "invoice" && (
        <div className="documents__contract">
          <OlderInvoices />
        </div>
      )}
    </Card>
  );
});
