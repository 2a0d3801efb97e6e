import { toTenths, type Measure } from "../shared-kernel/measure.ts";
import type { ServiceRefusal } from "./product.ts";

/** Setting of a mobile number that is on or off. */
export interface MobileParameter {
  readonly parameter: string;
  /** In the server's words. */
  readonly description: string;
  readonly value: boolean;
  /** True if the customer may change it. */
  readonly editable: boolean;
  /** Costs once it is on, in the server's words; the customer agrees to them first. */
  readonly costs?: string | undefined;
}

/** Mobile number with its settings (`getMVNOstate`). */
export interface MobileState {
  readonly state: "active" | "blocked" | "unknown";
  readonly number: string | undefined;
  /** MB in the current month. */
  readonly dataLimit: number | undefined;
  /** MB in the current month. */
  readonly dataUsed: number | undefined;
  readonly parameters: readonly MobileParameter[];
}

export type ParameterRefusal = ServiceRefusal<"not-possible">;

/** Returns the data left this month, MB, at least 0; `undefined` without a limit or when the usage is unknown. */
export function dataLeft({ dataLimit, dataUsed }: Pick<MobileState, "dataLimit" | "dataUsed">): number | undefined {
  return dataLimit === undefined || dataUsed === undefined ? undefined : Math.max(0, dataLimit - dataUsed);
}

/** Measures megabytes: "36,8 GB", "512 MB". */
export function measureMegabytes(megabytes: number): Measure {
  return megabytes >= 1024
    ? { value: toTenths(megabytes / 1024), unit: "gigabyte", hasDecimal: false }
    : { value: Math.round(megabytes), unit: "megabyte", hasDecimal: false };
}
