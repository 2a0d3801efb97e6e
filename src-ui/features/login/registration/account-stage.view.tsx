import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type FormEvent } from "react";
import type { LoginProblem, RegisterStage } from "#domain/login/index.ts";
import { accountComplaints } from "#domain/login/registration.ts";
import { loginName } from "#domain/validation/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import type { KeptRule } from "../new-password/rule-list.tsx";
import { TextField } from "#ui/design-system/text-field.tsx";
import { messageOf } from "#ui/forms/messages.ts";
import { useCheckedFields } from "../new-password/checked-fields.ts";
import { KeptRules } from "../new-password/kept-rules.view.tsx";
import { NewPasswordFields } from "../new-password/new-password-fields.view.tsx";
import type { StageProps } from "./register.view.tsx";
import { registrationTexts as t } from "./registration.texts.ts";
import { StageProblem } from "./stage-problem.view.tsx";

/** What the provider refuses about the login stands at its field. */
function isOfLogin(problem: LoginProblem | undefined): problem is LoginProblem {
  return problem?.kind === "login-refused" && (problem.code === "LOGIN_USED" || problem.code === "INVALID_LOGIN");
}

function loginRules(typed: string): readonly KeptRule[] {
  const login = typed.trim();
  const verdict = loginName(login);
  const key = verdict === "valid" ? undefined : verdict.key;
  return [
    { key: "length", label: t("account.loginLength"), kept: key !== "loginLength" },
    { key: "digits", label: t("account.loginDigits"), kept: /\D/u.test(login) },
  ];
}

/** A login and a password, with what they must keep to (VAL-01, VAL-02). */
export function AccountStage({ state, registration, onBack }: StageProps<Extract<RegisterStage, { readonly kind: "account" }>>) {
  const form = useRef<HTMLFormElement>(null);
  const login = useRef<HTMLInputElement>(null);
  const { problem } = state;
  // what was tried before the code had to be sent anew; a customer number is none
  const opened = { login: loginName(state.login) === "valid" ? state.login : "", password: "", repeated: "" };
  const fields = useCheckedFields(opened, accountComplaints);
  const refused = isOfLogin(problem);
  useEffect(() => {
    if (refused) login.current?.focus();
  }, [refused, problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check(form)) void registration.giveAccount({ ...fields.values, login: fields.values.login.trim() });
  };
  const complaint = fields.complaintOf("login");
  const error = isOfLogin(problem) && fields.values.login.trim() === state.login ? <span role="alert">{registration.problemText(problem)}</span> : undefined;
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate ref={form}>
        {!refused && <StageProblem problem={problem} words={registration.problemText} />}
        <div className="stack" style={{ "--stack": "var(--space-2)" }}>
          <TextField
            ref={login}
            id="login"
            name="login"
            label={t("account.login")}
            value={fields.values.login}
            error={complaint === undefined ? error : messageOf(complaint)}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={250}
            onChange={(event) => fields.set("login", event.currentTarget.value)}
            onBlur={() => fields.leave("login")}
          />
          <KeptRules label={t("account.loginRules")} rules={loginRules(fields.values.login)} typed={fields.values.login !== ""} />
        </div>
        <NewPasswordFields of="password" value={fields.values} complaintOf={fields.complaintOf} onValue={fields.set} onLeave={fields.leave} />
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("account.busy")}>{t("account.submit")}</Button>
      </form>
      <div><Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>{t("back")}</Button></div>
    </>
  );
}
