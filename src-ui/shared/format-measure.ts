import type { Measure } from "#domain/shared-kernel/measure.ts";
import { formatNumber } from "./formats.ts";

/** Formats a quantity with its unit, without a line break: `1,5 MB`, `1,5 МБ` in Ukrainian, `1.5 MB` in English. */
export function formatMeasure({ value, unit, hasDecimal }: Measure): string {
  const options = { style: "unit", unit, minimumFractionDigits: hasDecimal ? 1 : 0, maximumFractionDigits: 1 } as const;
  return formatNumber(value, options).replace(" ", "\u00a0");
}
