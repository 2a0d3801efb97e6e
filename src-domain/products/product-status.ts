import type { ProductStatus } from "./product.ts";

const STATUSES: readonly ProductStatus[] = [
  "DURING_RESIGNATION",
  "SUSPENDED",
  "ORDERED",
  "ACTIVE",
  "INACTIVE",
  "RESIGNED",
];

/** The status that the wire's text names; TERMINATED and whatever is unknown or missing is INACTIVE (PROD-03). */
export function productStatus(text: string | undefined): ProductStatus {
  return STATUSES.find((status) => status === text) ?? "INACTIVE";
}
