// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { Product } from "#domain/products/index.ts";
import { fail, succeed, succeedIncomplete, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { TODAY, aClientData, aProduct, anOfferProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { WithdrawalRuleContext } from "#ui/shared/contract-summary/withdrawal-rule.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { ContractsCard } from "./contracts-card.view.tsx";
import { OrderedContracts } from "./ordered-contracts.view-model.ts";

const NO_WITHDRAWALS = { list: [], isKnown: true, incomplete: undefined, askAgain: () => undefined };

afterEach(cleanup);

const ORDER = someOfferDetails({
  offerId: "118402",
  processNumber: "2026/118402",
  status: "accepted",
  closeDate: TODAY,
  products: [anOfferProduct({ name: "Internet 2 Gb/s" }), anOfferProduct({ name: "Telewizja Premium" })],
  order: { state: "received", day: day("2026-12-04"), nextStep: undefined },
});

type OrdersResult = Result<readonly OfferDetails[], TransportFailure>;

interface Setup {
  /** Responses of the server to reads of the orders. After them none comes. `undefined`: the customer has no orders. */
  readonly responses: readonly OrdersResult[] | undefined;
  readonly products?: readonly Product[];
  /** Fields of the client data that could not be read completely. */
  readonly gaps?: readonly string[];
}

const FAILED: OrdersResult = fail({ kind: "timeout" });
const NO_CONTRACTS = "W portalu nie ma jeszcze umów tego konta.";

function text(): string {
  return unjoinedText(document.body.textContent);
}

async function renderCard({ responses, products = [], gaps = [] }: Setup): Promise<string> {
  const client = new ClientStore({ load: async () => succeedIncomplete(aClientData({ products }), gaps) });
  const left = [...(responses ?? [])];
  const loaded = new RefreshedValue<readonly OfferDetails[]>(
    () => Promise.resolve(left.shift() ?? new Promise<never>(() => undefined)),
    movableClock(),
  );
  const orders = responses === undefined ? undefined : loaded;
  const ordered = new OrderedContracts({ client, orders, today: { today: TODAY } });
  expect(ordered.list).toEqual([]);
  ordered.start();
  // Joins the read that has begun.
  await Promise.all([client.data.load(), responses?.length === 0 ? undefined : orders?.load()]);
  const section = { status: "ready", value: [], incomplete: undefined } as const;
  render(
    <WithdrawalRuleContext value={{ days: 14, isConsumer: true }}>
      <ContractsCard section={section} withdrawn={NO_WITHDRAWALS} ordered={ordered} />
    </WithdrawalRuleContext>,
  );
  return text();
}

it("[CONSENT-61] lists the contract of an order before its services begin, with the withdrawal", async () => {
  const shown = await renderCard({ responses: [succeed([ORDER])] });
  expect(shown).toContain(
    "Umowa z zamówienia 2026/118402Zawarta 20-11-2026. Jej usługi zaczną działać najpóźniej 04-12-2026.",
  );
  expect(shown).toContain("Internet 2 Gb/s, Telewizja Premium");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 2)).toEqual(["/withdrawal?number=2026%2F118402", "/service/ordersHistory?order=118402"]);
  expect(shown).toContain("Odstąp od umowy (do 04-12-2026)");
});

it("(part of CONSENT-61) lists no completed order among the contracts", async () => {
  const completed = { ...ORDER, order: { state: "completed", day: TODAY, nextStep: undefined } } as const;
  const shown = await renderCard({ responses: [succeed([completed])] });
  expect(shown).toContain(NO_CONTRACTS);
  expect(shown).not.toContain("zamówienia");
});

it.each([
  ["received", "2026-11-19", "Jej usługi jeszcze nie działają."],
  ["scheduled", "2026-11-19", "Jej usługi jeszcze nie działają."],
  ["received", "2026-11-20", "Jej usługi zaczną działać najpóźniej 20-11-2026."],
  ["scheduled", "2026-11-20", "Jej usługi zaczną działać 20-11-2026."],
] as const)(
  "(part of CONSENT-61) says when services of a %s order begin whose day is %s",
  async (state, on, expected) => {
    const order = { ...ORDER, order: { state, day: day(on), nextStep: undefined } };
    expect(await renderCard({ responses: [succeed([order])] })).toContain(`Zawarta 20-11-2026. ${expected}`);
  },
);

it("(part of CONSENT-61) does not say that there are no contracts while the orders load", async () => {
  const shown = await renderCard({ responses: [] });
  expect(shown).toContain("Wczytujemy umowy");
  expect(shown).not.toContain(NO_CONTRACTS);
});

it("(part of CONSENT-61) offers a retry instead of no contracts when the orders have failed", async () => {
  expect(await renderCard({ responses: [FAILED, succeed([ORDER])] })).not.toContain(NO_CONTRACTS);
  expect(text()).toContain("Nie udało się odczytać części danych.");
  await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  await screen.findByText("Umowa z zamówienia 2026/118402");
  expect(text()).not.toContain("Nie udało się");
});

it("(part of CONSENT-61) says that orders are incomplete instead of no contracts", async () => {
  const shown = await renderCard({ responses: [succeedIncomplete([], ["offers"])] });
  expect(shown).toContain("Nie udało się odczytać części danych.");
  expect(shown).not.toContain(NO_CONTRACTS);
});

it("(part of CONSENT-61) lists no order while the services are incomplete", async () => {
  const shown = await renderCard({ responses: [succeed([ORDER])], products: [aProduct()], gaps: ["products"] });
  expect(shown).not.toContain("zamówienia");
});

it("(part of CONSENT-61) says that there are no contracts when orders are not available", async () => {
  expect(await renderCard({ responses: undefined })).toContain(NO_CONTRACTS);
});
