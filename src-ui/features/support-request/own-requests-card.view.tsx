import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { observer } from "#ui/shared/observer.ts";
import { ChevronRight } from "lucide-react";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  answerDeadlineOf,
  isAcceptedBySilence,
  isReplyOverdue,
  openQuestionOf,
  requestExcerpt,
  type PromisedCallBack,
  type SupportRequest,
} from "#domain/support/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { ShowMore } from "#ui/design-system/show-more.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { promisedTimeText } from "./call-time-text.ts";
import { supportHref } from "./support-address.ts";
import { RequestStateBadge } from "./request-state-badge.view.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { ROWS_AT_ONCE, type SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { SupportSection } from "./support-section.view.tsx";
import { CALL_ICON, requestIcon } from "./request-icon.ts";

/** Requests that the customer has sent; a text says so when there are none. */
export const OwnRequestsCard = observer(function OwnRequestsCard({
  model,
  section,
}: {
  readonly model: SupportViewModel;
  readonly section: AsyncSection<readonly SupportRequest[]>;
}) {
  const { incompleteRequests, promisedCall } = model;
  return (
    <SupportSection section={section} title={t("failed.requests")} rows={5}>
      {(requests) => (
        <ListContent
          incomplete={incompleteRequests}
          isEmpty={requests.length === 0 && promisedCall === undefined}
          empty={
            <Card>
              <EmptyState title={t("empty.title")} level={2}>
                {t("empty.text")}
              </EmptyState>
            </Card>
          }
        >
          <OwnRequestRows model={model} requests={requests} />
        </ListContent>
      )}
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
  const { promisedCall } = model;
  return (
    <Card title={t("own")}>
      <Rows>
        {promisedCall !== undefined && <PromisedCallRow call={promisedCall} today={model.today} />}
        {requests.slice(0, model.rows).map((request) => (
          <OwnRequestRow key={request.number} request={request} model={model} />
        ))}
      </Rows>
      {requests.length > ROWS_AT_ONCE && (
        <ShowMore
          count={t("shown", { shown: Math.min(model.rows, requests.length), all: requests.length })}
          label={t("more")}
          onMore={requests.length > model.rows ? () => model.more() : undefined}
        />
      )}
    </Card>
  );
});

/** Promised call among the requests (REQ-05). */
function PromisedCallRow({ call, today }: { readonly call: PromisedCallBack; readonly today: WarsawDate }) {
  return (
    <RowLink
      href={supportHref({ kind: "call" })}
      icon={CALL_ICON}
      title={t("call.topic")}
      meta={
        <>
          {call.phone !== undefined && t("call.number", { phone: phoneText(call.phone) })}{" "}
          {promisedTimeText(call, today)}
        </>
      }
    />
  );
}

const OwnRequestRow = observer(function OwnRequestRow({
  request,
  model,
}: {
  readonly request: SupportRequest;
  readonly model: SupportViewModel;
}) {
  const { section: forms } = model.forms;
  const clock = answerDeadlineOf(request, model.today);
  const question = openQuestionOf(request);
  const excerpt = requestExcerpt(request);
  return (
    <RowLink
      href={supportHref({ kind: "request", number: request.number })}
      icon={requestIcon(request, forms.status === "ready" ? forms.value : [])}
      title={<span lang="pl">{providerText(request.title)}</span>}
      meta={
        <>
          {excerpt !== undefined && <span className="request__excerpt">{providerText(excerpt)}</span>}
          {breakableNumbers(request.number)}, <FormattedDate date={warsawDateAt(request.sentAt)} />
          {question === undefined && clock.kind !== "none" && !isAcceptedBySilence(request, model.today) && (
            <>
              . {t(clock.kind === "late" ? "rowLate" : "rowWaiting")} <FormattedDate date={clock.by} />
            </>
          )}
          {question?.answerBy !== undefined && (
            <>
              . {t(isReplyOverdue(question, model.today) ? "rowQuestionOver" : "rowQuestion")}{" "}
              <FormattedDate date={question.answerBy} />
            </>
          )}
        </>
      }
      end={
        <span className="row-link__end">
          <RequestStateBadge request={request} today={model.today} />
          <Icon of={ChevronRight} />
        </span>
      }
    />
  );
});
