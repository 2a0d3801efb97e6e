/** Units of quantities, named as in `Intl`. */
export type MeasureUnit = "kilobyte" | "megabyte" | "gigabyte" | "meter" | "kilometer";

/** Quantity rounded for the customer. The page formats it in its language: `1,5 MB`, `1,5 МБ`, `1.5 MB`. */
export interface Measure {
  /** At most one decimal. */
  readonly value: number;
  readonly unit: MeasureUnit;
  /** True if a whole number has a zero decimal: `1,0 MB`. */
  readonly hasDecimal: boolean;
}

/** Rounds to one decimal. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
