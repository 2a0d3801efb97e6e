import { contractStage, displayName, hasContractEnded, visibleProducts, type Product } from "../products/index.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { Blockade } from "./client.ts";

/** Blockade with its services and the company that the customer must contact (PROD-09). */
export interface BlockadeCase {
  readonly blockade: Blockade;
  /** Names of the services that work again after the payment, if the server reports them. */
  readonly limited: readonly string[];
  /** False: the contracts have ended, so that no service works again after a payment (PROD-31). */
  readonly restoresServices: boolean;
  /**
   * Company that collects the debt and must be contacted before a payment; `undefined`: the customer pays in the
   * portal.
   */
  readonly debtCollector: string | undefined;
}

/**
 * Returns the company to contact before a payment; `undefined` if the customer pays in the portal or has no blockade.
 */
export function debtCollectorOf(blockade: Blockade | undefined): string | undefined {
  return blockade?.type === "vindication" ? blockade.debtCollectionCompany : undefined;
}

/** Returns true for a product whose contract has begun and goes on on `today`, also if it is terminated. */
const isInForce = (product: Product, today: WarsawDate): boolean =>
  contractStage(product) !== "ordered" && !hasContractEnded(product, today);

/** Returns true for a service that works again after the payment of the arrears: a blocked one with a contract. */
const isRestored = (product: Product, today: WarsawDate): boolean =>
  product.blockade !== undefined && isInForce(product, today);

/**
 * Returns true if a payment of the arrears restores services (PROD-31): a blocked one whose contract has not ended. A
 * server that marks no service as blocked may have blocked any; without a list of services nothing is known.
 */
export function doesPaymentRestore(products: readonly Product[], today: WarsawDate): boolean {
  const visible = visibleProducts(products);
  const isMarked = visible.some(({ blockade }) => blockade !== undefined);
  return visible.length === 0 || visible.some((product) => (isMarked ? isRestored : isInForce)(product, today));
}

/** Returns true unless the contract of a service has ended, or those of all services that a payment would restore. */
export function isRestoredByPayment(product: Product, products: readonly Product[], today: WarsawDate): boolean {
  return !hasContractEnded(product, today) && doesPaymentRestore(products, today);
}

/**
 * Returns the blockade with the limited services. A payment does not restore a service whose contract has ended. Only a
 * `vindication` names a debt collector, because the debt may belong to it. With arrears the customer pays in the
 * portal, even if a company is given.
 */
export function blockadeCase(blockade: Blockade, products: readonly Product[], today: WarsawDate): BlockadeCase {
  return {
    blockade,
    limited: visibleProducts(products)
      .filter((product) => isRestored(product, today))
      .map(displayName),
    restoresServices: doesPaymentRestore(products, today),
    debtCollector: debtCollectorOf(blockade),
  };
}

/**
 * Place of the primary payment button. Only one place shows it, so that there is one sum. `nowhere`: the customer must
 * contact the debt collector first.
 */
export type PrimaryPaymentPlace = "blockade" | "panel" | "nowhere";

/**
 * Returns the place of the primary payment button (PROD-09): the blockade if less than the whole debt ends it, else the
 * panel. Nothing is paid before the debt collector was contacted.
 *
 * @param arrears amount that ends the blockade
 */
export function choosePrimaryPaymentPlace(
  blockade: BlockadeCase | undefined,
  arrears: Grosze,
  owed: Grosze,
): PrimaryPaymentPlace {
  if (blockade === undefined) return "panel";
  if (blockade.debtCollector !== undefined) return "nowhere";
  return arrears > 0 && arrears < owed ? "blockade" : "panel";
}
