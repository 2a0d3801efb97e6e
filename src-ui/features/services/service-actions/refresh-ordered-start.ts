import { findVisibleProduct } from "#domain/products/service-view.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";

/** Returns true if the service is ordered: it starts on the day of the technician's visit. */
export function isOrderedService({
  client,
  productId,
}: Pick<ServiceActionsDependencies, "client" | "productId">): boolean {
  return findVisibleProduct(client.data.known?.products ?? [], productId)?.status === "ORDERED";
}

/** Reloads an ordered service and its order after a change of the visit, which moves their start (ORDER-05). */
export function refreshOrderedStart(dependencies: ServiceActionsDependencies): void {
  if (!isOrderedService(dependencies)) return;
  void dependencies.client.data.reload();
  dependencies.reloadOrders();
}
