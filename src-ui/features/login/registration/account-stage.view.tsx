import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { LoginFailureReason, RegisterStage } from "#domain/login/index.ts";
import { isCommonPassword } from "#domain/login/login.errors.ts";
import { accountViolations } from "#domain/login/registration.ts";
import { loginName } from "#domain/validation/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import { Field } from "#ui/design-system/forms/field.tsx";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { useCommonPassword } from "../new-password/use-common-password.tsx";
import { useCheckedFields } from "../new-password/use-checked-fields.ts";
import { RuleChecklist } from "../new-password/rule-checklist.view.tsx";
import { focusInView } from "../focus-in-view.ts";
import { NewPasswordFields } from "../new-password/new-password-fields.view.tsx";
import { STEP_HEADING_ID } from "../use-single-field-form.ts";
import { loginRules } from "./login-rules.ts";
import type { StageProps } from "./register.view.tsx";
import { t } from "./registration.texts.ts";
import { RegistrationProblemBanner } from "./registration-problem-banner.view.tsx";

/** Refusals of the login are shown at its field. */
function isOfLogin(failureReason: LoginFailureReason | undefined): failureReason is LoginFailureReason {
  return (
    failureReason?.kind === "login-refused" &&
    (failureReason.code === "login-used" || failureReason.code === "invalid-login")
  );
}

/** Password characters that may be lost without a confirmation. */
const FEW_KEYS = 2;

/** Stage for the new login and password, with their rules (VAL-01, VAL-02). */
export function AccountStage({
  state,
  registration,
  onBack,
}: StageProps<Extract<RegisterStage, { readonly kind: "account" }>>) {
  const login = useRef<HTMLInputElement>(null);
  const { failureReason } = state;
  // Restores a login typed before the code had to be requested again. A customer number is not offered as a login.
  const opened = {
    login: registration.typed("login") ?? (loginName(state.login) === "valid" ? state.login : ""),
    password: "",
    repeated: "",
  };
  const fields = useCheckedFields(
    opened,
    accountViolations,
    (values) => registration.giveAccount({ ...values, login: values.login.trim() }),
    (field, value) => {
      // Passwords are not remembered.
      if (field === "login") registration.rememberTyped(field, value);
    },
  );
  // Passwords are not stored and the code is used up, so a step back would lose both.
  const wouldLosePassword = !state.busy && fields.values.password.length + fields.values.repeated.length > FEW_KEYS;
  const [isConfirming, setConfirming] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  // Pressing "back" again while the question is shown closes the question.
  useBackHandler(wouldLosePassword, () => setConfirming((wasConfirming) => !wasConfirming));
  useEffect(() => {
    if (isConfirming) stay.current?.focus();
  }, [isConfirming]);
  const refused = isOfLogin(failureReason);
  useEffect(() => {
    if (refused) focusInView(login.current);
  }, [refused, failureReason]);
  const violation = fields.violationOf("login");
  const passwordError = useCommonPassword(failureReason, fields.values.password, fields.form.ref);
  const error =
    isOfLogin(failureReason) && fields.values.login.trim() === state.login ? (
      <span role="alert">{registration.problemText(failureReason)}</span>
    ) : undefined;
  return (
    <>
      <form className="stack" {...fields.form}>
        {!refused && !isCommonPassword(failureReason) && (
          <RegistrationProblemBanner failureReason={failureReason} problemText={registration.problemText} />
        )}
        <div className="stack" style={{ "--stack": "var(--space-2)" }}>
          <Field
            id="login"
            label={t("account.login")}
            describedById={fields.begins === "login" ? STEP_HEADING_ID : undefined}
            error={violation === undefined ? error : messageOf(violation)}
          >
            {(attributes) => (
              <input
                ref={login}
                name="login"
                value={fields.values.login}
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={250}
                onChange={(event) => fields.set("login", event.currentTarget.value)}
                onBlur={() => fields.leave("login")}
                {...attributes}
                type="text"
                className="input"
              />
            )}
          </Field>
          <RuleChecklist
            label={t("account.loginRules")}
            rules={loginRules(fields.values.login)}
            typed={fields.values.login !== ""}
          />
        </div>
        <NewPasswordFields
          of="password"
          describedById={fields.begins === "password" ? STEP_HEADING_ID : undefined}
          value={fields.values}
          violationOf={fields.violationOf}
          passwordError={passwordError}
          onValue={fields.set}
          onLeave={fields.leave}
        />
        <p className="muted small">
          {t("account.documents")}{" "}
          <a href="/privacy" target="_blank" rel="noreferrer">
            {t("account.privacy")}
          </a>
          .
        </p>
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("account.busy")}
        >
          {t("account.submit")}
        </Button>
      </form>
      {isConfirming && wouldLosePassword ? (
        // Inline rather than a dialog, because the dialog module is not loaded for guests
        <>
          <Banner tone="notice" live="alert" title={t("leave.title")}>
            {t("leave.text")}
          </Banner>
          <div className="cluster">
            <Button ref={stay} onClick={() => setConfirming(false)}>
              {t("leave.stay")}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t("leave.confirm")}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            variant="quiet"
            flush
            icon={ArrowLeft}
            onClick={wouldLosePassword ? () => setConfirming(true) : onBack}
          >
            {t("back")}
          </Button>
        </div>
      )}
    </>
  );
}
