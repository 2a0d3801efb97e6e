import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

/** The native attributes that a field leaves to its caller. */
export type NativeInput = Omit<ComponentPropsWithRef<"input">, "aria-describedby" | "aria-invalid" | "children">;

export interface TextFieldProps extends NativeInput, FieldTexts {}

/** One line of text. `onChange`, `value`, `autoComplete`, `inputMode`, `ref` and the rest are the native ones. */
export function TextField({
  id,
  label,
  optional,
  help,
  error,
  within,
  foot,
  className,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} within={within} foot={foot}>
      {(wiring) => <input {...rest} {...wiring} type={type} className={classNames("input", className)} />}
    </Field>
  );
}
