import { useMemo } from "react";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";
import { digits } from "./masks.ts";

export interface CodeFieldProps extends Omit<MaskedFieldProps, "mask" | "type" | "inputMode" | "className" | "autoComplete"> {
  /** How many digits a code has. */
  readonly length: number;
}

/** A code of digits from a text message or an app: one field, which a phone can fill in by itself. */
export function CodeField({ length, ...props }: CodeFieldProps) {
  const mask = useMemo(() => digits(length), [length]);
  return <MaskedField {...props} mask={mask} inputMode="numeric" autoComplete="one-time-code" className="input--code" />;
}
