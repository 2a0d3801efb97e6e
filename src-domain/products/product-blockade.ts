import type { ProductBlockade } from "./product.ts";

const REASONS: readonly ProductBlockade[] = ["arrears", "vindication"];

/**
 * Why a service is blocked, by the wire's text (PROD-09); `undefined`: it is not. An unknown reason is still a
 * blockade.
 */
export function productBlockade(text: string | undefined): ProductBlockade | undefined {
  const reason = text?.trim() ?? "";
  return reason === "" ? undefined : (REASONS.find((known) => known === reason) ?? "unknown");
}
