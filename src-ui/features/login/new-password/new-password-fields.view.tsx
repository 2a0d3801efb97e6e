import type { ReactNode } from "react";
import type { RegisterViolation } from "#domain/login/index.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { Field } from "#ui/design-system/forms/field.tsx";
import { PasswordInput, useCapsLock } from "#ui/design-system/forms/password-input.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { RuleChecklist } from "./rule-checklist.view.tsx";
import pl from "./pl.json";
import { passwordRules } from "./password-rules.ts";

const t = texts(pl, "login.new-password");

/** Values of the two password fields. */
export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** Two fields for a new password, with a checklist of its rules updated while typing (VAL-01). */
export function NewPasswordFields({
  of,
  describedById,
  value,
  violationOf,
  passwordError,
  onValue,
  onLeave,
}: {
  /** First password of an account, or a replacement of the current one. */
  readonly of: "password" | "newPassword";
  /** Id of the heading of a step that begins with these fields. */
  readonly describedById?: string | undefined;
  readonly value: NewPassword;
  readonly violationOf: (field: "password" | "repeated") => RegisterViolation["violation"] | undefined;
  /** Error of the server at the password, shown when the password breaks no rule. */
  readonly passwordError?: ReactNode;
  readonly onValue: (field: "password" | "repeated", value: string) => void;
  readonly onLeave: (field: "password" | "repeated") => void;
}) {
  const capsLock = useCapsLock();
  const errors = { password: passwordError, repeated: undefined };
  const field = (name: "password" | "repeated") => {
    const violation = violationOf(name);
    const texts = { id: name, error: violation === undefined ? errors[name] : messageOf(violation) };
    const input = {
      name,
      value: value[name],
      autoComplete: "new-password",
      maxLength: 250,
      showLabel: t(name === "password" ? "show" : "showRepeated"),
      hideLabel: t(name === "password" ? "hide" : "hideRepeated"),
      onChange: (event: { readonly currentTarget: HTMLInputElement }) => onValue(name, event.currentTarget.value),
      onBlur: () => onLeave(name),
      ...capsLock.watch,
    };
    return { texts, input };
  };
  const password = field("password");
  const repeated = field("repeated");
  return (
    <>
      <div className="stack" style={{ "--stack": "var(--space-2)" }}>
        <Field
          {...password.texts}
          label={t(of)}
          describedById={describedById}
          foot={capsLock.on ? <span role="status">{t("capsLock")}</span> : undefined}
        >
          {(attributes) => <PasswordInput {...password.input} {...attributes} />}
        </Field>
        <RuleChecklist label={t("rules")} rules={passwordRules(value.password)} typed={value.password !== ""} />
      </div>
      <Field {...repeated.texts} label={t("repeated")}>
        {(attributes) => <PasswordInput {...repeated.input} {...attributes} />}
      </Field>
    </>
  );
}
