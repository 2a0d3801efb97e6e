import { useEffect, useRef, useSyncExternalStore, type FormEvent } from "react";
import { newPasswordComplaints, type ResetProblem } from "#domain/login/password-reset.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading } from "#ui/design-system/skeleton.tsx";
import { useCheckedFields } from "../new-password/checked-fields.ts";
import { NewPasswordFields } from "../new-password/new-password-fields.view.tsx";
import { BackToLogin, type Words } from "./link.view.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import type { NewPasswordModel } from "./reset.model.ts";
import { resetTexts as t } from "./reset.texts.ts";

/** A new password by the link of an e-mail (LOGIN-05). */
export function NewPasswordView({ model, words }: Words & { readonly model: NewPasswordModel }) {
  const state = useSyncExternalStore(model.subscribe, model.snapshot);
  useEffect(() => void model.check(), [model]);
  switch (state.step) {
    case "CHECK":
      return (
        <>
          <ResetHeading follows={false}>{t("check.heading")}</ResetHeading>
          {state.problem === undefined
            ? <Loading label={t("check.busy")}><p className="muted">{t("check.busy")}</p></Loading>
            : (
              <>
                <Banner tone="bad" live="alert" title={words(state.problem)} />
                <Button block onClick={() => void model.check()}>{t("check.again")}</Button>
              </>
            )}
          <BackToLogin />
        </>
      );
    case "PASSWORD":
      return <PasswordForm model={model} words={words} problem={state.problem} busy={state.busy} />;
    case "OVER":
      return (
        <>
          <ResetHeading key="over" follows lead={words(state.problem)}>{t("over.heading")}</ResetHeading>
          <LinkButton variant="primary" size="l" block href="/password">{t("over.another")}</LinkButton>
          <BackToLogin />
        </>
      );
    case "DONE":
      return (
        <>
          <ResetHeading key="done" follows lead={t("done.text")}>{t("done.heading")}</ResetHeading>
          <LinkButton variant="primary" size="l" block href="/">{t("done.login")}</LinkButton>
        </>
      );
  }
}

function PasswordForm({ model, words, problem, busy }: Words & { readonly model: NewPasswordModel; readonly problem: ResetProblem | undefined; readonly busy: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useCheckedFields({ password: "", repeated: "" }, newPasswordComplaints);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check(form)) void model.setPassword(fields.values);
  };
  return (
    <>
      <ResetHeading key="new" follows lead={t("new.lead")}>{t("new.heading")}</ResetHeading>
      <form className="stack" onSubmit={submit} noValidate ref={form}>
        {problem !== undefined && problem.kind !== "incomplete" && <Banner tone="bad" live="alert" title={words(problem)} />}
        <NewPasswordFields of="newPassword" value={fields.values} complaintOf={fields.complaintOf} onValue={fields.set} onLeave={fields.leave} />
        <Button type="submit" variant="primary" size="l" block busy={busy} busyLabel={t("new.busy")}>{t("new.submit")}</Button>
      </form>
      <BackToLogin />
    </>
  );
}
