import "./support-request.css";
import { ArrowLeft, FileWarning, MessageCircleQuestion, PhoneCall, Wrench } from "lucide-react";
import { observer } from "mobx-react-lite";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { answerClock, type ContactForm, type FormKind, type SupportRequest } from "#domain/support/index.ts";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RadioGroup } from "#ui/design-system/forms/check.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { ShowMore } from "#ui/design-system/show-more.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import { addressOf, type SupportAddress } from "./address.ts";
import { CallBackView } from "./call-back.view.tsx";
import { ComplaintGuide } from "./complaint-guide.view.tsx";
import { RequestFormView } from "./request-form.view.tsx";
import { RequestStateBadge } from "./request-state.view.tsx";
import { Sent } from "./sent.view.tsx";
import type { SupportPage } from "./support-page.model.ts";
import { t } from "./support.texts.ts";
import { Thread } from "./thread.view.tsx";

export interface SupportViewProps {
  readonly model: SupportPage;
  readonly at: SupportAddress;
  /** Leads to another part of the page, in place of the one that is shown. */
  readonly onChoose: (to: SupportAddress) => void;
}

const ICONS: Readonly<Record<FormKind, IconDrawing>> = {
  fault: Wrench,
  complaint: FileWarning,
  question: MessageCircleQuestion,
};
const CALL = "call";

/** `/supportRequest`: own requests, a form, being called, or what was said about a request (MSG-03, MSG-04). */
export const SupportView = observer(function SupportView({ model, at, onChoose }: SupportViewProps) {
  const back = (
    <LinkButton variant="quiet" flush icon={ArrowLeft} href={addressOf({ kind: "list" })}>
      {t("back")}
    </LinkButton>
  );
  switch (at.kind) {
    case "list":
      return (
        <div className="page stack">
          <header className="page-head">
            <h1 tabIndex={-1}>{t("title")}</h1>
          </header>
          <Begun model={model} />
          <div className="main-aside">
            <Own model={model} />
            <Topics model={model} />
          </div>
        </div>
      );
    case "request":
      return (
        <div className="page stack">
          <p>{back}</p>
          <header className="page-head">
            <h1 tabIndex={-1}>{t("request", { number: at.number })}</h1>
          </header>
          <One model={model} number={at.number} />
        </div>
      );
    case "form":
    case "call":
      return (
        <div className="page stack">
          <p>{back}</p>
          <header className="page-head">
            <h1 tabIndex={-1}>{t("new")}</h1>
          </header>
          <New model={model} at={at} onChoose={onChoose} />
        </div>
      );
  }
});

/** What a part of the page is until it is there. */
function Waiting<Value>({
  part,
  title,
  children,
}: {
  readonly part: Part<Value>;
  readonly title: string;
  readonly children: (value: Value) => React.ReactNode;
}) {
  switch (part.status) {
    case "loading":
      return (
        <Card>
          <Loading label={t("loading")}>
            <SkeletonRows rows={4} />
          </Loading>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <FailedPart title={title} level={2} busy={part.retrying} onRetry={part.retry} />
        </Card>
      );
    case "ready":
      return children(part.value);
  }
}

/** What was begun and left for the list: it is not lost, and one press leads on. */
const Begun = observer(function Begun({ model }: { readonly model: SupportPage }) {
  const { begun } = model;
  if (begun.length === 0) return null;
  return (
    <Card title={t("begun.title")}>
      <Rows>
        {begun.map(({ form, state }) => (
          <RowLink
            key={form?.formId ?? CALL}
            href={addressOf(form === undefined ? { kind: "call" } : { kind: "form", formId: form.formId })}
            icon={form === undefined ? PhoneCall : ICONS[form.kind]}
            title={form === undefined ? t("call.topic") : providerText(form.title)}
            meta={t(`begun.${state}`)}
          />
        ))}
      </Rows>
    </Card>
  );
});

const Own = observer(function Own({ model }: { readonly model: SupportPage }) {
  return (
    <Waiting part={model.requests.part} title={t("failed.requests")}>
      {(requests) =>
        requests.length === 0 ? (
          <Card>
            <Blank title={t("empty.title")} level={2}>
              {t("empty.text")}
            </Blank>
          </Card>
        ) : (
          <OwnRows model={model} requests={requests} />
        )
      }
    </Waiting>
  );
});

const OwnRows = observer(function OwnRows({
  model,
  requests,
}: {
  readonly model: SupportPage;
  readonly requests: readonly SupportRequest[];
}) {
  return (
    <Card title={t("own")}>
      <Rows>
        {requests.slice(0, model.rows).map((request) => (
          <OwnRow key={request.number} request={request} model={model} />
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

function OwnRow({ request, model }: { readonly request: SupportRequest; readonly model: SupportPage }) {
  const clock = answerClock(request, model.today);
  return (
    <RowLink
      href={addressOf({ kind: "request", number: request.number })}
      icon={ICONS[request.kind]}
      title={providerText(request.title)}
      meta={
        <>
          {request.number}, <Day date={warsawDateAt(request.sentAt)} />
          {clock.kind === "waiting" && (
            <>
              . {t("rowWaiting")} <Day date={clock.by} />
            </>
          )}
        </>
      }
      end={<RequestStateBadge state={request.state} />}
    />
  );
}

const Topics = observer(function Topics({ model }: { readonly model: SupportPage }) {
  return (
    <Waiting part={model.forms.part} title={t("failed.forms")}>
      {(forms) => (
        <Card title={t("new")}>
          <Rows>
            {forms.map((form) => (
              <RowLink
                key={form.formId}
                href={addressOf({ kind: "form", formId: form.formId })}
                icon={ICONS[form.kind]}
                title={providerText(form.title)}
                meta={form.description === undefined ? undefined : providerText(form.description)}
              />
            ))}
            <RowLink
              href={addressOf({ kind: "call" })}
              icon={PhoneCall}
              title={t("call.topic")}
              meta={t("call.topicNote")}
            />
          </Rows>
        </Card>
      )}
    </Waiting>
  );
});

const New = observer(function New({ model, at, onChoose }: SupportViewProps) {
  const chosen = at.kind === "form" ? at.formId : "";
  return (
    <div className="request-page stack">
      <Waiting part={model.forms.part} title={t("failed.forms")}>
        {(forms) => {
          const options = [
            ...forms.map((form) => ({ value: `form ${form.formId}`, label: providerText(form.title) })),
            { value: CALL, label: t("call.topic") },
          ];
          const form = forms.find(({ formId }) => formId === chosen);
          const choose = (value: string) =>
            onChoose(value === CALL ? { kind: "call" } : { kind: "form", formId: value.slice("form ".length) });
          return (
            <>
              <Card>
                <RadioGroup
                  legend={t("topic")}
                  name="support-topic"
                  options={options}
                  value={at.kind === "call" ? CALL : `form ${chosen}`}
                  onValue={choose}
                />
              </Card>
              {at.kind === "form" &&
                (form === undefined ? (
                  <Card>
                    <Blank title={t("noForm.title")} level={2} drawing="torn">
                      {t("noForm.text")}
                    </Blank>
                  </Card>
                ) : (
                  <Filled model={model} form={form} />
                ))}
            </>
          );
        }}
      </Waiting>
      {at.kind === "call" && (
        <Waiting part={model.calls.part} title={t("failed.call")}>
          {(call) => <CallBackView model={call} />}
        </Waiting>
      )}
    </div>
  );
});

const Filled = observer(function Filled({ model, form }: { readonly model: SupportPage; readonly form: ContactForm }) {
  const filled = model.open(form);
  return (
    <>
      {filled.status === "done" && filled.result !== undefined && <Sent form={form} result={filled.result} />}
      {filled.status !== "done" && form.complaint !== undefined && (
        <ComplaintGuide form={form} terms={form.complaint} today={model.today} complainant={model.complainant} />
      )}
      {filled.status !== "done" && (
        <Card>
          <RequestFormView key={form.formId} model={filled} today={model.today} onRenew={() => model.renew(form)} />
        </Card>
      )}
    </>
  );
});

const One = observer(function One({ model, number }: { readonly model: SupportPage; readonly number: string }) {
  return (
    <Waiting part={model.requests.part} title={t("failed.requests")}>
      {(requests) => {
        const request = requests.find((one) => one.number === number);
        return request === undefined ? (
          <Card>
            <Blank title={t("unknown.title")} level={2} drawing="torn">
              {t("unknown.text")}
            </Blank>
          </Card>
        ) : (
          <div className="request-page stack">
            <Thread request={request} today={model.today} />
          </div>
        );
      }}
    </Waiting>
  );
});
