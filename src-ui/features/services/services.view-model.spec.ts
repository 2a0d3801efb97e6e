import { fakeServiceActionsDependencies } from "#test/fakes/open-service-actions.ts";
import { describe, expect, it, vi } from "vitest";
import type { ClientData } from "#domain/account/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  anAccess,
  anAddress,
  anEntry,
  aProduct,
  aRequest,
  aDirectBilling,
  aNetflix,
  aStreamingService,
  clientFlags,
  day,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { LoadedRequests } from "#ui/stores/support/loaded-requests.ts";
import {
  type ServiceDetailsOptions,
  type ServiceDetailsStores,
  ServiceDetailsViewModel,
} from "./service-details.view-model.ts";
import { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListViewModel } from "./services-list.view-model.ts";
import type { ServicesList } from "./services-list.view.tsx";
import { fakeUpcomingStores } from "#test/fakes/fake-offers.ts";

const DOWN: TransportFailure = { kind: "unreachable" };

function dependencies(
  data: ClientData,
  { entries = [], subscribed }: { entries?: readonly FinancialEntry[]; subscribed?: string } = {},
): { stores: ServiceDetailsStores; port: ReturnType<typeof fakeClient> } {
  const port = fakeClient({ data });
  const stores = {
    client: new ClientStore(port),
    externalServices: {
      known: [aStreamingService({ productId: subscribed })],
      billing: aDirectBilling({ services: [aNetflix({ productId: subscribed })] }),
      hasFailed: false,
      load: () => Promise.resolve(),
    },
    finance: new FinanceStore(fakeFinance({ entries })),
    navigation: { access: anAccess() },
    loadedRequests: new LoadedRequests(),
    today: { today: TODAY },
    ...fakeUpcomingStores(),
  };
  return { stores, port };
}

async function listOf(data: ClientData): Promise<ServicesList> {
  const { stores } = dependencies(data);
  const model = new ServicesListViewModel(stores, new ServiceSearchViewModel());
  await stores.client.data.load();
  if (model.list.status !== "ready") throw new Error(model.list.status);
  return model.list.value;
}

const second = anAddress({ addressId: "A-2", street: "ul. Księdza Bernarda Sychty", houseNumber: "3", city: "Żukowo" });

describe("the list of services", () => {
  it("[PROD-01] [PROD-02] groups services by address in order, without cancelled ones, and sums up prices", async () => {
    const list = await listOf(
      aClientData({
        addressList: [anAddress(), second],
        products: [
          aProduct({ productId: "PHONE", category: "phone", actualPrice: zloty("19.90") }),
          aProduct({ productId: "TV", category: "television", actualPrice: zloty("89.90") }),
          aProduct({ productId: "THERE", address: second, actualPrice: zloty("59.00") }),
          aProduct({ productId: "gone", status: "RESIGNED" }),
        ],
      }),
    );
    expect(list.locations.map(({ products }) => products.map(({ productId }) => productId))).toEqual([
      ["TV", "PHONE"],
      ["THERE"],
    ]);
    expect(list).toMatchObject({ services: 3, addresses: 2, monthly: zloty("168.80") });
  });

  it("shows the operator's text about moving only when services cannot be moved here", async () => {
    const client = aClient({ serviceMoveMessage: "Zadzwoń, przeniesiemy usługi." });
    expect((await listOf(aClientData({ client }))).moveMessage).toBe("Zadzwoń, przeniesiemy usługi.");
    const movable = aClientData({ client, flags: clientFlags({ showServiceMoveButton: true }) });
    expect((await listOf(movable)).moveMessage).toBeUndefined();
  });

  it("returns an empty list of services for a customer without services", async () => {
    expect(await listOf(aClientData({ products: [] }))).toMatchObject({ locations: [], services: 0 });
  });

  it("shows a failure when services fail to load, and loads on retry", async () => {
    const { stores, port } = dependencies(aClientData());
    port.script.failNext("load", DOWN);
    const model = new ServicesListViewModel(stores, new ServiceSearchViewModel());
    expect(model.list.status).toBe("loading");
    await stores.client.data.load();
    const { list } = model;
    if (list.status !== "failed") throw new Error(list.status);
    list.retry();
    expect(model.list).toMatchObject({ status: "failed", retrying: true });
    await new Promise((done) => setImmediate(done));
    expect(model.list.status).toBe("ready");
  });

  it("counts all services of a very large account", async () => {
    const addresses = Array.from({ length: 14 }, (_, index) => anAddress({ addressId: `A-${index}` }));
    const products = Array.from({ length: 120 }, (_, index) =>
      aProduct({ productId: `P-${index}`, address: anAddress({ addressId: `A-${index % 14}` }) }),
    );
    expect(await listOf(aClientData({ addressList: addresses, products }))).toMatchObject({
      services: 120,
      addresses: 14,
    });
  });
});

describe("the page of one service", () => {
  const modelFor = (stores: ServiceDetailsStores, productId: string, options: Partial<ServiceDetailsOptions> = {}) =>
    new ServiceDetailsViewModel(stores, {
      productId,
      helpLine: undefined,
      frameHosts: [],
      createActionsDependencies: () => fakeServiceActionsDependencies(stores.client, productId).dependencies,
      wasShownBefore: () => true,
      isPhone: () => false,
      refreshRequests: () => undefined,
      ...options,
    });

  it("(part of REQ-41) reads requests for a service whose problems can be reported", async () => {
    const products = [
      aProduct({ productId: "P-1", childrenList: [aProduct({ productId: "P-1-1", mainServiceId: "P-1" })] }),
      aProduct({ productId: "P-2" }),
    ];
    const { stores } = dependencies(aClientData({ products }));
    const faults = new LoadedRequests();
    faults.follow({ waiting: 0, openFaults: [aRequest({ number: "ZG/1", productId: "P-1" })] });
    const refreshRequests = vi.fn();
    const opened = (productId: string, access = anAccess()) => {
      const model = modelFor({ ...stores, navigation: { access }, loadedRequests: faults }, productId, {
        refreshRequests,
      });
      model.start()();
      return model.faults.map(({ number }) => number);
    };
    expect(opened("P-1")).toEqual([]);
    expect(refreshRequests).not.toHaveBeenCalled();
    await stores.client.data.load();
    expect(["P-1", "P-1-1", "P-2"].map((id) => opened(id))).toEqual([["ZG/1"], ["ZG/1"], []]);
    expect(refreshRequests).toHaveBeenCalledTimes(3);
    expect(opened("P-1", anAccess({ messages: "no" }))).toEqual([]);
    expect(refreshRequests).toHaveBeenCalledTimes(3);
  });

  it("[REQ-41] names the faults of an option and of its main service on its page, newest first", async () => {
    const products = [aProduct({ productId: "P-1" }), aProduct({ productId: "P-5", mainServiceId: "P-1" })];
    const { stores } = dependencies(aClientData({ products }));
    await stores.client.data.load();
    const loadedRequests = new LoadedRequests();
    const openFaults = [
      aRequest({ number: "ZG/3", productId: "P-5" }),
      aRequest({ number: "ZG/2", productId: "P-1" }),
      aRequest({ number: "ZG/1", productId: undefined }),
    ];
    loadedRequests.follow({ waiting: 0, openFaults });
    const named = (productId: string) => modelFor({ ...stores, loadedRequests }, productId).faults;
    expect(named("P-5").map(({ number }) => number)).toEqual(["ZG/3", "ZG/2"]);
    expect(named("P-1").map(({ number }) => number)).toEqual(["ZG/2"]);
  });

  it("shows the service once the account has loaded", async () => {
    const { stores } = dependencies(aClientData());
    const model = modelFor(stores, "P-1");
    expect(model.page).toMatchObject({ status: "loading" });
    await stores.client.data.load();
    expect(model.page).toMatchObject({
      status: "ready",
      value: { kind: "found", service: { name: "Internet światłowodowy 1 Gb/s" } },
    });
  });

  it("(part of PROD-07) fills in a service's custom name when the account loads after the page", async () => {
    const { stores } = dependencies(
      aClientData({ products: [aProduct({ productId: "P-1", customName: "W salonie" })] }),
    );
    const model = modelFor(stores, "P-1");
    const stop = model.start();
    await stores.client.data.load();
    model.open("rename");
    expect(model.serviceActions?.rename.form.form.name).toBe("W salonie");
    stop();
  });

  it.each([
    ["opens the question about an ending service by itself on a wide page", false, "talk"],
    ["opens no question about an ending service by itself on a phone", true, undefined],
  ] as const)("[TERM-14] %s", async (_title, phone, dialog) => {
    const ending = aProduct({ productId: "P-1", status: "DURING_RESIGNATION", contractEnd: undefined });
    const flags = clientFlags({ showProductEndContactPopup: true });
    const { stores } = dependencies(aClientData({ products: [ending], flags }));
    const model = modelFor(stores, "P-1", { wasShownBefore: () => false, isPhone: () => phone });
    const stop = model.start();
    await stores.client.data.load();
    expect(model.serviceActions?.opened).toBe(dialog);
    const { page } = model;
    if (page.status !== "ready" || page.value.kind !== "found") throw new Error(page.status);
    expect(page.value.service.actions).toContainEqual({ kind: "dialog", dialog: "talk" });
    stop();
  });

  it("(part of PROD-14) reads from the entries of a blocked account that its arrears are paid", async () => {
    const client = aClient({ blockade: aBlockade({ type: "arrears" }) });
    const paid = anEntry({ dueDate: day("2026-01-31"), status: "payment-accepted", unpaidAmount: zloty("0.00") });
    const { stores } = dependencies(aClientData({ client }), { entries: [paid] });
    const model = modelFor(stores, "P-1");
    const stop = model.start();
    await stores.client.data.load();
    await stores.finance.entries.load();
    expect(model.page).toMatchObject({ value: { service: { arrearsPayment: "paid" } } });
    stop();
  });

  it("(part of DB-01) finds by its id that a service is a subscription", async () => {
    const product = aProduct({ productId: "P-1", category: "additional" });
    const { stores } = dependencies(aClientData({ products: [product] }), { subscribed: "P-1" });
    const model = modelFor(stores, "P-1");
    await stores.client.data.load();
    const subscription = expect.arrayContaining([{ kind: "subscription" }]);
    expect(model.page).toMatchObject({ value: { service: { actions: subscription } } });
  });

  it("(part of DB-18) names the day on which the limit ends a subscription", async () => {
    const product = aProduct({ productId: "P-1", category: "netflix" });
    const { stores } = dependencies(aClientData({ products: [product, aProduct({ productId: "P-2" })] }), {
      subscribed: "P-1",
    });
    await stores.client.data.load();
    expect(modelFor(stores, "P-1").page).not.toMatchObject({ value: { service: { limitEnd: expect.anything() } } });
    const limit = { amount: zloty("35.00"), used: zloty("0.00"), max: zloty("300.00") };
    const limited = aDirectBilling({ services: [aNetflix({ productId: "P-1" })], limit });
    const lowered = { ...stores, externalServices: { ...stores.externalServices, billing: limited } };
    expect(modelFor(lowered, "P-1").page).toMatchObject({ value: { service: { limitEnd: "2026-12-04" } } });
    expect(modelFor(lowered, "P-2").page).not.toMatchObject({ value: { service: { limitEnd: expect.anything() } } });
  });

  it("[DB-60] says that a subscription is off, once direct billing has loaded", async () => {
    const contractEnd = day("2026-12-01");
    const player = { name: "Player", fullName: undefined, category: "player" } as const;
    const off = aProduct({ productId: "P-1", ...player, status: "RESIGNED", contractEnd });
    const { stores } = dependencies(aClientData({ products: [off] }), { subscribed: "P-1" });
    await stores.client.data.load();
    const page = { kind: "off", service: { name: "Player" }, since: contractEnd };
    expect(modelFor(stores, "P-1").page).toMatchObject({ status: "ready", value: page });
    const loading = { ...stores, externalServices: { ...stores.externalServices, known: undefined } };
    expect(modelFor(loading, "P-1").page).toMatchObject({ status: "loading" });
    const failed = { ...stores, externalServices: { ...loading.externalServices, hasFailed: true } };
    expect(modelFor(failed, "P-1").page).toMatchObject({ value: { kind: "unknown" } });
  });

  it("reports an unknown service only once the account has loaded", async () => {
    const { stores, port } = dependencies(aClientData());
    port.script.failNext("load", DOWN);
    const model = modelFor(stores, "OTHER");
    await stores.client.data.load();
    const { page } = model;
    if (page.status !== "failed") throw new Error(page.status);
    page.retry();
    await new Promise((done) => setImmediate(done));
    expect(model.page).toEqual({ status: "ready", value: { kind: "unknown" } });
  });
});
