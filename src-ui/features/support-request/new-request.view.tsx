import { observer } from "#ui/shared/observer.ts";
import { findForm, type ContactForm } from "#domain/support/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { useSectionAfter } from "#ui/shared/use-brief-wait.ts";
import type { RequestOrigin, SupportAddress } from "./support-address.ts";
import { CallBackView } from "./call-back.view.tsx";
import { ComplaintGuide } from "./complaint-guide.view.tsx";
import { OpenRequestNotice } from "./open-request-notice.view.tsx";
import { PersonalDataGuide } from "./personal-data-guide.view.tsx";
import { RequestFormView } from "./request-form.view.tsx";
import { RequestSent } from "./request-sent.view.tsx";
import type { SupportViewModel } from "./support.view-model.ts";
import { SuspendedServiceNotice } from "./suspended-service-notice.view.tsx";
import { t } from "./support.texts.ts";
import { SupportSection } from "./support-section.view.tsx";

/** Form of the chosen topic, or the call-back. */
export const NewRequest = observer(function NewRequest({
  model,
  at,
}: {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
}) {
  const calls = model.calls.section;
  return (
    <div className="request-page stack">
      {at.kind === "call" && <IncompleteNotice data={calls.status === "ready" ? calls.incomplete : undefined} />}
      {at.kind === "form" && <FormOfTopic model={model} formId={at.formId} about={at.about} />}
      {at.kind === "call" && (
        <SupportSection section={calls} title={t("failed.call")}>
          {(call) => <CallBackView model={call} today={model.today} />}
        </SupportSection>
      )}
    </div>
  );
});

const FormOfTopic = observer(function FormOfTopic({
  model,
  formId,
  about,
}: {
  readonly model: SupportViewModel;
  readonly formId: string;
  readonly about: RequestOrigin | undefined;
}) {
  const { incompleteForms, forms: ready } = model;
  // A request that is open for the service of such a form is named above its fields, which would move (REQ-42).
  const namesService =
    ready.section.status === "ready" &&
    findForm(ready.section.value, formId)?.fields.some(({ offers }) => offers === "service") === true;
  const section = useSectionAfter(ready.section, namesService && model.requests.section.status === "loading");
  return (
    <SupportSection section={section} title={t("failed.forms")}>
      {(forms) => {
        const form = findForm(forms, formId);
        return (
          <ListContent
            incomplete={incompleteForms}
            isEmpty={form === undefined}
            empty={
              <Card>
                <EmptyState title={t("noForm.title")} level={2} drawing="torn">
                  {t("noForm.text")}
                </EmptyState>
              </Card>
            }
          >
            {form !== undefined && <ChosenForm model={model} form={form} about={about} />}
          </ListContent>
        );
      }}
    </SupportSection>
  );
});

const ChosenForm = observer(function ChosenForm({
  model,
  form,
  about,
}: {
  readonly model: SupportViewModel;
  readonly form: ContactForm;
  readonly about: RequestOrigin | undefined;
}) {
  const filled = model.open(form, about);
  return (
    <>
      {filled.status === "done" && filled.result !== undefined && <RequestSent form={form} result={filled.result} />}
      {filled.status !== "done" && form.complaint !== undefined && (
        <ComplaintGuide form={form} terms={form.complaint} today={model.today} complainant={model.complainant} />
      )}
      {filled.status !== "done" && form.kind === "personalData" && <PersonalDataGuide today={model.today} />}
      {filled.status !== "done" && (
        <Card>
          <RequestFormView
            key={form.formId}
            model={filled}
            today={model.today}
            notice={<OpenRequestNotice model={model} filled={filled} />}
            noticeUnder={({ offers }, value) =>
              offers === "service" && <SuspendedServiceNotice services={model.suspended} productId={value} />
            }
            onReloadForm={() => model.reloadForm(form)}
          />
        </Card>
      )}
    </>
  );
});
