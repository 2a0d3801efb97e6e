import { displayName, visibleProducts, type Product } from "../products/index.ts";
import type { Grosze } from "../shared-kernel/index.ts";
import type { Blockade } from "./client.ts";

/** Blockade with its services and the company that the customer must contact (PROD-09). */
export interface BlockadeCase {
  readonly blockade: Blockade;
  /** Names of the services that work again after the payment, if the server reports them. */
  readonly limited: readonly string[];
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

/**
 * Returns the blockade with the limited services. A payment does not restore an inactive service. Only a `vindication`
 * names a debt collector, because the debt may belong to it. With arrears the customer pays in the portal, even if a
 * company is given.
 */
export function blockadeCase(blockade: Blockade, products: readonly Product[]): BlockadeCase {
  const limited = visibleProducts(products)
    .filter((product) => product.blockade !== undefined && product.status !== "INACTIVE")
    .map(displayName);
  return { blockade, limited, debtCollector: debtCollectorOf(blockade) };
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
