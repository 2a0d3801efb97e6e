import { ArrowLeft } from "lucide-react";
import type { RegisterStage } from "#domain/login/index.ts";
import { identityViolations, looksLikeCustomerNumber } from "#domain/login/registration.ts";
import { Button } from "#ui/design-system/button.tsx";
import { DigitsField } from "../code/digits-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { useCheckedFields } from "../new-password/use-checked-fields.ts";
import { STEP_HEADING_ID } from "../use-single-field-form.ts";
import type { StageProps } from "./register.view.tsx";
import { t } from "./registration.texts.ts";
import { RegistrationProblemBanner } from "./registration-problem-banner.view.tsx";

const MAX = { customerNumber: 9, identification: 11 } as const;

/** Stage for the customer number and identification. */
export function IdentityStage({
  state,
  stage,
  registration,
  onBack,
}: StageProps<Extract<RegisterStage, { readonly kind: "identity" }>>) {
  const opened = {
    customerNumber:
      stage.customerNumber ||
      (looksLikeCustomerNumber(state.login) ? state.login.trim() : (registration.typed("customerNumber") ?? "")),
    identification: stage.identification || (registration.typed("identification") ?? ""),
  };
  const fields = useCheckedFields<keyof typeof MAX>(
    opened,
    identityViolations,
    registration.giveIdentity,
    registration.rememberTyped,
  );
  const field = (name: keyof typeof MAX) => {
    const violation = fields.violationOf(name);
    return {
      id: name,
      name,
      digits: MAX[name],
      defaultValue: fields.values[name],
      describedById: fields.begins === name ? STEP_HEADING_ID : undefined,
      error: violation === undefined ? undefined : messageOf(violation, t("identity.identificationMissing")),
      autoComplete: "off",
      onDigits: (digits: string) => fields.set(name, digits),
      onBlur: () => fields.leave(name),
    };
  };
  return (
    <>
      <form className="stack" {...fields.form}>
        <RegistrationProblemBanner failureReason={state.failureReason} problemText={registration.problemText} />
        <DigitsField {...field("customerNumber")} label={t("identity.number")} help={t("identity.numberHelp")} />
        <DigitsField
          {...field("identification")}
          label={t("identity.identification")}
          help={t("identity.identificationHelp")}
        />
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("identity.busy")}
        >
          {t("identity.submit")}
        </Button>
      </form>
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>
          {t("identity.back")}
        </Button>
      </div>
    </>
  );
}
