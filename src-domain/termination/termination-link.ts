import { contractStage, type Product } from "../products/index.ts";

/**
 * Returns the link from a service to the end of its contract: to terminate it, or to see its termination. `undefined`
 * for a service without a contract of its own, before its start, after a withdrawal, or after its number has moved away.
 */
export function terminationLink(
  product: Pick<Product, "contractNumber" | "status" | "withdrawnOn" | "portingOn">,
): "terminate" | "see" | undefined {
  if (product.contractNumber === undefined || product.status === "RESIGNED") return undefined;
  switch (contractStage(product)) {
    case "running":
      return "terminate";
    case "ending":
      return "see";
    case "ended":
      // With the move of the number the contract has ended without a termination.
      return product.portingOn === undefined ? "see" : undefined;
    case "ordered":
    case "withdrawn":
      return undefined;
  }
}
