import "./password-field.css";
import { type ChangeEvent, useId } from "react";
import { classNames } from "../class-names.ts";
import { FormField, splitFieldProps, textControlAttributes } from "./form-field.tsx";
import { PasswordInput } from "./password-input.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Strength of a password: a text and the lit part of the line. */
export interface ShownPasswordStrength {
  /** "Słabe", "Dobre, można dłuższe"; announced politely when it changes. */
  readonly label: string;
  readonly tone: "bad" | "notice" | "good";
  /** Number of lit parts of the line, 0 to 4. */
  readonly parts: 0 | 1 | 2 | 3 | 4;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix" | "endActions"> {
  /** "Pokaż hasło" */
  readonly showLabel: string;
  /** "Ukryj hasło" */
  readonly hideLabel: string;
  /** Strength of a new password; `undefined` while nothing is typed. */
  readonly strength?: ShownPasswordStrength | undefined;
}

const PARTS = [1, 2, 3, 4] as const;

function StrengthMeter({ id, strength }: { readonly id: string; readonly strength: ShownPasswordStrength }) {
  return (
    <div className={`strength strength--${strength.tone}`}>
      <span className="strength__line" aria-hidden="true">
        {PARTS.map((part) => (
          <span key={part} className={classNames("strength__part", part <= strength.parts && "strength__part--lit")} />
        ))}
      </span>
      <span id={id}>{strength.label}</span>
    </div>
  );
}

/**
 * Password field with a button to show the password, and an optional strength meter. Paste and password managers work.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { strength, onValue, onChange, readOnly, ...input } = rest;
  const strengthId = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  return (
    <div className="password">
      <FormField {...field}>
        {(attributes) => (
          <PasswordInput
            {...input}
            {...textControlAttributes(attributes, readOnly)}
            aria-describedby={classNames(attributes["aria-describedby"], strength !== undefined && strengthId)}
            onChange={change}
          />
        )}
      </FormField>
      <div role="status">{strength !== undefined && <StrengthMeter id={strengthId} strength={strength} />}</div>
    </div>
  );
}
