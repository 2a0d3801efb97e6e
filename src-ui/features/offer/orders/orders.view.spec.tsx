// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import type { OrderProgress } from "#domain/offers/order-progress.ts";
import type { Product } from "#domain/products/index.ts";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { anAddress, anOfferProduct, aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { OrdersViewModel } from "./orders.view-model.ts";
import { OrdersView } from "./orders.view.tsx";

afterEach(cleanup);

async function renderOrders(
  progress: readonly (OrderProgress | undefined)[],
  changes: Parameters<typeof someOfferDetails>[0] = {},
  products: readonly Product[] = [],
): Promise<readonly string[]> {
  const offers = progress.map((order, index) =>
    someOfferDetails({
      offerId: `${index}`,
      title: `Oferta ${index}`,
      status: "accepted",
      closeDate: day("2026-11-10"),
      order,
      ...changes,
    }),
  );
  const sales = fakeSales(offers);
  const model = new OrdersViewModel({
    sales,
    store: new SalesStore(sales, movableClock()),
    origin: "https://ebok.example",
    idempotencyKeys: fakeIdempotencyKeys(),
    files: fakeProviderFiles(),
    today: { today: day("2026-11-20") },
    products: () => products,
    addresses: () => [anAddress({ addressId: "A-1" })],
  });
  model.start();
  render(<OrdersView model={model} />);
  await screen.findByRole("table");
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => unjoinedText(row.textContent));
}

const inState = (state: OrderProgress["state"], nextStep?: string): OrderProgress => ({
  state,
  day: day("2026-12-05"),
  nextStep,
});

it("[OFFER-92] names the address of the services in the details of an order", async () => {
  await renderOrders([undefined], { addressId: "A-1", products: [anOfferProduct({ category: "internet" })] });
  fireEvent.click(screen.getByRole("button", { name: /Oferta 0/u }));
  const details = unjoinedText(screen.getByRole("dialog").textContent);
  expect(details).toContain("Adres usługul. gen. Władysława Andersa 14 m. 8, Gdańsk");
});

describe("orders", () => {
  it("[ORDER-01] shows each state of an order with its day, and only accepted without progress", async () => {
    const rows = await renderOrders([
      inState("received"),
      inState("scheduled"),
      inState("completed"),
      inState("refused"),
      undefined,
    ]);
    expect(rows[0]).toMatch(/W realizacji ?najpóźniej 05-12-2026/);
    expect(rows[1]).toMatch(/Termin ustalony ?05-12-2026/);
    expect(rows[2]).toMatch(/Zrealizowane ?od 05-12-2026/);
    expect(rows[3]).toMatch(/Niezrealizowane ?05-12-2026/);
    expect(rows[4]).toContain("Przyjęta");
  });

  it("[ORDER-02] says the next step in the operator's words, else in general ones", async () => {
    const rows = await renderOrders([inState("received", "Zadzwonimy w poniedziałek."), inState("received")]);
    expect(rows[0]).toContain("Zadzwonimy w poniedziałek.");
    expect(rows[1]).toContain("Przygotowujemy twoje zamówienie.");
    fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
    expect(unjoinedText(screen.getByRole("dialog").textContent)).toMatch(/Co dalej ?Zadzwonimy w poniedziałek\./);
  });

  it("(part of ORDER-28) does not say that the service of an order works after it was turned off", async () => {
    const off = aProduct({ status: "RESIGNED", contractEnd: day("2026-11-19"), orderNumber: "SUB/1/003" });
    const numbered = { processNumber: "SUB/1/003" };
    await renderOrders([{ ...inState("completed"), day: day("2026-11-18") }], numbered, [off]);
    fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
    const shown = unjoinedText(screen.getByRole("dialog").textContent);
    expect(shown).toContain("Usługa jest wyłączona. Ostatni dzień: 19-11-2026.");
    expect(shown).not.toContain("Usługa działa");
  });

  it("(part of ORDER-26) leads to an ordered service without an order, with state and day", async () => {
    const part = aProduct({ productId: "P-9", name: "Pakiet Sportowy", fullName: undefined, status: "ORDERED" });
    await renderOrders([undefined], {}, [{ ...part, customName: undefined, contractStart: day("2026-12-01") }]);
    const link = screen.getByRole("link", { name: /Pakiet Sportowy/u });
    expect(link.getAttribute("href")).toBe("/service/myServices/P-9");
    expect(unjoinedText(link.textContent)).toContain("Termin ustalony, 01-12-2026");
  });

  it("(part of WITHDRAW-16) names the day of the withdrawal at a service of an order", async () => {
    const [line] = someOfferDetails().products;
    if (line === undefined) throw new Error("the offer has no product");
    const products = [
      { ...line, name: "Telefon", withdrawnOn: day("2026-11-15") },
      { ...line, name: "Telewizja" },
    ];
    await renderOrders([inState("scheduled")], { products });
    fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
    expect(unjoinedText(screen.getByRole("dialog").textContent)).toMatch(/Telefon.*odstąpiono 15-11-2026.*Telewizja/u);
  });

  it("(part of ORDER-02) offers no withdrawal from an order that the operator has refused", async () => {
    await renderOrders([inState("refused")]);
    fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
    expect(unjoinedText(screen.getByRole("dialog").textContent)).not.toContain("Odstąpienie od umowy");
  });

  it.each([
    [{ earlyStart: true }, /Jeśli odstąpisz, zapłacisz za dni jej działania: za każdy miesięczną cenę \d+,\d\d zł/],
    [
      { earlyStart: true, withdrawnOn: day("2026-11-15") },
      /zapłacisz: za każdy miesięczną cenę \d+,\d\d zł podzieloną/,
    ],
  ])(
    "(part of WITHDRAW-09) says how the used days of an order are paid after an early start",
    async (changes, words) => {
      await renderOrders([undefined], changes);
      fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
      expect(unjoinedText(screen.getByRole("dialog").textContent).replaceAll("\u00a0", " ")).toMatch(words);
      cleanup();
      await renderOrders([undefined], { ...changes, earlyStart: false });
      fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
      expect(unjoinedText(screen.getByRole("dialog").textContent)).not.toContain("miesięczną cenę");
    },
  );

  it("(part of OFFER-13) keeps withdrawal, commitment and total in the details of an order", async () => {
    await renderOrders([inState("received")]);
    fireEvent.click(screen.getByRole("button", { name: "Szczegóły: Oferta 0" }));
    const text = unjoinedText(screen.getByRole("dialog").textContent);
    expect(text).toMatch(/Odstąpienie od umowy.*do 24-11-2026/u);
    expect(text).toMatch(/Zobowiązanie ?\d+ mies/u);
    expect(text).toMatch(/Razem za \d+ pełne mies/u);
  });
});
