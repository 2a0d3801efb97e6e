import { Send } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { TextArea } from "#ui/design-system/forms/text-area.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { EmailField } from "#ui/shared/email-field/email-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import type { SubmissionProblem } from "#ui/stores/submission-problem.ts";
import { tryLaterText, tryLaterTitle } from "#ui/shared/try-later/try-later-text.ts";
import type { AnswerWay } from "./accessibility-complaint-form.ts";
import { t } from "./accessibility-complaint.texts.ts";
import type { AccessibilityComplaintViewModel } from "./accessibility-complaint.view-model.ts";

type TextName = "subject" | "requirement" | "demand" | "name" | "email" | "address";

const WAYS: readonly AnswerWay[] = ["email", "letter"];

/** Fields of a complaint about accessibility, and the button that sends it. */
export const AccessibilityFormCard = observer(function AccessibilityFormCard({
  model,
}: {
  readonly model: AccessibilityComplaintViewModel;
}) {
  const { form, problem } = model;
  const fieldProps = (name: TextName) => {
    const violation = form.violationOf(name);
    return {
      name,
      required: true,
      label: t(name),
      value: form.form[name],
      error: violation === undefined ? undefined : messageOf(violation, t(`${name}Missing`)),
      onValue: (value: string) => form.set(name, value),
      onBlur: () => form.leave(name),
    };
  };
  const { way } = form.form;
  return (
    <Card title={model.isRestarted ? <FocusedText>{t("form")}</FocusedText> : t("form")}>
      <SubmitForm submit={() => form.submit()}>
        <TextField {...fieldProps("subject")} help={t("subjectHelp")} autoComplete="off" />
        <TextArea {...fieldProps("requirement")} help={t("requirementHelp")} />
        <TextArea {...fieldProps("demand")} help={t("demandHelp")} />
        <TextField {...fieldProps("name")} autoComplete="name" />
        <ChoiceGroup
          name="way"
          legend={t("way")}
          options={WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
          value={way}
          onValue={(value) => form.set("way", value)}
        />
        {way === "email" ? (
          <EmailField {...fieldProps("email")} help={t("emailHelp")} />
        ) : (
          <TextArea {...fieldProps("address")} rows={2} help={t("addressHelp")} autoComplete="street-address" />
        )}
        {problem !== undefined && form.status === "failed" && <ProblemBanner problem={problem} />}
        <FormFoot>
          <Button
            saves
            variant="primary"
            type="submit"
            icon={Send}
            busy={form.busy}
            busyLabel={t("sending")}
            {...trackedAs("accessibility-complaint")}
          >
            {t("send")}
          </Button>
        </FormFoot>
      </SubmitForm>
    </Card>
  );
});

function ProblemBanner({ problem }: { readonly problem: SubmissionProblem }) {
  return problem.kind === "try-later" ? (
    <Banner tone="bad" live="alert" title={tryLaterTitle()}>
      {tryLaterText(problem)}
    </Banner>
  ) : (
    <Banner tone="bad" live="alert" title={t(`problem.${problem.kind}`)}>
      {t(`problem.${problem.kind}Text`)}
    </Banner>
  );
}
