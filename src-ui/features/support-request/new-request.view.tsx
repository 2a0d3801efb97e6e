import { observer } from "mobx-react-lite";
import type { ContactForm } from "#domain/support/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { SupportAddress } from "./support-address.ts";
import { CallBackView } from "./call-back.view.tsx";
import { ComplaintGuide } from "./complaint-guide.view.tsx";
import { RequestFormView } from "./request-form.view.tsx";
import { RequestSent } from "./request-sent.view.tsx";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { SupportSection } from "./support-section.view.tsx";

const CALL = "call";

/** Choice of a topic, and the form of the chosen topic. */
export const NewRequest = observer(function NewRequest({
  model,
  at,
  onChoose,
}: {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
  /** Opens another topic. */
  readonly onChoose: (to: SupportAddress) => void;
}) {
  const chosen = at.kind === "form" ? at.formId : "";
  const { incompleteForms } = model;
  return (
    <div className="request-page stack">
      <SupportSection section={model.forms.section} title={t("failed.forms")}>
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
              {at.kind === "form" && (
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
                  {form !== undefined && <ChosenForm model={model} form={form} />}
                </ListContent>
              )}
            </>
          );
        }}
      </SupportSection>
      {at.kind === "call" && (
        <SupportSection section={model.calls.section} title={t("failed.call")}>
          {(call) => <CallBackView model={call} />}
        </SupportSection>
      )}
    </div>
  );
});

const ChosenForm = observer(function ChosenForm({
  model,
  form,
}: {
  readonly model: SupportViewModel;
  readonly form: ContactForm;
}) {
  const filled = model.open(form);
  return (
    <>
      {filled.status === "done" && filled.result !== undefined && <RequestSent form={form} result={filled.result} />}
      {filled.status !== "done" && form.complaint !== undefined && (
        <ComplaintGuide form={form} terms={form.complaint} today={model.today} complainant={model.complainant} />
      )}
      {filled.status !== "done" && (
        <Card>
          <RequestFormView
            key={form.formId}
            model={filled}
            today={model.today}
            onReloadForm={() => model.reloadForm(form)}
          />
        </Card>
      )}
    </>
  );
});
