import { useEffect, useRef, type FormEvent } from "react";
import type { QuestionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { TextField } from "#ui/design-system/text-field.tsx";
import { ProblemText } from "./problem-text.tsx";
import { loginTexts as t } from "./login.texts.ts";
import type { LoginViewModel } from "./login.view.tsx";
import { StepHeading } from "./step-heading.tsx";

/** The first question: who. */
export function LoginStep({ model, state }: {
  readonly model: LoginViewModel;
  readonly state: QuestionState;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { problem } = state;
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.giveLogin(field.current?.value ?? "");
  };

  return (
    <>
      <header>
        <StepHeading title={t("title.login")} brand={model.brand.name} focus={state.step === "LOGIN"}>{t("login.heading")}</StepHeading>
        <p className="muted">{t("login.lead")}</p>
      </header>
      {model.notice !== undefined && <p role="status" id="notice">{model.notice}</p>}
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          id="login"
          name="login"
          label={t("login.label")}
          help={t("login.help")}
          error={problem === undefined ? undefined : <ProblemText problem={problem} model={model} />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={250}
          defaultValue={state.login}
          onFocus={model.prepare}
          onInput={model.prepare}
        />
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("login.busy")}>
          {t("login.next")}
        </Button>
      </form>
      <p className="or">{t("login.firstTime")}</p>
      <Button block onClick={() => void model.register(field.current?.value ?? "")}>{t("login.register")}</Button>
    </>
  );
}
