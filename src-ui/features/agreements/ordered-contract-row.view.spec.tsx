// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { TODAY, aClientData, anOfferProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { WithdrawalRuleContext } from "#ui/shared/contract-summary/withdrawal-rule.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { ContractsCard } from "./contracts-card.view.tsx";
import { OrderedContracts } from "./ordered-contracts.view-model.ts";

afterEach(cleanup);

const ORDER = someOfferDetails({
  offerId: "118402",
  processNumber: "2026/118402",
  status: "accepted",
  closeDate: TODAY,
  products: [anOfferProduct({ name: "Internet 2 Gb/s" }), anOfferProduct({ name: "Telewizja Premium" })],
  order: { state: "received", day: day("2026-12-04"), nextStep: undefined },
});

async function renderCard(orders: readonly OfferDetails[]): Promise<string> {
  const client = new ClientStore(fakeClient({ data: aClientData({ products: [] }) }));
  const loaded = new RefreshedValue(async () => ({ ok: true, value: orders }) as const, movableClock());
  const ordered = new OrderedContracts({ client, orders: loaded, today: { today: TODAY } });
  expect(ordered.list).toEqual([]);
  ordered.start();
  await Promise.all([client.data.load(), loaded.load()]);
  const section = { status: "ready", value: [], incomplete: undefined } as const;
  const { container } = render(
    <WithdrawalRuleContext value={{ days: 14, isConsumer: true }}>
      <ContractsCard section={section} withdrawn={[]} ordered={ordered} />
    </WithdrawalRuleContext>,
  );
  return unjoinedText(container.textContent);
}

it("[CONSENT-61] lists the contract of an order before its services begin, with the withdrawal", async () => {
  const text = await renderCard([ORDER]);
  expect(text).toContain(
    "Umowa z zamówienia 2026/118402Zawarta 20-11-2026. Jej usługi zaczną działać najpóźniej 04-12-2026.",
  );
  expect(text).toContain("Internet 2 Gb/s, Telewizja Premium");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 2)).toEqual(["/withdrawal?number=2026%2F118402", "/service/ordersHistory?order=118402"]);
  expect(text).toContain("Odstąp od umowy (do 04-12-2026)");
});

it("(part of CONSENT-61) lists no completed order among the contracts", async () => {
  const text = await renderCard([{ ...ORDER, order: { state: "completed", day: TODAY, nextStep: undefined } }]);
  expect(text).toContain("W portalu nie ma jeszcze umów tego konta.");
  expect(text).not.toContain("zamówienia");
});
