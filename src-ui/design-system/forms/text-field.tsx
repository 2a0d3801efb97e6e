import type { ChangeEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { NativeInput } from "./field.tsx";
import { FormField, type FormFieldProps, splitField, textAttributes } from "./form-field.tsx";
import { Beside } from "./beside.tsx";

/** What fields with one line of text share. */
export interface LineProps extends Omit<NativeInput, keyof FormFieldProps | "disabled">, FormFieldProps {
  /** The text exactly as typed, after each change. */
  readonly onValue?: ((value: string) => void) | undefined;
  /** Said after the value and shown at its end: "zł". */
  readonly suffix?: ReactNode;
  /** A button that belongs to the value, at its right. */
  readonly beside?: ReactNode;
}

/** One line of text. Native attributes go to the input. The login page, which has no live region of errors, uses `Field`. */
export function TextField(props: LineProps) {
  const { field, rest } = splitField(props);
  const { onValue, onChange, suffix, beside, className, readOnly, type = "text", ...input } = rest;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  return (
    <FormField {...field}>
      {(wiring) => (
        <Beside suffix={suffix} beside={beside}>
          <input
            {...input}
            {...textAttributes(wiring, readOnly)}
            type={type}
            className={classNames("input", className)}
            onChange={change}
          />
        </Beside>
      )}
    </FormField>
  );
}
