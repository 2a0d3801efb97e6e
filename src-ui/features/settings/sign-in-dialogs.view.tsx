import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { loginNameViolations, passwordViolations } from "#domain/validation/index.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { RuleList, type RuleStatus } from "#ui/shared/rule-list.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { DialogForm } from "./dialog-form.view.tsx";
import { t } from "./settings.texts.ts";
import type { LoginFormModel, PasswordFormModel } from "./sign-in-forms.ts";

interface Props<Model> {
  readonly model: Model;
  readonly onClose: () => void;
}

/** Checklist of rules under a field, updated while typing; announces politely how many are met. */
function Rules({
  label,
  rules,
  typed,
}: {
  readonly label: string;
  readonly rules: readonly RuleStatus[];
  readonly typed: boolean;
}) {
  const metCount = rules.filter((rule) => rule.isMet).length;
  return (
    <RuleList
      label={label}
      rules={rules}
      metLabel={t("rules.met")}
      missingLabel={t("rules.missing")}
      announcement={typed ? t("rules.metCount", { met: metCount, all: rules.length }) : ""}
    />
  );
}

/** "Zmień login" (SET-01, VAL-02). */
export const LoginDialog = observer(function LoginDialog({ model, onClose }: Props<LoginFormModel>) {
  const { form } = model;
  const violation = form.violationOf("login");
  const typed = form.form.login;
  const wrong = new Set(loginNameViolations(typed.trim()).map(({ key }) => key));
  return (
    <DialogForm
      name="settings-login"
      title={t("login.dialog")}
      model={model}
      submit={t("login.save")}
      onClose={onClose}
    >
      <div className="stack" style={{ "--stack": "var(--space-2)" }}>
        <TextField
          label={t("login.field")}
          name="login"
          help={t("login.help")}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={250}
          value={typed}
          error={violation === undefined ? undefined : messageOf(violation, t("login.missing"))}
          onValue={(value) => form.set("login", value)}
          onBlur={() => form.leave("login")}
        />
        <Rules
          label={t("login.rules")}
          typed={typed !== ""}
          rules={[
            { key: "length", label: t("login.ruleLength"), isMet: !wrong.has("loginLength") },
            { key: "digits", label: t("login.ruleDigits"), isMet: !wrong.has("loginDigits") },
          ]}
        />
      </div>
    </DialogForm>
  );
});

/** "Zmień hasło" (SET-01, VAL-01). */
export const PasswordDialog = observer(function PasswordDialog({ model, onClose }: Props<PasswordFormModel>) {
  const { form } = model;
  const [shown, setShown] = useState(false);
  const field = (name: "current" | "next" | "repeated") => {
    const violation = form.violationOf(name);
    return {
      name,
      value: form.form[name],
      error: violation === undefined ? undefined : messageOf(violation, t(`password.missing.${name}`)),
      maxLength: 250,
      type: shown ? "text" : "password",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
      onValue: (value: string) => form.set(name, value),
      onBlur: () => form.leave(name),
    };
  };
  const { next } = form.form;
  const wrong = new Set(passwordViolations(next).map(({ key }) => key));
  return (
    <DialogForm
      name="settings-password"
      title={t("password.dialog")}
      model={model}
      submit={t("password.save")}
      onClose={onClose}
    >
      <TextField {...field("current")} label={t("password.current")} autoComplete="current-password" />
      <div className="stack" style={{ "--stack": "var(--space-2)" }}>
        <TextField {...field("next")} label={t("password.next")} autoComplete="new-password" />
        <Rules
          label={t("password.rules")}
          typed={next !== ""}
          rules={[
            {
              key: "length",
              label: t("password.ruleLength"),
              isMet: !wrong.has("passwordShort") && !wrong.has("passwordLong"),
            },
          ]}
        />
      </div>
      <TextField {...field("repeated")} label={t("password.repeated")} autoComplete="new-password" />
      <CheckboxField label={t("password.show")} checked={shown} onValue={setShown} />
      <p className="muted small">{t("password.others")}</p>
    </DialogForm>
  );
});
