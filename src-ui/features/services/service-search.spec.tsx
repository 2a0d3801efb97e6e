// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { aClientData, anAccess, anAddress, aProduct, TODAY } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListViewModel } from "./services-list.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";
import { fakeUpcomingStores } from "#test/fakes/fake-offers.ts";

afterEach(cleanup);

async function listOf(count: number, search = new ServiceSearchViewModel()): Promise<ServiceSearchViewModel> {
  const products = Array.from({ length: count }, (_, index) =>
    aProduct({
      productId: `P-${index}`,
      category: index === 0 ? "mobile_phone" : "internet",
      fullName: index === 0 ? "Telefon Łucji" : `Internet ${index}`,
      address: anAddress({ addressId: `A-${index % 3}`, street: `ul. Długa ${index % 3}` }),
    }),
  );
  const client = new ClientStore(fakeClient({ data: aClientData({ products, addressList: [] }) }));
  await client.data.load();
  const stores = { client, navigation: { access: anAccess() }, today: { today: TODAY }, ...fakeUpcomingStores() };
  render(<ServicesListView model={new ServicesListViewModel(stores, search)} />);
  return search;
}

const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => unjoinedText(textContent));

it("[SERV-01] searches more than twelve services by name, number or address, and by kind", async () => {
  const search = await listOf(13);
  expect(names()).toHaveLength(13);
  fireEvent.change(screen.getByRole("searchbox", { name: "Szukaj usługi, adresu albo numeru" }), {
    target: { value: "lucji" },
  });
  expect(names()).toEqual(["Telefon Łucji"]);
  expect(unjoinedText(screen.getByRole("status").textContent)).toBe("Znaleziono 1 usługę");
  fireEvent.change(screen.getByRole("combobox", { name: "Rodzaj usługi" }), { target: { value: "internet" } });
  expect(screen.getByRole("heading", { name: "Żadna usługa nie pasuje" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Pokaż wszystkie usługi" }));
  expect(names()).toHaveLength(13);
  search.setCategory("internet");
  cleanup();
  await listOf(13, search);
  expect(names(), "on the way back from a service").toHaveLength(12);
});

it("(part of SERV-01) shows no search for up to twelve services", async () => {
  await listOf(12);
  expect(screen.queryByRole("search")).toBeNull();
});
