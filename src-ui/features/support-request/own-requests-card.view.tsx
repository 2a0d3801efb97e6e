import { observer } from "mobx-react-lite";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { answerDeadlineOf, type SupportRequest } from "#domain/support/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { ShowMore } from "#ui/design-system/show-more.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { supportHref } from "./support-address.ts";
import { RequestStateBadge } from "./request-state-badge.view.tsx";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { SupportSection } from "./support-section.view.tsx";
import { requestIcon } from "./request-icon.ts";

/** Requests that the customer has sent; a text says so when there are none. */
export const OwnRequestsCard = observer(function OwnRequestsCard({ model }: { readonly model: SupportViewModel }) {
  const isIncomplete = model.incompleteRequests !== undefined;
  return (
    <SupportSection section={model.requests.section} title={t("failed.requests")}>
      {(requests) =>
        isIncomplete && requests.length === 0 ? null : requests.length === 0 ? (
          <Card>
            <EmptyState title={t("empty.title")} level={2}>
              {t("empty.text")}
            </EmptyState>
          </Card>
        ) : (
          <OwnRequestRows model={model} requests={requests} />
        )
      }
    </SupportSection>
  );
});

const OwnRequestRows = observer(function OwnRequestRows({
  model,
  requests,
}: {
  readonly model: SupportViewModel;
  readonly requests: readonly SupportRequest[];
}) {
  return (
    <Card title={t("own")}>
      <Rows>
        {requests.slice(0, model.rows).map((request) => (
          <OwnRequestRow key={request.number} request={request} model={model} />
        ))}
      </Rows>
      {requests.length > model.rows && (
        <ShowMore
          count={t("shown", { shown: model.rows, all: requests.length })}
          label={t("more")}
          onMore={() => model.more()}
        />
      )}
    </Card>
  );
});

function OwnRequestRow({ request, model }: { readonly request: SupportRequest; readonly model: SupportViewModel }) {
  const clock = answerDeadlineOf(request, model.today);
  return (
    <RowLink
      href={supportHref({ kind: "request", number: request.number })}
      icon={requestIcon(request.kind)}
      title={providerText(request.title)}
      meta={
        <>
          {request.number}, <FormattedDate date={warsawDateAt(request.sentAt)} />
          {clock.kind === "waiting" && (
            <>
              . {t("rowWaiting")} <FormattedDate date={clock.by} />
            </>
          )}
        </>
      }
      end={<RequestStateBadge state={request.state} />}
    />
  );
}
