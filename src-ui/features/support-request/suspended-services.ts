import type { Blockade } from "#domain/account/index.ts";
import { debtCollectorOf, isRestoredByPayment } from "#domain/account/blockade-case.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { findVisibleProduct, type ProductBlockade } from "#domain/products/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { readArrears, type ArrearsStores } from "#ui/stores/finance/read-arrears.ts";

/** Reason why a service that a request is about does not work now (REQ-34). */
export type SuspendedService =
  | {
      readonly kind: "account";
      readonly blockade: Blockade;
      /** False: the contract of the service has ended, so that a payment does not restore it. */
      readonly restoresServices: boolean;
      readonly payment: ArrearsPayment | undefined;
      /** Amount that ends the blockade; `undefined` if it is unknown, being paid, or not paid in the portal. */
      readonly arrears: Grosze | undefined;
    }
  | { readonly kind: "blocked"; readonly reason: ProductBlockade }
  /** `info`: the operator's words about the suspension. */
  | { readonly kind: "suspended"; readonly info: string | undefined };

/** Finds out why the service of a request is suspended. */
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
    const restoresServices = isRestoredByPayment(product, data.products, this.#stores.today.today);
    if (reason !== undefined && reason === blockade?.type) return this.#accountBlockade(blockade, restoresServices);
    if (reason !== undefined) return { kind: "blocked", reason };
    return status === "SUSPENDED" || isSuspendedUntilEnd ? { kind: "suspended", info } : undefined;
  }

  #accountBlockade(blockade: Blockade, restoresServices: boolean): SuspendedService {
    const { due, payment } = readArrears(this.#stores) ?? {};
    const isPayable = payment === undefined && debtCollectorOf(blockade) === undefined;
    const arrears = isPayable && due !== undefined && due.overdue > 0 ? due.overdue : undefined;
    return { kind: "account", blockade, restoresServices, payment, arrears };
  }
}
