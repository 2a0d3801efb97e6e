import type { ChangeEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { NativeInput } from "./field.tsx";
import { FormField, type FormFieldProps, splitFieldProps, textControlAttributes } from "./form-field.tsx";
import { InputAdornments } from "./input-adornments.tsx";

/** Props of single-line text fields. */
export interface TextFieldProps extends Omit<NativeInput, keyof FormFieldProps | "disabled">, FormFieldProps {
  /** The text exactly as typed, after each change. */
  readonly onValue?: ((value: string) => void) | undefined;
  /** Shown at the end of the value and read after it: "zł". */
  readonly suffix?: ReactNode;
  /** Button beside the input. */
  readonly endActions?: ReactNode;
}

/**
 * Single-line text field. Native attributes go to the input. The login page, which has no live region for errors, uses
 * `Field`.
 */
export function TextField(props: TextFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onChange, suffix, endActions, className, readOnly, type = "text", ...input } = rest;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  return (
    <FormField {...field}>
      {(attributes) => (
        <InputAdornments suffix={suffix} endActions={endActions}>
          <input
            {...input}
            {...textControlAttributes(attributes, readOnly)}
            type={type}
            className={classNames("input", className)}
            onChange={change}
          />
        </InputAdornments>
      )}
    </FormField>
  );
}
