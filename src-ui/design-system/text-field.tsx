import { Eye, EyeOff } from "lucide-react";
import { type ComponentPropsWithRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "aria-describedby" | "aria-invalid" | "children">;

export interface TextFieldProps extends NativeInput, FieldTexts {}

/** One line of text. `onChange`, `value`, `autoComplete`, `inputMode`, `ref` and the rest are the native ones. */
export function TextField({ id, label, optional, help, error, foot, className, type = "text", ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} foot={foot}>
      {(wiring) => <input {...rest} {...wiring} type={type} className={classNames("input", className)} />}
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<NativeInput, "type">, FieldTexts {
  /** "Pokaż hasło" */
  readonly showLabel: string;
  /** "Ukryj hasło" */
  readonly hideLabel: string;
}

/** A password that can be shown. Paste and password managers work. */
export function PasswordField({ id, label, optional, help, error, foot, className, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} foot={foot}>
      {(wiring) => (
        <div className="input-group">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={shown ? "text" : "password"}
            className={classNames("input", className)}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
