// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClientData, TODAY } from "#test/mothers/index.ts";
import { PremiumCard } from "./premium-card.view.tsx";
import { ServiceActionDialogs } from "./service-action-dialogs.view.tsx";
import { ServiceActionsViewModel } from "./service-actions.view-model.ts";

afterEach(cleanup);

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const press = (wanted: string) =>
  userEvent.click(screen.getByRole("button", { name: (name) => unjoinedText(name) === wanted }));
const factsText = (): string => unjoinedText(screen.getByRole("region", { name: "Numery premium" }).textContent);

async function renderPremium() {
  const port = fakeProducts({ products: ["MOB"], guides: {}, moved: [], visited: [], mobiles: {} });
  const toasts: string[] = [];
  const model = new ServiceActionsViewModel({
    productId: "MOB",
    store: new ServiceStore(port, { productId: "MOB", guideId: undefined }),
    client: new ClientStore(fakeClient({ data: aClientData() })),
    today: { today: TODAY },
    clock: movableClock(),
    helpLine: undefined,
    idempotencyKeys: fakeIdempotencyKeys(),
    premiumThresholds: undefined,
    draftOf: () => undefined,
    toasts: { show: ({ text }) => void toasts.push(unjoinedText(text)) },
    reloadOrders: () => undefined,
    saveVisit: () => Promise.resolve(true),
  });
  model.premium.start();
  await settle();
  const service = { name: "Numer", ownName: "Numer", worksUntil: undefined };
  render(
    <>
      <PremiumCard model={model.premium} onOpen={() => model.open("premium")} />
      <ServiceActionDialogs model={model} service={service} />
    </>,
  );
  return { port, model, toasts };
}

it("[PREMIUM-01] shows the threshold nobody chose, and sets another one with a block of calls", async () => {
  const { port, toasts } = await renderPremium();
  expect(factsText()).toContain("35,00 zł dopóki nie wybierzesz innego");
  await press("Zmień limit i blokady");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getAllByRole("radio").map((radio) => unjoinedText(radio.closest("label")?.textContent))).toEqual([
    "0,00 złNumery premium są zablokowane.",
    "35,00 zł",
    "100,00 zł",
    "200,00 zł",
  ]);
  expect(unjoinedText(screen.getByRole("dialog").textContent)).toContain("Zmiana jest bezpłatna");
  await userEvent.click(dialog.getByRole("radio", { name: /^100,00/ }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /^Zablokuj połączenia/ }));
  await press("Zapisz ustawienia");
  expect(port.sent).toMatchObject([{ settings: { limit: 10_000, blocksCalls: true, blocksMessages: false } }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(toasts).toEqual(["Ustawienia numerów premium są zapisane."]);
  expect(factsText()).toMatch(/100,00 zł.*Połączeniazablokowane/);
});

it("(part of PREMIUM-02) keeps the chosen settings after a failure and sends one key", async () => {
  const { port, toasts } = await renderPremium();
  await press("Zmień limit i blokady");
  await userEvent.click(screen.getByRole("radio", { name: /^200,00/ }));
  port.script.failNext("setPremiumNumbers", { kind: "timeout" });
  await press("Zapisz ustawienia");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^200,00/ })).toHaveProperty("checked", true);
  await press("Zapisz ustawienia");
  expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(toasts).toHaveLength(1);
});
