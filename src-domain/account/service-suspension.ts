import { isContractOver, isSuspendedUntilEnd, type Product, type ProductBlockade } from "../products/index.ts";
import type { Grosze } from "../shared-kernel/index.ts";
import { debtCollectorOf } from "./blockade-case.ts";
import type { Blockade } from "./client.ts";

/** Reason why a service does not work now (REQ-34). `account`: the blockade of the account has the same reason. */
export type ServiceSuspension =
  | { readonly kind: "account"; readonly blockade: Blockade }
  | { readonly kind: "blocked"; readonly reason: ProductBlockade }
  /** `info`: the operator's words about the suspension. */
  | { readonly kind: "suspended"; readonly info: string | undefined };

type SuspendableProduct = Pick<Product, "status" | "withdrawnOn" | "blockade" | "isSuspendedUntilEnd" | "productInfo">;

/** Returns why a service does not work now; `undefined` for one that works or is over. */
export function serviceSuspension(
  product: SuspendableProduct,
  blockade: Blockade | undefined,
): ServiceSuspension | undefined {
  if (isContractOver(product)) return undefined;
  const { blockade: reason, status, productInfo: info } = product;
  if (blockade !== undefined && reason === blockade.type) return { kind: "account", blockade };
  if (reason !== undefined) return { kind: "blocked", reason };
  return status === "SUSPENDED" || isSuspendedUntilEnd(product) ? { kind: "suspended", info } : undefined;
}

/** Arrears of an account, as far as they decide whether to pay them. */
export interface KnownArrears {
  readonly overdue: Grosze;
  /** True if a payment of all of them was started or made. */
  readonly hasPayment: boolean;
}

/**
 * Returns the amount that ends a blockade by a payment in the portal; `undefined` if it is unknown, zero, being paid,
 * or paid after an agreement with the debt collector.
 */
export function payableArrears(blockade: Blockade, arrears: KnownArrears | undefined): Grosze | undefined {
  if (arrears === undefined || arrears.hasPayment || debtCollectorOf(blockade) !== undefined) return undefined;
  return arrears.overdue > 0 ? arrears.overdue : undefined;
}
