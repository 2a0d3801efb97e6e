import type { Blockade } from "#domain/account/index.ts";
import { debtCollectorOf } from "#domain/account/blockade-case.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { allVisibleProducts, findVisibleProduct, type ProductBlockade } from "#domain/products/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { readArrears, type ArrearsStores } from "../finance/read-arrears.ts";

/** Reason why a service does not work now (REQ-34, WIFI-03). */
export type SuspendedService =
  | {
      readonly kind: "account";
      readonly blockade: Blockade;
      readonly payment: ArrearsPayment | undefined;
      /** Amount that ends the blockade; `undefined` if it is unknown, being paid, or not paid in the portal. */
      readonly arrears: Grosze | undefined;
    }
  | { readonly kind: "blocked"; readonly reason: ProductBlockade }
  /** `info`: the operator's words about the suspension. */
  | { readonly kind: "suspended"; readonly info: string | undefined };

/** Finds out why a service is suspended. */
export class SuspendedServices {
  readonly #stores: ArrearsStores;

  constructor(stores: ArrearsStores) {
    this.#stores = stores;
  }

  /** Loads what the arrears of a blocked account are computed from. */
  load(): void {
    const { client, finance } = this.#stores;
    if (client.data.known?.client.blockade?.type === "arrears") void finance.entries.load();
  }

  /** Returns the reason for a service; `undefined` for a service that works or is unknown. */
  find(productId: string): SuspendedService | undefined {
    const data = this.#stores.client.data.known;
    const product = data && findVisibleProduct(data.products, productId);
    if (data === undefined || product === undefined || product.status === "INACTIVE") return undefined;
    const { blockade: reason, status, isSuspendedUntilEnd, productInfo: info } = product;
    const { blockade } = data.client;
    if (reason !== undefined && reason === blockade?.type) return this.#accountBlockade(blockade);
    if (reason !== undefined) return { kind: "blocked", reason };
    return status === "SUSPENDED" || isSuspendedUntilEnd ? { kind: "suspended", info } : undefined;
  }

  /** Returns the reason for the first internet service that is suspended; `undefined` if none is. */
  findInternet(): SuspendedService | undefined {
    const internet = allVisibleProducts(this.#stores.client.data.known?.products ?? []).filter(
      ({ category }) => category === "internet",
    );
    for (const { productId } of internet) {
      const reason = this.find(productId);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  #accountBlockade(blockade: Blockade): SuspendedService {
    const { due, payment } = readArrears(this.#stores) ?? {};
    const isPayable = payment === undefined && debtCollectorOf(blockade) === undefined;
    const arrears = isPayable && due !== undefined && due.overdue > 0 ? due.overdue : undefined;
    return { kind: "account", blockade, payment, arrears };
  }
}
