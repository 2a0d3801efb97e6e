import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import type { ProtectionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CodeDigits } from "../code/digits-field.tsx";
import { Resend } from "../code/resend.view.tsx";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { NoCodeStep } from "./no-code-step.view.tsx";
import { PasskeyButton } from "./passkey-button.view.tsx";
import type { Protection } from "./protection.ts";
import { t } from "./protection.texts.ts";
import { RememberDevice } from "./remember-device.view.tsx";
import type { LoginViewState } from "../login.view.tsx";
import { placeProblem } from "../problem-placement.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import { StepHeading } from "../step-heading.tsx";

export interface ProtectionStepProps {
  readonly model: Pick<LoginViewState, "brand" | "back">;
  readonly state: ProtectionState;
  readonly protection: Pick<
    Protection,
    | "giveCode"
    | "giveRecoveryCode"
    | "usePasskey"
    | "canUsePasskeys"
    | "openNoCode"
    | "askAnotherCode"
    | "now"
    | "problemText"
  >;
}

/** Third step, if required: the second factor (LOGIN-03). */
export function ProtectionStep(props: ProtectionStepProps) {
  return props.state.way === "code" ? <CodeStep {...props} /> : <NoCodeStep {...props} />;
}

/** Code from an SMS or an authenticator app. */
function CodeStep({ model, state, protection }: ProtectionStepProps) {
  const remember = useRef<HTMLInputElement>(null);
  const { failureReason, challenge } = state;
  const { error, above } = placeProblem(failureReason, protection.problemText);
  const { field, submit } = useSingleFieldForm(
    true,
    failureReason,
    (typed) => void protection.giveCode(typed, remember.current?.checked ?? false),
  );

  return (
    <>
      <header id={STEP_HEADING_ID}>
        <StepHeading title={t("title")} brand={model.brand.name}>
          {t("heading")}
        </StepHeading>
        <p className="muted">
          {challenge.factor === "sms"
            ? t("sms", { phone: challenge.phone, time: formatDeadline(challenge.validUntil, protection.now()) })
            : t("app")}
        </p>
      </header>
      <form className="stack" onSubmit={submit} noValidate>
        {above}
        <div>
          <CodeDigits
            ref={field}
            id="code"
            name="code"
            label={t(challenge.factor === "sms" ? "smsLabel" : "appLabel")}
            describedById={STEP_HEADING_ID}
            error={error}
          />
          {challenge.factor === "sms" && (
            <Resend
              againAt={challenge.againAt}
              now={protection.now}
              onResend={() => void protection.askAnotherCode()}
            />
          )}
        </div>
        <RememberDevice state={state} field={remember} />
        <Button saves={false} type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("busy")}>
          {t("submit")}
        </Button>
      </form>
      <PasskeyButton state={state} protection={protection} isRemembered={() => remember.current?.checked ?? false} />
      <div>
        <Button variant="quiet" flush onClick={protection.openNoCode}>
          {t(challenge.factor === "app" ? "noApp" : "noSms")}
        </Button>
      </div>
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={model.back}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
