import { useEffect, useRef, type FormEvent } from "react";
import type { ProtectionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { TextField } from "#ui/design-system/text-field.tsx";
import { problemText } from "../refusals/problem-of-login.ts";
import { protectionTexts as t } from "./protection.texts.ts";
import type { Protection } from "./protection.ts";
import type { LoginViewModel } from "../login.view.tsx";
import { StepHeading } from "../step-heading.tsx";

/** The third question, where it is asked: a code of an SMS or of an authenticator app (LOGIN-03). */
export function ProtectionStep({ model, state, protection }: {
  readonly model: Pick<LoginViewModel, "brand" | "back" | "problemText">;
  readonly state: ProtectionState;
  readonly protection: Pick<Protection, "giveCode" | "askAnotherCode">;
}) {
  const field = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const { problem, challenge } = state;
  const sms = challenge.factor === "sms";
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // as it is copied from a message: with a blank or a dash in the middle
    void protection.giveCode((field.current?.value ?? "").replaceAll(/[\s-]/gu, ""), remember.current?.checked ?? false);
  };

  return (
    <>
      <header>
        <StepHeading title={t("title")} brand={model.brand.name} focus>{t("heading")}</StepHeading>
        <p className="muted">{sms ? t("sms", { phone: challenge.phone }) : t("app")}</p>
      </header>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          id="code"
          name="code"
          className="input--code"
          label={t(sms ? "smsLabel" : "appLabel")}
          error={problem === undefined ? undefined : <span role="alert">{(model.problemText ?? problemText)(problem)}</span>}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
        />
        {state.mayRemember ? (
          <label className="check">
            <input ref={remember} type="checkbox" name="remember" defaultChecked={state.remember} />
            {t("remember")}
            <small>{t("rememberNote")}</small>
          </label>
        ) : <p className="muted small">{t("devicesFull")}</p>}
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("busy")}>{t("submit")}</Button>
      </form>
      <div className="cluster between">
        <Button variant="quiet" onClick={model.back}>{t("back")}</Button>
        {sms && <Button variant="quiet" onClick={() => void protection.askAnotherCode()}>{t("another")}</Button>}
      </div>
    </>
  );
}
