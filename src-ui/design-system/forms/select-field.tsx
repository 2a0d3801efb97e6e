import type { ChangeEvent, ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import { FormField, type FormFieldProps, splitFieldProps } from "./form-field.tsx";
import { lockedSelectProps } from "./locked-props.ts";

type NativeSelect = Omit<
  ComponentPropsWithRef<"select">,
  keyof FormFieldProps | "disabled" | "multiple" | "size" | "aria-describedby" | "aria-invalid"
>;

export interface SelectFieldProps extends NativeSelect, FormFieldProps {
  readonly onValue?: ((value: string) => void) | undefined;
}

/** Native select. Children are native options. */
export function SelectField(props: SelectFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onChange, className, ...select } = rest;
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    if (field.unavailable !== undefined) return;
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  return (
    <FormField {...field}>
      {({ locked, ...attributes }) => (
        <select
          {...select}
          {...attributes}
          {...lockedSelectProps(locked)}
          className={classNames("input", className)}
          onChange={change}
        />
      )}
    </FormField>
  );
}
