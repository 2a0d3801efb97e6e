import type { ReactNode } from "react";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";
import { AMOUNT_MASK } from "./masks.ts";

export interface AmountFieldProps extends Omit<
  MaskedFieldProps,
  "mask" | "type" | "inputMode" | "className" | "suffix"
> {
  /** "zł" */
  readonly unit: ReactNode;
}

/** An amount of money with a comma, two digits after it at most. */
export function AmountField({ unit, ...props }: AmountFieldProps) {
  return <MaskedField {...props} mask={AMOUNT_MASK} inputMode="decimal" suffix={unit} className="input--amount" />;
}
