import "../login.css";
import type { CredentialsState } from "#domain/login/index.ts";
import { lastAttemptOf } from "#domain/login/login.errors.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { PasswordInput, useCapsLock } from "#ui/design-system/forms/password-input.tsx";
import { placeProblem } from "../problem-placement.tsx";
import { stepProblemText } from "./step-problem-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { LoginViewState } from "../login.view.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import { StepHeading } from "../step-heading.tsx";

const t = texts(pl, "login.steps");

/** Returns true if a new password helps more than another try: at a lock, and before it (LOGIN-13). */
function isResetAdvised(failureReason: CredentialsState["failureReason"]): boolean {
  return failureReason?.kind === "locked" || lastAttemptOf(failureReason) !== undefined;
}

/** Second step: the password. Looks the same whether the login exists or not (LOGIN-02). */
export function PasswordStep({ model, state }: { readonly model: LoginViewState; readonly state: CredentialsState }) {
  const capsLock = useCapsLock();
  const { failureReason } = state;
  const { error, above } = placeProblem(failureReason, model.attempts?.problemText ?? stepProblemText);
  const { field, submit } = useSingleFieldForm(
    true,
    failureReason,
    (typed) => void model.attempts?.givePassword(typed),
  );

  return (
    <>
      <header id={STEP_HEADING_ID}>
        <StepHeading title={t("title.password")} brand={model.brand.name}>
          {t("password.heading")}
        </StepHeading>
      </header>
      <p className="who">
        <span>{state.login}</span>
        <Button variant="quiet" size="s" onClick={model.changeLogin}>
          {t("password.changeLogin")}
        </Button>
      </p>
      <form className="stack" onSubmit={submit} noValidate>
        {above}
        {/* A password manager stores the pair only if it sees both fields. */}
        <input type="text" name="login" autoComplete="username" value={state.login} readOnly hidden />
        <Field
          id="password"
          label={t("password.label")}
          describedById={STEP_HEADING_ID}
          error={error}
          foot={capsLock.on ? <span role="status">{t("password.capsLock")}</span> : undefined}
        >
          {(attributes) => (
            <PasswordInput
              ref={field}
              name="password"
              autoComplete="current-password"
              maxLength={250}
              showLabel={t("password.show")}
              hideLabel={t("password.hide")}
              {...capsLock.watch}
              {...attributes}
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
          busyLabel={t("password.busy")}
        >
          {t("password.submit")}
        </Button>
      </form>
      {model.attempts?.canResetPassword !== false && (
        <Link
          className={isResetAdvised(failureReason) ? "btn btn--secondary btn--block" : "link-more"}
          href="/password"
          onClick={() => model.attempts?.forgotten(state.login)}
        >
          {t("password.forgotten")}
        </Link>
      )}
    </>
  );
}
