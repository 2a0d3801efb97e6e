import { isRestoredByPayment } from "#domain/account/blockade-case.ts";
import { payableArrears, serviceSuspension, type ServiceSuspension } from "#domain/account/service-suspension.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { allVisibleProducts, findVisibleProduct } from "#domain/products/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { readArrears, type ArrearsStores } from "../finance/read-arrears.ts";

/** Reason why a service does not work now, with the payment that ends it (REQ-34, WIFI-03). */
export type SuspendedService =
  | Exclude<ServiceSuspension, { readonly kind: "account" }>
  | (Extract<ServiceSuspension, { readonly kind: "account" }> & {
      /** False: the contract of the service has ended, so that a payment does not restore it. */
      readonly restoresServices: boolean;
      readonly payment: ArrearsPayment | undefined;
      /** Amount that ends the blockade; `undefined` if it is unknown or not paid in the portal now. */
      readonly arrears: Grosze | undefined;
      /** True while a payment of an overdue entry is pending: `arrears` need not be all (FIN-37). */
      readonly hasPendingArrears: boolean;
    });

/** Finds out why a service is suspended, by the stores. */
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
    if (data === undefined || product === undefined) return undefined;
    const found = serviceSuspension(product, data.client.blockade);
    if (found?.kind !== "account") return found;
    const restoresServices = isRestoredByPayment(product, data.products, this.#stores.today.today);
    const { due, payment, hasPendingArrears = false } = readArrears(this.#stores) ?? {};
    const known = due && { overdue: due.overdue, hasPayment: payment !== undefined };
    const arrears = payableArrears(found.blockade, known);
    return { ...found, restoresServices, payment, arrears, hasPendingArrears };
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
}
