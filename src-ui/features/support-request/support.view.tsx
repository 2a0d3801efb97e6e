import "./support-request.css";
import { ArrowLeft } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { supportHref, type SupportAddress } from "./support-address.ts";
import { supportPageTitle } from "./support-page-title.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { OtherAccount } from "#ui/shared/other-account/other-account.tsx";
import { useSectionAfter } from "#ui/shared/use-brief-wait.ts";
import { ComplaintRights } from "./complaint-rights.view.tsx";
import { RequestReply } from "./request-reply.view.tsx";
import { RequestThread } from "./request-thread.view.tsx";
import { RequestDraftsCard } from "./request-drafts-card.view.tsx";
import { OwnRequestsCard } from "./own-requests-card.view.tsx";
import { RequestTopicsCard } from "./request-topics-card.view.tsx";
import { RequestOriginBanner } from "./request-origin.view.tsx";
import { NewRequest } from "./new-request.view.tsx";
import { SupportSection } from "./support-section.view.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface SupportViewProps {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
}

/** Own requests and topics. On a phone one stands above the other, so both wait for each other. */
const RequestLists = observer(function RequestLists({ model }: Pick<SupportViewProps, "model">) {
  const requests = useSectionAfter(model.requests.section, model.forms.section.status === "loading");
  const forms = useSectionAfter(model.forms.section, model.requests.section.status === "loading");
  return (
    <div className="main-aside">
      <OwnRequestsCard model={model} section={requests} />
      <RequestTopicsCard model={model} title={t("new")} section={forms} />
    </div>
  );
});

/** `/supportRequest`: own requests, a form, the call-back or one request (MSG-03, MSG-04). */
export const SupportView = observer(function SupportView({ model, at }: SupportViewProps) {
  const back = (
    <LinkButton variant="quiet" flush icon={ArrowLeft} href={supportHref({ kind: "list" })}>
      {t("back")}
    </LinkButton>
  );
  switch (at.kind) {
    case "list":
      return (
        <div className="page stack">
          <header className="page-head">
            <Title model={model} at={at} />
          </header>
          {/* Outdated requests have their notice beside their list. */}
          <IncompleteNotice
            data={
              model.incompleteRequests?.isOutdated === true
                ? model.incompleteForms
                : (model.incompleteRequests ?? model.incompleteForms)
            }
          />
          <RequestDraftsCard model={model} />
          <RequestLists model={model} />
        </div>
      );
    case "topics":
      return (
        <div className="page stack">
          <p>{back}</p>
          <header className="page-head">
            <Title model={model} at={at} />
          </header>
          <IncompleteNotice data={model.incompleteForms} />
          <div className="request-page stack">
            {at.about !== undefined && <RequestOriginBanner model={model} about={at.about} />}
            <RequestDraftsCard model={model} />
            <RequestTopicsCard model={model} title={t("topics")} about={at.about} />
          </div>
        </div>
      );
    case "request":
      return (
        <div className="page stack">
          <p>{back}</p>
          <header className="page-head">
            <Title model={model} at={at} />
          </header>
          <IncompleteNotice data={model.incompleteRequests} />
          <One model={model} number={at.number} />
        </div>
      );
    case "form":
    case "call":
      return (
        <div className="page stack">
          <p>{back}</p>
          <header className="page-head">
            <Title model={model} at={at} />
          </header>
          <NewRequest model={model} at={at} />
        </div>
      );
  }
});

const Title = observer(function Title({ model, at }: SupportViewProps) {
  const { author, text } = supportPageTitle(model, at);
  return <h1 tabIndex={-1}>{author === "provider" ? <PolishText>{text}</PolishText> : text}</h1>;
});

const One = observer(function One({ model, number }: { readonly model: SupportViewModel; readonly number: string }) {
  const isIncomplete = model.incompleteRequests !== undefined;
  return (
    <SupportSection section={model.requests.section} title={t("failed.requests")}>
      {(requests) => {
        const request = requests.find((one) => one.number === number);
        if (request === undefined && isIncomplete) return null;
        return request === undefined ? (
          <Card>
            <EmptyState title={t("unknown.title")} level={2} drawing="torn" action={<OtherAccount />}>
              {t("unknown.text")}
            </EmptyState>
          </Card>
        ) : (
          <div className="request-page stack">
            <RequestThread
              request={request}
              today={model.today}
              files={model.files}
              accountEntries={model.accountEntries}
            />
            <ComplaintRights request={request} model={model.rights} />
            <RequestReply request={request} model={model} />
          </div>
        );
      }}
    </SupportSection>
  );
});
