import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { WithdrawableContract } from "#domain/withdrawal/withdrawable-contracts.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { EmailField } from "#ui/shared/email-field/email-field.tsx";
import type { FieldName, FormModel } from "#ui/shared/forms/form-model.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { WithdrawalForm } from "./withdrawal-form.ts";
import { senderNameKeys } from "./sender-name.ts";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { WithdrawalChoices } from "./withdrawal-choices.view.tsx";
import { t } from "./withdrawal.texts.ts";

export interface WithdrawalFormStepProps {
  readonly form: FormModel<WithdrawalForm>;
  readonly isBusiness: boolean;
  readonly isGuest: boolean;
  /** True if the step replaces another one: its heading then takes the focus. */
  readonly takesFocus: boolean;
  readonly choices: readonly WithdrawableContract[];
  /** Opens the second step; resolves with the first wrong field. */
  readonly onReview: () => Promise<string | undefined>;
}

const MISSING = { contractNumber: "numberMissing", email: "emailMissing" } as const;

/** First step: what identifies the contract, and the address of the receipt. */
export const WithdrawalFormStep = observer(function WithdrawalFormStep({
  form,
  isBusiness,
  isGuest,
  takesFocus,
  choices,
  onReview,
}: WithdrawalFormStepProps) {
  const nameKeys = senderNameKeys({ isBusiness, isGuest });
  const missing = { ...MISSING, name: nameKeys.missing };
  const fieldProps = (name: FieldName<WithdrawalForm>) => {
    const violation = form.violationOf(name);
    return {
      name,
      required: true,
      value: form.form[name],
      error: violation === undefined ? undefined : messageOf(violation, t(missing[name])),
      onValue: (value: string) => form.set(name, value),
      onBlur: () => form.leave(name),
    };
  };
  return (
    <Card title={takesFocus ? <FocusedText>{t("form")}</FocusedText> : t("form")}>
      <SubmitForm submit={onReview}>
        <TextField
          {...fieldProps("name")}
          label={t(nameKeys.label)}
          autoComplete={isBusiness ? "organization" : "name"}
        />
        <TextField
          {...fieldProps("contractNumber")}
          label={t("number")}
          help={t("numberHint")}
          autoComplete="off"
          spellCheck={false}
        />
        <WithdrawalChoices choices={choices} onChoose={(number) => form.set("contractNumber", number)} />
        <EmailField {...fieldProps("email")} label={t("email")} help={t(isGuest ? "guestEmailHint" : "emailHint")} />
        <FormFoot>
          <Button saves={false} variant="primary" type="submit" {...trackedAs("withdrawal-next")}>
            {t("next")}
          </Button>
        </FormFoot>
      </SubmitForm>
    </Card>
  );
});
