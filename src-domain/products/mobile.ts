import type { ServiceRefusal } from "./product.ts";

/** Something of a mobile number that is on or off. */
export interface MobileParameter {
  readonly parameter: string;
  /** In the provider's words. */
  readonly description: string;
  readonly value: boolean;
  /** Whether the customer may change it. */
  readonly editable: boolean;
}

/** A mobile number with its settings (`getMVNOstate`). */
export interface MobileState {
  readonly state: "active" | "blocked" | "unknown";
  readonly number: string | undefined;
  /** MB of this month. */
  readonly dataLimit: number | undefined;
  /** MB of this month. */
  readonly dataUsed: number | undefined;
  readonly parameters: readonly MobileParameter[];
}

export type ParameterRefusal = ServiceRefusal<"not-possible">;

/**
 * How much of the month's data is left, MB, never less than nothing; `undefined` where it has no limit, or nobody says.
 */
export function dataLeft({ dataLimit, dataUsed }: Pick<MobileState, "dataLimit" | "dataUsed">): number | undefined {
  return dataLimit === undefined || dataUsed === undefined ? undefined : Math.max(0, dataLimit - dataUsed);
}

/** MB as people say them: "36,8 GB", "512 MB"; blanks do not break. */
export function formatMegabytes(megabytes: number): string {
  const [amount, unit] =
    megabytes >= 1024 ? [Math.round((megabytes / 1024) * 10) / 10, "GB"] : [Math.round(megabytes), "MB"];
  return `${String(amount).replace(".", ",")}\u00a0${unit}`;
}
