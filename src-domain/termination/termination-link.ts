import type { Product } from "../products/index.ts";

/**
 * Returns the link from a service to the end of its contract: to terminate it, or to see its termination. `undefined`
 * for a service without a contract of its own, before its start, or after a withdrawal.
 */
export function terminationLink({
  contractNumber,
  status,
  withdrawnOn,
}: Pick<Product, "contractNumber" | "status" | "withdrawnOn">): "terminate" | "see" | undefined {
  if (contractNumber === undefined || withdrawnOn !== undefined) return undefined;
  switch (status) {
    case "ACTIVE":
    case "SUSPENDED":
      return "terminate";
    case "DURING_RESIGNATION":
    case "INACTIVE":
      return "see";
    case "ORDERED":
    case "RESIGNED":
      return undefined;
  }
}
