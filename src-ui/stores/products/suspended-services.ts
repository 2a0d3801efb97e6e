import { isRestoredByPayment } from "#domain/account/blockade-case.ts";
import { payableArrears, serviceSuspension, type ServiceSuspension } from "#domain/account/service-suspension.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { allVisibleProducts, findVisibleProduct } from "#domain/products/index.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { AccountArrears, type AccountArrearsStores } from "../finance/account-arrears.ts";
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
      /** Sums of pending payments while one of an overdue entry is pending (FIN-37). */
      readonly pendingSums: PendingSums | undefined;
    });

/** Finds out why a service is suspended, by the stores. */
export class SuspendedServices {
  readonly #stores: ArrearsStores & AccountArrearsStores;
  readonly #arrears: AccountArrears;

  constructor(stores: ArrearsStores & AccountArrearsStores) {
    this.#stores = stores;
    this.#arrears = new AccountArrears(stores);
  }

  /** Follows what the arrears of a blocked account are computed from, until the returned function is called. */
  follow(): (() => void) | undefined {
    const isBlocked = this.#stores.client.data.known?.client.blockade?.type === "arrears";
    return isBlocked ? this.#arrears.follow() : undefined;
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
    const pendingSums = hasPendingArrears ? this.#arrears.pending : undefined;
    const known = due && { overdue: due.overdue, hasPayment: payment !== undefined };
    const arrears = payableArrears(found.blockade, known);
    return { ...found, restoresServices, payment, arrears, hasPendingArrears, pendingSums };
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
