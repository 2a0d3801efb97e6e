import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { newPasswordViolations, type NewPasswordFailureReason } from "#domain/login/password-reset.ts";
import { isCommonPassword } from "#domain/login/login.errors.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading } from "#ui/design-system/skeleton.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { useCommonPassword } from "../new-password/use-common-password.tsx";
import { useCheckedFields } from "../new-password/use-checked-fields.ts";
import { NewPasswordFields } from "../new-password/new-password-fields.view.tsx";
import { STEP_HEADING_ID } from "../use-single-field-form.ts";
import { BackToLogin, type ProblemTextProps } from "./reset-link.view.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import type { NewPasswordViewModel } from "./password-reset.view-model.ts";
import pl from "./pl.json";

const t = texts(pl, "login.reset");

/** Shown while another customer is logged in in this browser. */
export interface LogOutOtherSession {
  /** Logs the other customer out and opens the login page. */
  readonly leave: () => void;
}

/** Form for a new password, opened by the link of an e-mail (LOGIN-05). */
export function NewPasswordView({
  model,
  problemText,
  leave,
}: ProblemTextProps & LogOutOtherSession & { readonly model: NewPasswordViewModel }) {
  const state = useSyncExternalStore(model.subscribe, model.snapshot);
  useEffect(() => void model.check(), [model]);
  switch (state.step) {
    case "CHECK":
      return (
        <>
          <ResetHeading takesFocus={false}>{t("check.heading")}</ResetHeading>
          {state.failureReason === undefined ? (
            <Loading label={t("check.busy")}>
              <p className="muted">{t("check.busy")}</p>
            </Loading>
          ) : (
            <>
              <Banner tone="bad" live="alert" title={problemText(state.failureReason)} />
              <Button block onClick={() => void model.check()}>
                {t("check.again")}
              </Button>
            </>
          )}
          <BackToLogin />
        </>
      );
    case "PASSWORD":
      return (
        <PasswordForm model={model} problemText={problemText} failureReason={state.failureReason} busy={state.busy} />
      );
    case "OVER":
      return (
        <>
          <ResetHeading key="over" takesFocus lead={problemText(state.failureReason)}>
            {t("expired.heading")}
          </ResetHeading>
          <LinkButton variant="primary" size="l" block href="/password">
            {t("expired.another")}
          </LinkButton>
          <BackToLogin />
        </>
      );
    case "DONE":
      return state.loggedInAs === undefined ? (
        <>
          <ResetHeading key="done" takesFocus lead={t("done.text")}>
            {t("done.heading")}
          </ResetHeading>
          <p className="muted">{t("done.keys")}</p>
          <LinkButton variant="primary" size="l" block href="/">
            {t("done.login")}
          </LinkButton>
        </>
      ) : (
        <>
          <ResetHeading key="done" takesFocus lead={t("done.others", { name: state.loggedInAs })}>
            {t("done.heading")}
          </ResetHeading>
          <p className="muted">{t("done.keys")}</p>
          <Button variant="primary" size="l" block onClick={leave}>
            {t("done.leave")}
          </Button>
          <LinkButton size="l" block href="/index">
            {t("done.stay")}
          </LinkButton>
        </>
      );
  }
}

function PasswordForm({
  model,
  problemText,
  failureReason,
  busy,
}: ProblemTextProps & {
  readonly model: NewPasswordViewModel;
  readonly failureReason: NewPasswordFailureReason | undefined;
  readonly busy: boolean;
}) {
  const fields = useCheckedFields({ password: "", repeated: "" }, newPasswordViolations, model.setPassword);
  const passwordError = useCommonPassword(failureReason, fields.values.password, fields.form.ref);
  const looking = failureReason?.kind === "outcome-unknown";
  return (
    <>
      <ResetHeading key="new" takesFocus={false} lead={t("new.lead")}>
        {t("new.heading")}
      </ResetHeading>
      <form className="stack" {...fields.form}>
        <NewPasswordProblemBanner
          failureReason={failureReason}
          problemText={problemText}
          look={
            <Button
              saves={false}
              size="s"
              busy={busy}
              busyLabel={t("check.busy")}
              onClick={() => void model.checkAgain()}
            >
              {t("unknown.look")}
            </Button>
          }
        />
        <NewPasswordFields
          of="newPassword"
          describedById={STEP_HEADING_ID}
          value={fields.values}
          violationOf={fields.violationOf}
          passwordError={passwordError}
          onValue={fields.set}
          onLeave={fields.leave}
        />
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={busy && !looking}
          busyLabel={t("new.busy")}
        >
          {t("new.submit")}
        </Button>
      </form>
      <BackToLogin />
    </>
  );
}

/** Problem without a field of its own. If it is unknown whether the password was set, says so and offers a check. */
function NewPasswordProblemBanner({
  failureReason,
  problemText,
  look,
}: ProblemTextProps & { readonly failureReason: NewPasswordFailureReason | undefined; readonly look: ReactNode }) {
  if (failureReason === undefined || isCommonPassword(failureReason)) return null;
  switch (failureReason.kind) {
    case "incomplete":
      return null;
    case "outcome-unknown":
      return (
        <Banner tone="notice" live="alert" title={t("unknown.title")} action={look}>
          {t("unknown.text")}
        </Banner>
      );
    case "not-set":
      return <Banner tone="bad" live="alert" title={t("notSet")} />;
    default:
      return <Banner tone="bad" live="alert" title={problemText(failureReason)} />;
  }
}
