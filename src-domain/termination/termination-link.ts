import { contractStage, type Product } from "../products/index.ts";

/**
 * Returns the link from a service to the end of its contract: to terminate it, or to see its termination. `undefined`
 * for a service without a contract of its own, before its start, after a withdrawal, and if its number moves away, with
 * which its contract ends without a termination.
 */
export function terminationLink(
  product: Pick<Product, "contractNumber" | "status" | "withdrawnOn" | "portingOn">,
): "terminate" | "see" | undefined {
  if (product.contractNumber === undefined || product.status === "RESIGNED") return undefined;
  const isMoving = product.portingOn !== undefined;
  switch (contractStage(product)) {
    case "running":
      return isMoving ? undefined : "terminate";
    case "ending":
      return "see";
    case "ended":
      return isMoving ? undefined : "see";
    case "ordered":
    case "withdrawn":
      return undefined;
  }
}
