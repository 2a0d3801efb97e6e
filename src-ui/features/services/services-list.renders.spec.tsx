// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Access } from "#domain/access/index.ts";
import { withCustomName } from "#domain/products/custom-name.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { aClientData, anAccess, anAddress, aProduct, day, TODAY } from "#test/mothers/index.ts";
import type * as ServiceRowModule from "#ui/shared/service-row.tsx";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListViewModel } from "./services-list.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";
import { fakeUpcomingStores } from "#test/fakes/fake-offers.ts";

const drawn: string[] = [];

vi.mock("#ui/shared/service-row.tsx", async (original) => {
  const { ServiceRow } = await original<typeof ServiceRowModule>();
  return {
    ServiceRow(props: ComponentProps<typeof ServiceRow>) {
      drawn.push(props.product.productId);
      return <ServiceRow {...props} />;
    },
  };
});

beforeEach(() => void drawn.splice(0));
afterEach(cleanup);

const here = anAddress();
const there = anAddress({ addressId: "A-2", street: "ul. Sychty" });
const product = (productId: string, address: typeof here) => aProduct({ productId, address, fullName: productId });

async function shown() {
  const data = aClientData({
    addressList: [here, there],
    products: [product("A", here), product("B", here), product("C", there)],
  });
  const client = new ClientStore(fakeClient({ data }));
  const observed: { today: WarsawDate; access: Access | undefined } = observable(
    { today: TODAY, access: anAccess() },
    {},
    { deep: false },
  );
  await client.data.load();
  const model = new ServicesListViewModel(
    { client, navigation: observed, today: observed, ...fakeUpcomingStores() },
    new ServiceSearchViewModel(),
  );
  render(<ServicesListView model={model} />);
  expect(drawn.splice(0)).toEqual(["A", "B", "C"]);
  return { client, data, observed };
}

it("rerenders only the service that was renamed", async () => {
  const { client, data } = await shown();
  act(() => client.data.replace({ ...data, products: withCustomName(data.products, "B", "Światłowód w biurze") }));
  expect(drawn).toEqual(["B"]);
  expect(screen.getByRole("link", { name: "Światłowód w\u00a0biurze" })).toBeTruthy();
});

it("rerenders no service when the person, the flags or the offer change", async () => {
  const { client, data, observed } = await shown();
  act(() =>
    client.data.replace({
      ...data,
      client: { ...data.client, firstName: "Zofia" },
      flags: { ...data.flags, showChat: !data.flags.showChat },
    }),
  );
  act(() =>
    runInAction(() => {
      observed.access = anAccess({ offers: "no" });
    }),
  );
  expect(drawn).toEqual([]);
});

it("rerenders no service while a read runs, and all of them on a new day", async () => {
  const { client, observed } = await shown();
  act(() => void client.data.reload());
  expect(drawn).toEqual([]);
  act(() =>
    runInAction(() => {
      observed.today = day("2026-11-21");
    }),
  );
  expect(new Set(drawn)).toEqual(new Set(["A", "B", "C"]));
});
