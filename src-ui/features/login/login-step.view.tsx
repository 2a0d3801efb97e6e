import "./login.css";
import type { QuestionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { firstProblemText, t } from "./login.texts.ts";
import type { LoginViewModel } from "./login.view.tsx";
import { STEP, useOneQuestion } from "./one-question.ts";
import { saidOf } from "./problem-text.tsx";
import { StepHeading } from "./step-heading.tsx";

/** The first question: who. */
export function LoginStep({ model, state }: { readonly model: LoginViewModel; readonly state: QuestionState }) {
  const { problem, login } = state;
  // asked for the first time, the page says where one is
  const again = login !== "" && state.step === "LOGIN";
  // what a provider refuses is said by texts that came with the first refusal
  const { error, above } = saidOf(problem, model.attempts?.problemText ?? firstProblemText);
  const { field, submit } = useOneQuestion(again, problem, (typed) => void model.giveLogin(typed));

  return (
    <>
      <header id={STEP}>
        <StepHeading title={t("title.login")} brand={model.brand.name} focus={state.step === "LOGIN" && !again}>
          {t("login.heading")}
        </StepHeading>
        <p className="muted">{t("login.lead")}</p>
      </header>
      {model.notice !== undefined && (
        <p role="status" id="notice">
          {model.notice}
        </p>
      )}
      <form className="stack" onSubmit={submit} noValidate>
        {above}
        <Field
          id="login"
          label={t("login.label")}
          help={t("login.help")}
          within={again ? STEP : undefined}
          error={error}
        >
          {(wiring) => (
            <input
              ref={field}
              name="login"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={250}
              defaultValue={login}
              onFocus={model.prepare}
              onInput={model.prepare}
              {...wiring}
              type="text"
              className="input"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("login.busy")}>
          {t("login.next")}
        </Button>
      </form>
      {model.door}
      <p className="or">{t("login.firstTime")}</p>
      <Button block onClick={() => void model.register(field.current?.value ?? "")}>
        {t("login.register")}
      </Button>
    </>
  );
}
