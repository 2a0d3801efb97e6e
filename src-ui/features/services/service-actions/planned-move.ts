import { plannedMoveOf, type PlannedMove } from "#domain/products/visit-address.ts";
import { findVisibleProduct } from "#domain/products/service-view.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";

/** Returns the planned move of the service: with its new address once that has loaded, else as the services name it. */
export function plannedMove({ store, client, productId, today }: ServiceActionsDependencies): PlannedMove {
  const products = client.data.known?.products ?? [];
  const product = findVisibleProduct(products, productId) ?? { moveOn: undefined, mainServiceId: undefined };
  return plannedMoveOf(product, products, store.move.known, today.today);
}
