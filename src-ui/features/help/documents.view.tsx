import "./help.css";
import { Download, FileText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { measureFileSize, type PublicDocument } from "#domain/help/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Accordion, AccordionItem } from "#ui/design-system/accordion.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FoldAfter } from "#ui/shared/below-fold.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { EmptyCard } from "#ui/shared/empty-card.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { DocumentsViewModel } from "./documents.view-model.ts";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { t } from "./help.texts.ts";
import { HelpContactsCard } from "./help-contacts-card.view.tsx";
import { formatMeasure } from "#ui/shared/format-measure.ts";

/** `/regulations`: public documents with their dates of validity. */
export const DocumentsView = observer(function DocumentsView({ model }: { readonly model: DocumentsViewModel }) {
  return (
    <div className="page">
      <div className="help stack">
        <header className="page-head">
          <h1 tabIndex={-1}>{t("documents.title")}</h1>
        </header>
        <PolishIsBinding />
        <Content model={model} />
        {/* Not below the skeleton: the documents would move the link (NAV-42). */}
        {model.section.status !== "loading" && (
          <IfAvailable feature="customerDocuments">
            <p>
              <LinkButton variant="quiet" flush icon={FileText} href={pathTo("documents")}>
                {t("documents.own")}
              </LinkButton>
            </p>
          </IfAvailable>
        )}
      </div>
    </div>
  );
});

const Content = observer(function Content({ model }: { readonly model: DocumentsViewModel }) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={t("documents.loading")}>
          <Card>
            <SkeletonRows rows={6} />
          </Card>
        </LoadingSection>
      );
    case "failed":
      return (
        <>
          <FailedSection
            title={t("documents.failed")}
            level={2}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
          <HelpContactsCard helpContacts={model.helpContacts} />
        </>
      );
    case "ready":
      return (
        <>
          <ListContent
            incomplete={section.incomplete}
            isEmpty={section.value.length === 0}
            empty={<EmptyCard title={t("documents.none")}>{t("documents.noneText")}</EmptyCard>}
          >
            <Listed model={model} />
          </ListContent>
          {section.value.length === 0 && <HelpContactsCard helpContacts={model.helpContacts} />}
        </>
      );
  }
});

const Listed = observer(function Listed({ model }: { readonly model: DocumentsViewModel }) {
  const { current, coming, former } = model.documents;
  return (
    <FoldAfter first={3}>
      {coming.length > 0 && <DocumentCard title={t("documents.coming")} documents={coming} />}
      {current.map(({ name, documents }) => (
        <DocumentCard key={name ?? ""} title={name ?? t("documents.other")} documents={documents} />
      ))}
      {former.length > 0 && (
        <Card>
          <Accordion>
            <AccordionItem level={2} title={t("documents.former", { count: former.length })}>
              <Rows>
                {former.map((one) => (
                  <DocumentRow key={one.documentId} document={one} />
                ))}
              </Rows>
            </AccordionItem>
          </Accordion>
        </Card>
      )}
    </FoldAfter>
  );
});

function DocumentCard({ title, documents }: { readonly title: string; readonly documents: readonly PublicDocument[] }) {
  return (
    <Card title={title} bareTitle>
      <Rows>
        {documents.map((one) => (
          <DocumentRow key={one.documentId} document={one} />
        ))}
      </Rows>
    </Card>
  );
}

/** One document. Documents on other hosts open in a new tab, and the link says so. */
function DocumentRow({
  document: { title, address, format, bytes, validFrom, validTo },
}: {
  readonly document: PublicDocument;
}) {
  const file = [format, bytes === undefined ? undefined : formatMeasure(measureFileSize(bytes))]
    .filter((section) => section !== undefined)
    .join(", ");
  const days = [
    ...(validFrom === undefined ? [] : [t("documents.from", { day: formatDate(validFrom) })]),
    ...(validTo === undefined ? [] : [t("documents.to", { day: formatDate(validTo) })]),
  ].join(" ");
  const face = (
    <>
      <Icon of={FileText} />
      <span>
        <span className="row-link__title" lang="pl">
          {providerText(title)}
        </span>
        <span className="row-link__meta">
          {[days, file].filter((section) => section !== "").join(" · ")}
          {address === undefined && <> {t("documents.away")}</>}
        </span>
      </span>
    </>
  );
  if (address === undefined)
    return (
      <li>
        <span className="row-link">{face}</span>
      </li>
    );
  const isAway = /^https?:/i.test(address);
  return (
    <li>
      <a
        className="row-link"
        href={address}
        download
        {...trackedAs("document")}
        {...(isAway ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      >
        {face}
        <Icon of={Download} />
        <VisuallyHidden>
          {" "}
          {t("documents.fetch")}
          {isAway && <>, {t("newTab")}</>}
        </VisuallyHidden>
      </a>
    </li>
  );
}
