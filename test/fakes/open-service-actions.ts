import type { MobileState } from "#domain/products/mobile.ts";
import { fakeClient } from "./fake-client.ts";
import { fakeProducts } from "./fake-products.ts";
import { START } from "./movable-clock.ts";
import { aClientData, aProduct, clientFlags, day } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { ServiceActionsDependencies } from "#ui/features/services/service-actions/service-actions-dependencies.ts";
import { ServiceActionsViewModel } from "#ui/features/services/service-actions/service-actions.view-model.ts";

/** Settings of the mobile number. */
export const MOBILE_PARAMETERS = ["ROAMING", "VOICEMAIL", "LIMIT"] as const;
const MOBILE: MobileState = {
  state: "active",
  number: "601234567",
  dataLimit: undefined,
  dataUsed: undefined,
  parameters: MOBILE_PARAMETERS.map((parameter) => ({
    parameter,
    description: parameter,
    value: false,
    editable: parameter !== "LIMIT",
  })),
};

/** Dependencies of the service dialogs, over a fake port that offers every action. */
export function fakeServiceActionsDependencies(client: ClientStore, productId = "P-1") {
  const port = fakeProducts({
    products: [productId],
    guides: { G: [] },
    moved: [productId],
    visited: [productId],
    mobiles: { [productId]: MOBILE },
  });
  const store = new ServiceStore(port, { productId, guideId: "G" });
  let ids = 0;
  const toasts: string[] = [];
  const dependencies: ServiceActionsDependencies = {
    productId,
    store,
    client,
    today: { today: day("2026-11-20") },
    clock: { now: () => START },
    helpLine: { number: "58 300 70 00", dial: "+48583007000" },
    premiumThresholds: undefined,
    draftOf: () => undefined,
    toasts: { show: ({ text }) => toasts.push(text) },
    reloadOrders: () => undefined,
    saveVisit: () => Promise.resolve(false),
    idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
  };
  return { dependencies, port, store, toasts };
}

/** Opens the dialogs of a service that offers every action, over a fake port. */
export async function openServiceActions(productId = "P-1") {
  const data = aClientData({
    products: [aProduct({ productId })],
    flags: clientFlags({ showProductEndContactPopup: true }),
  });
  const client = new ClientStore(fakeClient({ data }));
  await client.data.load();
  const { dependencies, port, store, toasts } = fakeServiceActionsDependencies(client, productId);
  return { serviceActions: new ServiceActionsViewModel(dependencies), dependencies, port, store, client, toasts };
}

/** Waits until pending responses have arrived. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
