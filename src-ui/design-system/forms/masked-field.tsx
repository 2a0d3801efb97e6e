import "./code-field.css";
import type { MaskitoOptions } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import { type InputEvent, useCallback, useRef } from "react";
import { classNames } from "../class-names.ts";
import { InputAdornments } from "./input-adornments.tsx";
import { FormField, splitFieldProps, textControlAttributes } from "./form-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface MaskedFieldProps extends Omit<TextFieldProps, "onChange" | "ref"> {
  /** How what is typed is grouped. Keep one object for one mask: a new one begins anew. */
  readonly mask: MaskitoOptions;
}

/** One line of text that is grouped while it is typed, pasted, cut or filled in. `onValue` gives it as grouped. */
export function MaskedField({ mask, ...props }: MaskedFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onInput, suffix, endActions, className, readOnly, type = "text", ...input } = rest;
  const masked = useMaskito({ options: mask });
  const last = useRef<string | undefined>(undefined);
  const ref = useCallback((element: HTMLInputElement | null) => masked(element), [masked]);
  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    onInput?.(event);
    const { value } = event.currentTarget;
    // a change that the mask corrects is told of twice
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
            onChange={input.value === undefined ? undefined : ignore}
          />
        </InputAdornments>
      )}
    </FormField>
  );
}

/** A mask changes the value between a browser's event and React's, so the value is taken from the former. */
function ignore(): void {
  return undefined;
}

export type CodeFieldProps = Omit<MaskedFieldProps, "type" | "inputMode" | "className" | "autoComplete">;

/** A code of digits from a text message or an app: one field, which a phone can fill in by itself. */
export function CodeField(props: CodeFieldProps) {
  return <MaskedField {...props} inputMode="numeric" autoComplete="one-time-code" className="input--code" />;
}
