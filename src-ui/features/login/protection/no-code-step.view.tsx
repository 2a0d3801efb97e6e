import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import type { ProtectionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import type { LoginViewState } from "../login.view.tsx";
import { placeProblem } from "../problem-placement.tsx";
import { StepHeading } from "../step-heading.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import { PasskeyButton } from "./passkey-button.view.tsx";
import type { Protection } from "./protection.ts";
import { t } from "./protection.texts.ts";
import { RememberDevice } from "./remember-device.view.tsx";

/** Second factor without the code: a recovery code (KEY-07), a passkey, or a call to the help desk. */
export function NoCodeStep({
  model,
  state,
  protection,
}: {
  readonly model: Pick<LoginViewState, "brand" | "back">;
  readonly state: ProtectionState;
  readonly protection: Pick<Protection, "giveRecoveryCode" | "usePasskey" | "canUsePasskeys" | "problemText">;
}) {
  const remember = useRef<HTMLInputElement>(null);
  const {
    failureReason,
    challenge: { recoveryCodesLeft = 0 },
  } = state;
  const { error, above } = placeProblem(failureReason, protection.problemText);
  const hasCodes = recoveryCodesLeft > 0;
  const { field, submit } = useSingleFieldForm(
    hasCodes,
    failureReason,
    (typed) => void protection.giveRecoveryCode(typed, remember.current?.checked ?? false),
  );
  return (
    <>
      <header id={STEP_HEADING_ID}>
        <StepHeading title={t("noCode.title")} brand={model.brand.name} focus={!hasCodes}>
          {t(hasCodes ? "noCode.heading" : "noCode.headingNone")}
        </StepHeading>
        <p className="muted">{hasCodes ? t("noCode.lead", { count: recoveryCodesLeft }) : t("noCode.call")}</p>
      </header>
      {hasCodes && (
        <form className="stack" onSubmit={submit} noValidate>
          {above}
          <Field
            id="recovery-code"
            label={t("noCode.label")}
            help={t("noCode.help")}
            describedById={STEP_HEADING_ID}
            error={error}
          >
            {(attributes) => (
              <input
                ref={field}
                name="recovery-code"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                maxLength={20}
                {...attributes}
                type="text"
                className="input"
              />
            )}
          </Field>
          <RememberDevice state={state} field={remember} />
          <Button saves={false} type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("busy")}>
            {t("submit")}
          </Button>
        </form>
      )}
      <PasskeyButton state={state} protection={protection} isRemembered={() => remember.current?.checked ?? false} />
      {hasCodes && <p className="muted small">{t("noCode.lost")}</p>}
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={model.back}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
