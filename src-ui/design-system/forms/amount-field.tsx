import type { ReactNode } from "react";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";
import { AMOUNT_MASK } from "./date-amount-masks.ts";

export interface AmountFieldProps extends Omit<
  MaskedFieldProps,
  "mask" | "type" | "inputMode" | "className" | "suffix"
> {
  /** "zł" */
  readonly unit: ReactNode;
}

/** Amount of money. Keeps all that is typed, because a removed digit or separator would change the amount. */
export function AmountField({ unit, ...props }: AmountFieldProps) {
  return <MaskedField {...props} mask={AMOUNT_MASK} inputMode="decimal" suffix={unit} className="input--amount" />;
}
