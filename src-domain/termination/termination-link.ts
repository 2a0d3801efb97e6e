import { contractStage, type Product } from "../products/index.ts";

/**
 * Returns the link from a service to the end of its contract: to terminate it, or to see its termination. `undefined`
 * for a service without a contract of its own, before its start, or after a withdrawal.
 */
export function terminationLink(
  product: Pick<Product, "contractNumber" | "status" | "withdrawnOn">,
): "terminate" | "see" | undefined {
  if (product.contractNumber === undefined || product.status === "RESIGNED") return undefined;
  switch (contractStage(product)) {
    case "running":
      return "terminate";
    case "ending":
    case "ended":
      return "see";
    case "ordered":
    case "withdrawn":
      return undefined;
  }
}
