import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";
import type { NativeInput } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<NativeInput, "type">, FieldTexts {
  /** "Pokaż hasło" */
  readonly showLabel: string;
  /** "Ukryj hasło" */
  readonly hideLabel: string;
}

/** A password that can be shown. Paste and password managers work. */
export function PasswordField({
  id,
  label,
  optional,
  help,
  error,
  within,
  foot,
  className,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} within={within} foot={foot}>
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
