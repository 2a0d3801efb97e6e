import { plannedMoveDay } from "#domain/products/visit-address.ts";
import { findVisibleProduct } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";

/** Returns the day of the planned move of the service, as soon as it or the services have loaded. */
export function plannedMove(dependencies: ServiceActionsDependencies): WarsawDate | undefined {
  const { store, client, productId, today } = dependencies;
  const products = client.data.known?.products ?? [];
  const product = findVisibleProduct(products, productId) ?? { moveOn: undefined, mainServiceId: undefined };
  return plannedMoveDay(product, products, store.move.known?.plannedFor, today.today);
}
