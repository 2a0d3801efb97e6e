import "./login.css";
import type { CredentialsState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { firstProblemText, t } from "./login.texts.ts";
import type { LoginViewState } from "./login.view.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "./use-single-field-form.ts";
import { placeProblem } from "./problem-placement.tsx";
import { StepHeading } from "./step-heading.tsx";

const NOTICE_ID = "notice";

/**
 * `webauthn` lets the browser suggest passkeys, too (KEY-03). No literal, because the linter does not know the token.
 */
const AUTOFILL = "username webauthn";

/** First step: the login. */
export function LoginStep({ model, state }: { readonly model: LoginViewState; readonly state: CredentialsState }) {
  const { failureReason, login } = state;
  // On first display the heading takes the focus instead of the field, so that a screen reader announces the page.
  const isRevisited = login !== "" && state.step === "LOGIN";
  // Texts for refusals of the server load with the first refusal.
  const { error, above } = placeProblem(failureReason, model.attempts?.problemText ?? firstProblemText);
  const { field, submit } = useSingleFieldForm(isRevisited, failureReason, (typed) => void model.giveLogin(typed));

  return (
    <>
      <header id={STEP_HEADING_ID}>
        <StepHeading
          title={t("title.login")}
          brand={model.brand.name}
          focus={state.step === "LOGIN" && !isRevisited}
          describedById={model.notice === undefined ? undefined : NOTICE_ID}
        >
          {t("login.heading")}
        </StepHeading>
        <p className="muted">{t("login.lead")}</p>
      </header>
      {model.notice !== undefined && (
        <p role="status" id={NOTICE_ID}>
          {model.notice}
        </p>
      )}
      {model.deviceLogin}
      {/* "dialog" submits nothing, so that no login gets into the address without the portal's script. */}
      <form className="stack" method="dialog" onSubmit={submit} noValidate>
        {above}
        <Field
          id="login"
          label={t("login.label")}
          help={t("login.help")}
          describedById={isRevisited ? STEP_HEADING_ID : undefined}
          error={error}
        >
          {(attributes) => (
            <input
              ref={field}
              name="login"
              autoComplete={AUTOFILL}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={250}
              defaultValue={login}
              onFocus={model.prepare}
              onInput={model.prepare}
              {...attributes}
              type="text"
              className="input"
            />
          )}
        </Field>
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("login.busy")}
        >
          {t("login.next")}
        </Button>
      </form>
      {model.offersPasskeyLogin ? <div className="stack login__device">{model.passkeyLogin}</div> : model.passkeyLogin}
      {model.offersRegistration && (
        <>
          <p className="or">{t("login.firstTime")}</p>
          <Button block onClick={() => void model.register(field.current?.value ?? "")}>
            {t("login.register")}
          </Button>
        </>
      )}
    </>
  );
}
