import type { OptionStatus } from "./product.ts";

const STATUSES: readonly OptionStatus[] = ["active", "inactive", "pending"];

/** The status of an option that the wire's text names; what is unknown or missing is not switched on (PROD-05). */
export function optionStatus(text: string | undefined): OptionStatus {
  return STATUSES.find((status) => status === text) ?? "inactive";
}
