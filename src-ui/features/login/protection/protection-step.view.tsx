import "#ui/design-system/forms/choice-cards.css";
import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import type { ProtectionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CodeDigits } from "../code/digits-field.tsx";
import { Resend } from "../code/resend.view.tsx";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { Protection } from "./protection.ts";
import type { LoginViewState } from "../login.view.tsx";
import { placeProblem } from "../problem-placement.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import { StepHeading } from "../step-heading.tsx";

const t = texts(pl, "login.protection");

/** Third step, if required: a code from an SMS or an authenticator app (LOGIN-03). */
export function ProtectionStep({
  model,
  state,
  protection,
}: {
  readonly model: Pick<LoginViewState, "brand" | "back">;
  readonly state: ProtectionState;
  readonly protection: Pick<Protection, "giveCode" | "askAnotherCode" | "now" | "problemText">;
}) {
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
        {state.canRemember ? (
          <label className="check">
            <input ref={remember} type="checkbox" name="remember" defaultChecked={state.remember} />
            {t("remember")}
            <small>{t("rememberNote")}</small>
          </label>
        ) : (
          <p className="muted small">{t("devicesFull", { count: challenge.trustedDevices })}</p>
        )}
        <Button saves={false} type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("busy")}>
          {t("submit")}
        </Button>
      </form>
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={model.back}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
