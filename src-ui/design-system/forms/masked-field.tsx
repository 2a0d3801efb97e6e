import "./code-field.css";
import type { MaskitoOptions } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import { type InputEvent, useCallback, useRef } from "react";
import { classNames } from "../class-names.ts";
import { InputAdornments } from "./input-adornments.tsx";
import { FormField, splitFieldProps, textControlAttributes } from "./form-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface MaskedFieldProps extends Omit<TextFieldProps, "onChange" | "ref"> {
  /** Mask that formats typed text. Keep a stable object; a new one reinitialises the mask. */
  readonly mask: MaskitoOptions;
}

/** Text field that formats typed, pasted, cut and autofilled text. `onValue` receives the formatted value. */
export function MaskedField({ mask, ...props }: MaskedFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onInput, suffix, endActions, className, readOnly, type = "text", ...input } = rest;
  const masked = useMaskito({ options: mask });
  const last = useRef<string | undefined>(undefined);
  const ref = useCallback((element: HTMLInputElement | null) => masked(element), [masked]);
  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    onInput?.(event);
    const { value } = event.currentTarget;
    // A change corrected by the mask fires two events.
    if (value === last.current && value === input.value) return;
    last.current = value;
    onValue?.(value);
  };
  return (
    <FormField {...field}>
      {(attributes) => (
        <InputAdornments suffix={suffix} endActions={endActions}>
          <input
            {...input}
            {...textControlAttributes(attributes, readOnly)}
            ref={ref}
            type={type}
            className={classNames("input", className)}
            onInput={handleInput}
            onChange={input.value === undefined ? undefined : ignoreReactChange}
          />
        </InputAdornments>
      )}
    </FormField>
  );
}

/** The mask changes the value between the browser's event and React's, so the native event provides it. */
function ignoreReactChange(): void {
  return undefined;
}

export type CodeFieldProps = Omit<MaskedFieldProps, "type" | "inputMode" | "className" | "autoComplete">;

/** Code from an SMS or an app: one field, with autofill on phones. */
export function CodeField(props: CodeFieldProps) {
  return <MaskedField {...props} inputMode="numeric" autoComplete="one-time-code" className="input--code" />;
}
