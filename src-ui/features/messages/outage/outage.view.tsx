import "../messages.css";
import { ArrowLeft } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { Moment } from "#ui/shared/formatted-date.tsx";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "../messages.texts.ts";
import { OutageNewsCard } from "./outage-news-card.view.tsx";
import type { OutagePage, OutageViewModel } from "./outage.view-model.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface OutageViewProps {
  readonly model: OutageViewModel;
  readonly outageId: string;
}

/** `/messages?outage=<id>`: an outage, what was announced about it, and news by SMS (OUT-01 to OUT-03). */
export const OutageView = observer(function OutageView({ model, outageId }: OutageViewProps) {
  const { section } = model.outages;
  const outage =
    section.status === "ready" ? section.value.find((candidate) => candidate.outageId === outageId) : undefined;
  return (
    <div className="page stack">
      <p>
        <LinkButton variant="quiet" flush icon={ArrowLeft} href={pathTo("messages")}>
          {t("back")}
        </LinkButton>
      </p>
      <header className="page-head">
        <h1 tabIndex={-1}>{outage === undefined ? t("outage.heading") : <PolishText>{outage.title}</PolishText>}</h1>
      </header>
      {section.status === "loading" && (
        <Card>
          <LoadingSection onRetry={section.retry} label={t("outage.loading")}>
            <SkeletonRows rows={4} />
          </LoadingSection>
        </Card>
      )}
      {section.status === "failed" && (
        <Card>
          <FailedSection
            title={t("outage.failed")}
            level={2}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
        </Card>
      )}
      {section.status === "ready" && (
        <ListContent
          incomplete={section.incomplete}
          isEmpty={outage === undefined}
          empty={
            <Card>
              <EmptyState title={t("outage.over")} level={2} action={<ReportLink outageId={undefined} />}>
                {t("outage.overText")}
              </EmptyState>
            </Card>
          }
        >
          {outage !== undefined && <OutageCards model={model} outage={outage} />}
        </ListContent>
      )}
    </div>
  );
});

/** Leads to the topics of a new request, about the outage unless it is over (REQ-11). */
const ReportLink = ({ outageId }: { readonly outageId: string | undefined }) => (
  <IfAvailable feature="supportRequests">
    <LinkButton
      href={`${pathTo("supportRequest")}?${new URLSearchParams(outageId === undefined ? { new: "1" } : { outage: outageId })}`}
    >
      {t("outage.report")}
    </LinkButton>
  </IfAvailable>
);

function OutageCards({ model, outage }: { readonly model: OutageViewModel; readonly outage: OutagePage }) {
  const { outageId, body, startsAt, end, services, address, news } = outage;
  return (
    <>
      <Card>
        <div className="stack">
          {body !== "" && <p lang="pl">{providerText(body)}</p>}
          <Facts>
            {startsAt !== undefined && (
              <Fact label={t("outage.since")}>
                <Moment at={startsAt} />
              </Fact>
            )}
            <Fact label={t("outage.end")}>{end === undefined ? t("outage.endUnknown") : <Moment at={end.at} />}</Fact>
            {services.length > 0 && (
              <Fact label={t("outage.services")}>
                <ServiceNames of={services} />
              </Fact>
            )}
            {address !== undefined && <Fact label={t("outage.address")}>{providerText(address)}</Fact>}
          </Facts>
          <p>
            <ReportLink outageId={outageId} />
          </p>
        </div>
      </Card>
      <IfAvailable feature="outageNews">
        <OutageNewsCard model={model} outage={outage} />
      </IfAvailable>
      {news.length > 0 && (
        <Card title={t("outage.news")}>
          <ol className="outage__news stack" role="list">
            {news.map(({ at, text, plannedEnd }, index) => (
              <li key={index}>
                <p className="muted small">
                  <Moment at={at} />
                </p>
                <p lang="pl">{providerText(text)}</p>
                {plannedEnd !== undefined && (
                  <p className="small">{t("outage.promised", { until: formatDateTime(plannedEnd) })}</p>
                )}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
