import { displayName, visibleProducts, type Product } from "../products/index.ts";
import type { Grosze } from "../shared-kernel/index.ts";
import type { Blockade } from "./client.ts";

/** What a blockade means to the customer (PROD-09). */
export interface BlockadeCase {
  readonly blockade: Blockade;
  /** Names of the services that are held back until then, as far as the provider says which. */
  readonly limited: readonly string[];
  /** Who is to be asked before anything is paid: the company that collects the debt; `undefined`: it is paid here. */
  readonly debtCollector: string | undefined;
}

/** Who is to be asked before anything is paid; `undefined` where it is paid here, or where nothing is on hold. */
export function debtCollectorOf(blockade: Blockade | undefined): string | undefined {
  return blockade?.type === "vindication" ? blockade.debtCollectionCompany : undefined;
}

/**
 * What the customer can do about a blockade: pay here, or, where a company collects the debt, ask it first, since the
 * money may
 * be owed to it by now. A company is named whenever one is given, also beside arrears: those are still paid here.
 */
export function blockadeCase(blockade: Blockade, products: readonly Product[]): BlockadeCase {
  const limited = visibleProducts(products)
    .filter((product) => product.blockade !== undefined)
    .map(displayName);
  return { blockade, limited, debtCollector: debtCollectorOf(blockade) };
}

/**
 * Which of the ways to pay leads: one, so that there is one sum and one thing to do. `nowhere`: first somebody is to be
 * asked.
 */
export type PrimaryPaymentPlace = "blockade" | "panel" | "nowhere";

/**
 * Where paying is led to (PROD-09): what ends the blockade, where that is less than all that is owed; else all that is
 * owed. What a company
 * collects is not paid before it is asked.
 *
 * @param arrears what is to be paid to end the blockade
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
