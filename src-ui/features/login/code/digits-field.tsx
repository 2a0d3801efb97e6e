import "#ui/design-system/forms/code-field.css";
import type { InputEvent, Ref } from "react";
import { Field, type FieldTexts, type NativeInput } from "#ui/design-system/forms/field.tsx";
import { classNames } from "#ui/design-system/class-names.ts";

export interface DigitsFieldProps
  extends Omit<NativeInput, "type" | "inputMode" | "maxLength" | "onInput">, FieldTexts {
  /** Maximum number of digits; other characters typed, pasted or filled in are dropped. */
  readonly digits: number;
  readonly onDigits?: (digits: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Single-line digit input, light enough for the login page. Accepts pasted numbers with spaces and words around them.
 */
export function DigitsField({
  digits,
  onDigits,
  id,
  label,
  optional,
  help,
  error,
  describedById,
  foot,
  className,
  ...rest
}: DigitsFieldProps) {
  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { value } = input;
    const accepted = digitsOf(value).slice(0, digits);
    if (accepted !== value) {
      const before = digitsOf(value.slice(0, input.selectionStart ?? value.length)).length;
      input.value = accepted;
      input.setSelectionRange(before, before);
    }
    onDigits?.(accepted);
  };
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      help={help}
      error={error}
      describedById={describedById}
      foot={foot}
    >
      {(attributes) => (
        <input
          {...rest}
          {...attributes}
          type="text"
          inputMode="numeric"
          className={classNames("input", className)}
          onInput={handleInput}
        />
      )}
    </Field>
  );
}

/** Input for a code from an SMS or an authenticator app, with autofill on phones. */
export function CodeDigits(props: Omit<DigitsFieldProps, "digits" | "autoComplete" | "className">) {
  return <DigitsField {...props} digits={6} autoComplete="one-time-code" className="input--code" />;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "");
