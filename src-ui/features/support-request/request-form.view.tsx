import "./support-request.css";
import { Send } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { Fragment, useId, type ReactNode } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { isAddedElement, type ContactFormField } from "#domain/support/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { SummaryLine } from "./field-message.view.tsx";
import { FormFieldView } from "./form-field.view.tsx";
import { isEachMissing } from "./request-checks.ts";
import type { RequestFormViewModel } from "./request-form.view-model.ts";
import type { SupportRequestProblem } from "./support-request-problem.ts";
import { t } from "./support.texts.ts";

export interface RequestFormViewProps {
  readonly model: RequestFormViewModel;
  readonly today: WarsawDate;
  /** Texts of a new request, or of a message about one. */
  readonly texts?: "request" | "reply";
  /** Shown above the fields. */
  readonly notice?: ReactNode;
  /** Returns what is shown under a field with this answer. */
  readonly noticeUnder?: ((field: ContactFormField, value: string) => ReactNode) | undefined;
  /** Reloads the form after it has changed at the server. */
  readonly onReloadForm?: (() => Promise<void>) | undefined;
}

/** Form configured by the server: its fields, errors and upload progress (MSG-03). */
export const RequestFormView = observer(function RequestFormView({
  model,
  today,
  texts = "request",
  notice,
  noticeUnder,
  onReloadForm,
}: RequestFormViewProps) {
  const ids = useId();
  const language = usePageLanguage();
  const { form, shown, problem, summary } = model;
  const isOwnForm = form.author === "portal";
  const sending = t(texts === "reply" ? "reply.sending" : "sending");
  const idOf = ({ name }: ContactFormField): string =>
    `${ids}-${form.fields.findIndex((field) => field.name === name)}`;
  const firstAdded = shown.find(isAddedElement);
  const entries = summary.map(({ field, violation }) => ({
    id: idOf(field),
    message: (
      <SummaryLine
        field={field}
        violation={violation}
        isOwnForm={isOwnForm}
        isListed={model.offerFor(field) !== undefined}
      />
    ),
  }));
  return (
    <SubmitForm className="stack" submit={() => model.submit().then(() => undefined)}>
      {model.restored && model.status === "editing" && (
        <Banner tone="info" live="none" title={t("restored")}>
          {model.storedDraft.lacksFiles ? t("restoredText") : undefined}
        </Banner>
      )}
      {!isOwnForm && language !== "pl" && <p className="muted small">{t("formInPolish")}</p>}
      <ErrorSummary
        title={t(isEachMissing(summary) ? "summaryMissing" : "summary", { count: entries.length })}
        entries={entries}
        attempt={model.attempts}
      />
      {notice}
      {shown.map((field, index) => (
        <Fragment key={field.name}>
          {field.section !== undefined && field.section !== shown[index - 1]?.section && (
            <h2 className="request__section" lang="pl">
              {providerText(field.section)}
            </h2>
          )}
          {field === firstAdded && <h2 className="request__section">{t("legal.missing")}</h2>}
          <FormFieldView
            id={idOf(field)}
            field={field}
            model={model}
            today={today}
            isOwnForm={isOwnForm}
            sendingLabel={sending}
          />
          {noticeUnder?.(field, model.valueOf(field.name))}
        </Fragment>
      ))}
      {/* Beside the pressed button, because the top of a long form may be out of view. */}
      {problem !== undefined && (
        <Banner
          tone="bad"
          live="alert"
          title={problemTitle(texts, problem)}
          action={
            problem === "formChanged" && onReloadForm !== undefined ? (
              <Button size="s" onClick={() => void onReloadForm()}>
                {t("problem.renew")}
              </Button>
            ) : undefined
          }
        >
          {t(texts === "reply" && problem === "lost" ? "reply.problem.lostText" : `problem.${problem}Text`)}
        </Banner>
      )}
      <FormFoot state={model.busy ? { tone: "unsaved", label: progressLabel(model) ?? sending } : undefined}>
        <Button
          saves
          variant="primary"
          type="submit"
          icon={Send}
          busy={model.busy}
          busyLabel={sending}
          {...trackedAs("support-send")}
        >
          {t(texts === "reply" ? "reply.send" : "send")}
        </Button>
      </FormFoot>
    </SubmitForm>
  );
});

function problemTitle(texts: "request" | "reply", problem: SupportRequestProblem): string {
  return texts === "request" || problem === "closed" || problem === "formChanged"
    ? t(`problem.${problem}`)
    : t(`reply.problem.${problem}`);
}

/** Progress of the files; `undefined` while none is being sent. */
function progressLabel({ attachments }: RequestFormViewModel): string | undefined {
  return attachments.sending === undefined ? undefined : t("sendingFiles", { percent: attachments.percent });
}
