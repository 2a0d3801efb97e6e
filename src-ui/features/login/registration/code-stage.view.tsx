import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type FormEvent } from "react";
import type { LoginProblem, RegisterStage } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CodeDigits } from "../code/digits-field.tsx";
import { Resend } from "../code/resend.view.tsx";
import type { StageProps } from "./register.view.tsx";
import { registrationTexts as t } from "./registration.texts.ts";

/** An incomplete code has the words of any other problem with it. */
const told = (problem: LoginProblem): LoginProblem => (problem.kind === "incomplete" ? { kind: "code-incomplete" } : problem);

/** The code that was sent, in one field. */
export function CodeStage({ state, stage, registration, onBack }: StageProps<Extract<RegisterStage, { readonly kind: "code" }>>) {
  const field = useRef<HTMLInputElement>(null);
  const { problem } = state;
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.giveCode(field.current?.value ?? "");
  };
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate>
        <div>
          <CodeDigits ref={field} id="code" name="code" label={t("code.label")} error={problem === undefined ? undefined : <span role="alert">{registration.problemText(told(problem))}</span>} />
          <Resend againAt={stage.againAt} now={registration.now} onResend={() => void registration.askAnotherCode()} />
        </div>
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("code.busy")}>{t("code.submit")}</Button>
      </form>
      <div><Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>{t("back")}</Button></div>
    </>
  );
}
