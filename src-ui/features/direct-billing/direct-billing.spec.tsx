// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  BILLING_REFUSALS,
  type BillingRefusalCode,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { ClientFlags } from "#domain/account/index.ts";
import type { Product } from "#domain/products/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { fakeAccountChangesTabs } from "#test/fakes/fake-account-changes.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeDirectBilling } from "#test/fakes/fake-direct-billing.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  aClientData,
  aDirectBilling,
  aNetflix,
  aProduct,
  aStreamingService,
  clientFlags,
  day,
  zloty,
} from "#test/mothers/index.ts";
import { DirectBillingViewModel } from "./direct-billing.view-model.ts";
import { DirectBillingScreen } from "./direct-billing.screen.tsx";
import { StreamingPriceCard } from "./streaming-price-card.view.tsx";
import type { PartnerTokens } from "./direct-billing-dependencies.ts";

afterEach(cleanup);

const plain = (element: Element | null): string => unjoinedText(element?.textContent);
const text = (): string => plain(document.body);
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const ALL: Partial<ClientFlags> = {
  showNetflixActivation: true,
  showNetflixCancel: true,
  showTvnPlayerActivation: true,
  showTvnPlayerCancel: true,
  showTvn24GoActivation: true,
};

interface Given {
  readonly billing?: DirectBilling;
  readonly flags?: Partial<ClientFlags>;
  readonly param?: string;
  readonly tokens?: PartnerTokens;
  readonly load?: "fails";
  readonly products?: readonly Product[];
  readonly withdrawalDays?: number | undefined;
}

function renderDirectBilling({
  billing = aDirectBilling(),
  flags = ALL,
  param,
  tokens = { find: () => undefined, forget: () => undefined },
  load,
  products = [],
  ...others
}: Given = {}) {
  const withdrawalDays = "withdrawalDays" in others ? others.withdrawalDays : 14;
  const port = fakeDirectBilling(billing);
  if (load === "fails") port.script.failAlways("load", { kind: "unreachable" });
  const clock = movableClock();
  const tabs = fakeAccountChangesTabs();
  const toasts: string[] = [];
  const clientPort = fakeClient({ data: aClientData({ flags: clientFlags(flags), products }) });
  let ids = 0;
  const model = new DirectBillingViewModel({
    store: new DirectBillingStore(port),
    client: new ClientStore(clientPort),
    clock,
    idempotencyKeys: { next: () => `intent-number-${(ids += 1)}` },
    tokens,
    accountChanges: tabs[0],
    toasts: { show: ({ text: shown }) => void toasts.push(shown) },
    offeredLimits: undefined,
  });
  const renderAt = (address: string | undefined) =>
    render(
      <DirectBillingScreen
        model={model}
        param={address}
        hasList
        copy={() => Promise.resolve(true)}
        withdrawalDays={withdrawalDays}
      />,
    );
  renderAt(param);
  /** Replaces the page by another page of direct billing. */
  const goTo = (address: string | undefined) => {
    cleanup();
    renderAt(address);
  };
  return { port, clock, tabs, toasts, goTo, clientPort };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (): HTMLElement => screen.queryByRole("dialog") ?? screen.getByRole("alertdialog");

/** Name of the button that orders a paid service. */
const ORDER = /^Zamawiam z.obowiązkiem zapłaty$/;
const plainText = (given: string): string => given.replaceAll("\u00a0", " ");

describe("direct billing", () => {
  const subscription = (changes: Partial<Product> = {}): Product =>
    aProduct({ productId: "P-7", contractNumber: undefined, orderNumber: "SUB/1/001", ...changes });
  const withProduct = aDirectBilling({ services: [aNetflix({ productId: "P-7" })] });

  it("(part of DB-21) names the right to withdraw at the service, and leads to the statement", async () => {
    const products = [subscription({ withdrawalUntil: day("2099-12-10") })];
    renderDirectBilling({ billing: withProduct, param: "P-7", products });
    const link = await screen.findByRole("link", { name: "Odstąp od umowy" });
    expect(link.getAttribute("href")).toContain("/withdrawal?number=SUB%2F1%2F001");
    expect(text()).toContain("możesz odstąpić bez podania przyczyny do 10-12-2099. Nic wtedy nie zapłacisz.");
  });

  it("(part of DB-21) keeps the right to withdraw on the page after a service is turned off", async () => {
    const off = aDirectBilling({ services: [aNetflix({ productId: "P-7", state: { kind: "INACTIVE" } })] });
    renderDirectBilling({
      billing: off,
      param: "P-7",
      products: [subscription({ status: "RESIGNED", withdrawalUntil: day("2099-12-10") })],
    });
    const link = await screen.findByRole("link", { name: "Odstąp od umowy" });
    expect(link.getAttribute("href")).toContain("/withdrawal?number=SUB%2F1%2F001");
    expect(text()).toContain("odstąpić bez podania przyczyny do 10-12-2099. Nic wtedy nie zapłacisz.");
  });

  it.each([
    ["of a withdrawn contract", { withdrawnOn: day("2026-11-20"), withdrawalUntil: day("2099-12-10") }],
    ["whose days have passed", { withdrawalUntil: day("2020-12-10") }],
  ])("(part of DB-21) names no right to withdraw of a service %s", async (_case, changes) => {
    const off = aDirectBilling({ services: [aNetflix({ productId: "P-7", state: { kind: "INACTIVE" } })] });
    renderDirectBilling({ billing: off, param: "P-7", products: [subscription({ status: "RESIGNED", ...changes })] });
    await screen.findByRole("button", { name: "Włącz Netflix" });
    expect(screen.queryByRole("link", { name: "Odstąp od umowy" })).toBeNull();
  });

  it("(part of DB-23) names the withdrawal before all services are blocked while it is possible", async () => {
    renderDirectBilling({ billing: withProduct, products: [subscription({ withdrawalUntil: day("2099-12-10") })] });
    await press("Zablokuj subskrypcje");
    expect(plain(dialog())).toContain("Od umowy Netflix możesz też odstąpić do 10-12-2099");
  });

  it("(part of DB-23) names no withdrawal before all services are blocked after its last day", async () => {
    renderDirectBilling({ billing: withProduct, products: [subscription({ withdrawalUntil: day("2020-12-10") })] });
    await press("Zablokuj subskrypcje");
    expect(plain(dialog())).not.toContain("odstąpić");
  });

  it.each([
    ["the list", undefined, false, "Do 10-12-2099 możesz odstąpić od umowy i nic nie zapłacisz."],
    ["the page", "P-7", true, "Do 10-12-2099 możesz odstąpić od umowy. Zapłacisz wtedy tylko za dni"],
  ])(
    "[DB-23] names the withdrawal first before a service is turned off from %s",
    async (_from, param, early, expected) => {
      const nextCharge = day("2099-12-22");
      renderDirectBilling({
        billing: aDirectBilling({ services: [aNetflix({ productId: "P-7", nextCharge })] }),
        ...(param !== undefined && { param }),
        products: [subscription({ withdrawalUntil: day("2099-12-10"), earlyStart: early })],
      });
      await press("Wyłącz Netflix");
      const shown = plain(dialog());
      expect(shown).toContain(expected);
      expect(shown.indexOf(expected)).toBeLessThan(shown.indexOf("Dostęp skończy się od razu."));
      expect(shown).toContain("Jeśli nie odstąpisz, ostatnia opłata obejmie czas do 21-12-2099");
      const link = within(dialog()).getByRole("link", { name: "Odstąp od umowy" });
      expect(link.getAttribute("href")).toContain("/withdrawal?number=SUB%2F1%2F001");
      await userEvent.click(within(dialog()).getByRole("button", { name: "Wyłącz" }));
      await screen.findByText("Wyłączamy Netflix");
      expect(plain(dialog())).toContain(expected);
    },
  );

  it("(part of DB-21) names the right to withdraw before the order and after it", async () => {
    renderDirectBilling({ billing: aDirectBilling({ services: [aStreamingService({ terms: undefined })] }) });
    await press("Włącz Disney+");
    expect(plain(dialog())).toContain("Przez 14 dni od zamówienia możesz odstąpić od umowy");
    await press(ORDER);
    await screen.findByText("Włączamy Disney+");
    expect(plain(dialog())).toContain("Przez 14 dni od zamówienia możesz odstąpić od umowy");
  });

  it("(part of DB-21) promises no right to withdraw to a customer who has none", async () => {
    const billing = aDirectBilling({ services: [aStreamingService({ terms: undefined })] });
    renderDirectBilling({ billing, withdrawalDays: undefined });
    await press("Włącz Disney+");
    expect(plain(dialog())).not.toContain("odstąpić");
  });

  it("[DB-22] reads the services again when one is on that they list as ordered", async () => {
    const { clientPort } = renderDirectBilling({
      billing: withProduct,
      products: [subscription({ status: "ORDERED" })],
    });
    await vi.waitFor(() => expect(clientPort.script.calls).toHaveLength(2));
  });

  it("(part of DB-15) reads the services again when an action begins and when it has ended", async () => {
    const { port, clock, clientPort } = renderDirectBilling({
      billing: aDirectBilling({ services: [aStreamingService({ terms: undefined })] }),
    });
    await press("Włącz Disney+");
    const callCount = clientPort.script.calls.length;
    await press(ORDER);
    await vi.waitFor(() => expect(clientPort.script.calls).toHaveLength(callCount + 1));
    port.settle();
    await clock.advance(5_000);
    await vi.waitFor(() => expect(clientPort.script.calls).toHaveLength(callCount + 2));
  });

  it("[DB-07] (part of DB-03) polls a pending action to its end; shows its result as a toast", async () => {
    const { port, clock, toasts } = renderDirectBilling({
      billing: aDirectBilling({
        services: [aStreamingService({ state: { kind: "PENDING", action: "activate", planId: undefined } })],
      }),
    });
    await screen.findByText("Włączamy");
    expect(port.script.calls).toEqual(["load"]);
    await clock.advance(4_999);
    expect(port.script.calls).toHaveLength(1);
    await clock.advance(1);
    expect(port.script.calls).toHaveLength(2);
    for (let waited = 5_000; waited <= 5 * 60_000; waited += 5_000) await clock.advance(5_000);
    await screen.findByText(/Trwa to dłużej niż zwykle/);
    port.settle(false);
    await clock.advance(60_000);
    await screen.findByText(/Serwis Disney\+ nie został włączony\. Nic za niego nie naliczymy\./);
    expect(toasts.map(plainText)).toEqual(["Serwis Disney+ nie został włączony. Nic za niego nie naliczymy."]);
    expect(text()).not.toContain("Trwa to dłużej");
    const callCountBefore = port.script.calls.length;
    await clock.advance(600_000);
    expect(port.script.calls).toHaveLength(callCountBefore);
    expect(clock.waiting).toBe(0);
  });

  it("(part of DB-07) keeps a failed action on the page when another action ends", async () => {
    const { port, clock, tabs, toasts } = renderDirectBilling({
      billing: aDirectBilling({
        services: [
          aStreamingService({ state: { kind: "PENDING", action: "activate", planId: undefined } }),
          aNetflix(),
        ],
      }),
    });
    await screen.findByText("Włączamy");
    const settleAll = async (done: boolean) => {
      port.settle(done);
      await clock.advance(5_000);
    };
    let attempt = 0;
    const cancelNetflix = async () => {
      const idempotencyKey = `another-tab-00000${(attempt += 1)}`;
      const order = { code: "netflix", action: "deactivate", planId: undefined, partnerToken: undefined } as const;
      await port.order({ idempotencyKey, ...order });
      tabs[1].publish();
      await screen.findByText("Wyłączamy");
    };
    const failures = () => screen.queryAllByText(/nie został (włączony|wyłączony)/).map(plain);
    const [disney, netflix] = ["Serwis Disney+ nie został włączony", "Serwis Netflix nie został wyłączony"];
    await settleAll(false);
    await vi.waitFor(() => expect(failures()).toEqual([expect.stringContaining(disney)]));
    await cancelNetflix();
    await settleAll(false);
    await vi.waitFor(() =>
      expect(failures()).toEqual([expect.stringContaining(disney), expect.stringContaining(netflix)]),
    );
    await cancelNetflix();
    await settleAll(true);
    await vi.waitFor(() => expect(toasts).toHaveLength(3));
    expect(failures()).toEqual([expect.stringContaining(disney)]);
  });

  it("keeps polling and keeps the last data of direct billing when one poll fails", async () => {
    const { port, clock, toasts } = renderDirectBilling({
      billing: aDirectBilling({
        services: [aNetflix({ state: { kind: "PENDING", action: "modify", planId: "premium" } })],
      }),
    });
    await screen.findByText("Zmieniamy plan");
    port.script.failNext("load", { kind: "unreachable" });
    await clock.advance(5_000);
    expect(text()).toContain("Zmieniamy plan");
    port.settle();
    await clock.advance(5_000);
    await vi.waitFor(() => expect(toasts).toEqual(["Plan Netflix jest zmieniony."]));
  });

  it("reloads direct billing when another tab reports an account change", async () => {
    const { port, tabs } = renderDirectBilling();
    await screen.findByRole("button", { name: "Wyłącz Netflix" });
    await port.order({
      idempotencyKey: "another-tab-000001",
      code: "netflix",
      action: "deactivate",
      planId: undefined,
      partnerToken: undefined,
    });
    tabs[1].publish();
    expect(await screen.findByText("Wyłączamy")).toBeTruthy();
  });

  it("shows a retry when direct billing fails to load, and an empty state without services", async () => {
    const { port } = renderDirectBilling({ billing: aDirectBilling({ services: [] }), load: "fails" });
    await screen.findByText("Nie udało się pobrać subskrypcji");
    port.script.recover();
    await press("Spróbuj ponownie");
    expect(await screen.findByText("Nie ma jeszcze żadnej subskrypcji do włączenia")).toBeTruthy();
  });
});

describe("(part of DB-05) each refusal shows its remedy", () => {
  const EXPECTED_TEXTS: Readonly<Record<BillingRefusalCode, readonly [title: string, next: string]>> = {
    "limit-too-small": ["Miesięczny limit jest za mały.", "Zwiększ limit albo wybierz tańszy"],
    "consent-change-not-possible": ["Zgody nie można teraz zmienić.", "Poczekaj kilka minut"],
    "wrong-limit": ["Tej wysokości limitu nie można ustawić.", "Wybierz jedną z podanych kwot albo wpisz nie mniejszą"],
    "no-needed-consent": ["Brakuje akceptacji regulaminu.", "Przeczytaj regulamin i zaakceptuj go"],
    "global-error-backend": ["Dostawca nie przyjął tej zmiany.", "Spróbuj ponownie za kilka minut."],
  };

  it.each(BILLING_REFUSALS)(
    "shows the remedy when the server refuses an order of direct billing with %s",
    async (code) => {
      const { port } = renderDirectBilling({
        billing: aDirectBilling({ services: [aStreamingService({ code: "player", name: "Player" })] }),
        flags: { ...ALL, acceptedTOSTvnPlayer: true },
      });
      await press("Włącz Player");
      port.refuseNext(code);
      await userEvent.click(within(dialog()).getByRole("button", { name: ORDER }));
      const alert = await screen.findByRole("alert");
      for (const words of EXPECTED_TEXTS[code]) expect(plain(alert)).toContain(words);
      // The server knows more of the limit than the portal.
      if (code === "limit-too-small") expect(plain(dialog())).not.toContain("zostanie z limitu");
      expect(port.billing().services[0]?.state.kind).toBe("INACTIVE");
    },
  );

  it.each(BILLING_REFUSALS)(
    "shows the remedy when the server refuses the limit or the consent with %s",
    async (code) => {
      const { port } = renderDirectBilling();
      const expected = EXPECTED_TEXTS[code];
      await press("Zmień limit");
      port.refuseNext(code);
      await press("Zapisz limit");
      for (const words of expected) expect(plain(await screen.findByRole("alert"))).toContain(words);
      await press("Anuluj");
      await press("Zablokuj subskrypcje");
      port.refuseNext(code);
      await userEvent.click(within(dialog()).getByRole("button", { name: "Zablokuj subskrypcje" }));
      for (const words of expected) expect(plain(await screen.findByRole("alert"))).toContain(words);
      expect(port.billing().consent.given).toBe(true);
    },
  );
});

describe("(part of DB-02) an order", () => {
  it("sends an order once when pressed ten times, and keeps its dialog open until it is sent", async () => {
    const { port } = renderDirectBilling();
    await press("Wyłącz Netflix");
    const release = port.script.hold("order");
    const confirm = within(dialog()).getByRole("button", { name: "Wyłącz" });
    for (let count = 0; count < 10; count += 1) confirm.click();
    await settle();
    within(dialog()).getByRole("button", { name: "Anuluj" }).click();
    expect(dialog()).toBeTruthy();
    release();
    await screen.findByText("Wyłączamy Netflix");
    expect(port.sent).toHaveLength(1);
    expect(port.sent[0]?.action).toBe("deactivate");
  });

  it("keeps an order's idempotency key after a lost response, and replaces it after a refusal", async () => {
    const { port } = renderDirectBilling();
    await press("Wyłącz Netflix");
    port.script.failNext("order", { kind: "timeout" });
    const confirm = () => userEvent.click(within(dialog()).getByRole("button", { name: "Wyłącz" }));
    await confirm();
    expect(plain(await screen.findByRole("alert"))).toContain("Nie wiemy, czy zmiana doszła do skutku.");
    port.refuseNext("global-error-backend");
    await confirm();
    expect(plain(await screen.findByRole("alert"))).toContain("Dostawca nie przyjął");
    await confirm();
    await screen.findByText("Wyłączamy Netflix");
    const ids = port.sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it("sends the partner token with an activation, then forgets the token", async () => {
    let token: string | undefined = "pl-8f0c2d77a1";
    const tokens: PartnerTokens = {
      find: (names) => (names.includes("player") ? token : undefined),
      forget: () => void (token = undefined),
    };
    const player = aStreamingService({ code: "player", productId: "7-03", name: "Player", terms: undefined });
    const { port } = renderDirectBilling({
      billing: aDirectBilling({ services: [player] }),
      flags: {},
      param: "7-03",
      tokens,
    });
    expect(plain(await screen.findByText(/zna już twoje konto/))).toContain("Player");
    await press("Włącz Player");
    await userEvent.click(within(dialog()).getByRole("button", { name: ORDER }));
    await screen.findAllByText("Włączamy Player");
    expect(port.sent).toMatchObject([{ code: "player", partnerToken: "pl-8f0c2d77a1" }]);
    expect(token).toBeUndefined();
  });
});

describe("an order that cannot go on", () => {
  const player = (changes: Partial<StreamingService> = {}) =>
    aStreamingService({ code: "player", name: "Player", ...changes });

  it("stays at the confirmation when the server requires terms but sends none", async () => {
    const { port } = renderDirectBilling({ billing: aDirectBilling({ services: [player({ terms: undefined })] }) });
    await press("Włącz Player");
    port.refuseNext("no-needed-consent");
    await userEvent.click(within(dialog()).getByRole("button", { name: ORDER }));
    expect(plain(await screen.findByRole("alert"))).toContain("Dostawca nie przyjął tej zmiany.");
    await userEvent.click(within(dialog()).getByRole("button", { name: "Anuluj" }));
    await press("Włącz Player");
    expect(dialog()).toBeTruthy();
  });

  it.each(["review", "terms"] as const)(
    "closes an order when its service disappears from the %s; another order can begin",
    async (step) => {
      const leaves = player(step === "terms" ? {} : { terms: undefined });
      const { port, tabs } = renderDirectBilling({
        billing: aDirectBilling({ services: [leaves, aStreamingService({ terms: undefined })] }),
      });
      await press("Włącz Player");
      expect(dialog()).toBeTruthy();
      port.withdraw("player");
      tabs[1].publish();
      await settle();
      expect(screen.queryByRole("dialog")).toBeNull();
      await press("Włącz Disney+");
      expect(plain(dialog())).toContain("Włączyć Disney+?");
    },
  );
});

it("resends an unanswered order with the same key from the service page; closes its dialog", async () => {
  const { port, goTo } = renderDirectBilling();
  await press("Wyłącz Netflix");
  port.script.failNext("order", { kind: "timeout" });
  await userEvent.click(within(dialog()).getByRole("button", { name: "Wyłącz" }));
  await screen.findByRole("alert");
  goTo("netflix");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Wyłącz Netflix");
  await userEvent.click(within(dialog()).getByRole("button", { name: "Wyłącz" }));
  await screen.findByText("Wyłączamy Netflix");
  expect(port.sent).toHaveLength(2);
  expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

describe("(part of DB-05) a failed change leaves the data unchanged and names the change", () => {
  it.each([
    ["Wyłącz Netflix", "Wyłącz", "Serwis nadal działa, a opłatę doliczamy jak dotąd."],
    ["Włącz Disney+", ORDER, "Nic się nie zmieniło i nic nie naliczymy."],
    ["Zmień limit", "Zapisz limit", "Obowiązuje dotychczasowy limit."],
    [
      "Zablokuj subskrypcje",
      "Zablokuj subskrypcje",
      "Zgoda nadal obowiązuje, a włączone serwisy działają i są płatne jak dotąd.",
    ],
  ])("shows which settings stay in force when the change fails: %s", async (opens, confirms, expectedText) => {
    const { port } = renderDirectBilling({
      billing: aDirectBilling({ services: [aNetflix(), aStreamingService({ terms: undefined })] }),
    });
    await press(opens);
    port.refuseNext("global-error-backend");
    await userEvent.click(within(dialog()).getByRole("button", { name: confirms }));
    const alert = plain(await screen.findByRole("alert"));
    expect(alert).toContain(expectedText);
    expect(alert.includes("nic nie naliczymy")).toBe(opens === "Włącz Disney+");
  });
});

describe("the monthly limit", () => {
  it("[DB-19] says that nothing more is charged at a limit of 0, instead of a part of it", async () => {
    renderDirectBilling({
      billing: aDirectBilling({ limit: { amount: zloty("0.00"), max: zloty("300.00"), used: zloty("79.00") } }),
    });
    expect(await screen.findByText(/Limit wynosi 0,00\szł. Inne firmy nie doliczą nic więcej\./u)).toBeDefined();
    expect(text()).toContain("79,00 zł w tym miesiącu");
    expect(text()).not.toContain("z 0,00");
    expect(screen.queryByRole("img", { name: /Wykorzystano/u })).toBeNull();
  });

  it("[DB-14] offers the limits 0, 35, 70 and 100 zł, and saves one below the used amount", async () => {
    const { port } = renderDirectBilling({
      billing: aDirectBilling({
        limit: { amount: zloty("70.00"), max: zloty("300.00"), used: zloty("49.00"), isDefault: true },
      }),
    });
    await press("Zmień limit");
    expect(plain(document.body)).toContain("Dopóki nie wybierzesz limitu, obowiązuje 70,00 zł.");
    const choices = within(dialog()).getAllByRole("radio");
    expect(choices.map((choice) => plain(choice.closest("label") ?? choice))).toEqual([
      "0,00 złW tym miesiącu nic więcej nie doliczymy. Wyłączymy: Netflix (04-12-2026).",
      "35,00 złW tym miesiącu nic więcej nie doliczymy. Wyłączymy: Netflix (04-12-2026).",
      "70,00 zł",
      "100,00 zł",
      "Inna kwota",
    ]);
    expect(choices[2]).toHaveProperty("checked", true);
    expect(within(dialog()).queryByLabelText("Nowy limit")).toBeNull();
    const [none] = choices;
    if (none !== undefined) await userEvent.click(none);
    await press("Zapisz limit");
    expect(port.billing().limit.amount).toBe(0);
  });

  it.each([
    ["35.00", ["stops", "stops", "", ""]],
    ["0.00", ["nothing", "", "", ""]],
  ] as const)("(part of DB-14) says which limits stop charges when %s zł are used", async (used, expected) => {
    const limit = { amount: zloty("100.00"), max: zloty("300.00"), used: zloty(used) };
    renderDirectBilling({ billing: aDirectBilling({ limit }) });
    await press("Zmień limit");
    const notes = within(dialog())
      .getAllByRole("radio")
      .slice(0, 4)
      .map((choice) => plain(choice.closest("label") ?? choice));
    expect(
      notes.map((note) => (/nic więcej/.test(note) ? "stops" : /nie doliczą/.test(note) ? "nothing" : "")),
    ).toEqual(expected);
  });

  it("(part of DB-18) says before and after it which service a lower limit ends", async () => {
    const { port } = renderDirectBilling();
    const ends = "Netflix wyłączymy 04-12-2026, bo opłata nie zmieści się w limicie.";
    expect(await screen.findByText(/, następna opłata/)).toBeDefined();
    await press("Zmień limit");
    expect(text()).not.toContain(ends);
    await userEvent.click(within(dialog()).getByRole("radio", { name: /^0,00/ }));
    expect(within(dialog()).getAllByRole("status").map(plain)).toContain(ends);
    await press("Zapisz limit");
    expect(port.billing().limit.amount).toBe(0);
    expect(plain(document.querySelector(".subscriptions"))).toContain(ends);
    expect(text()).not.toContain(", następna opłata");
  });

  it("(part of DB-18) names a service being turned on among those that a limit ends", async () => {
    const state = { kind: "PENDING", action: "activate", planId: undefined } as const;
    renderDirectBilling({ billing: aDirectBilling({ services: [aNetflix(), aStreamingService({ state })] }) });
    await press("Zmień limit");
    const zero = within(dialog()).getByRole("radio", { name: /^0,00/ });
    expect(plain(zero.closest("label") ?? zero)).toContain(
      "Wyłączymy: Netflix (04-12-2026), Disney+ (w trakcie włączania).",
    );
    await userEvent.click(zero);
    expect(plain(dialog())).toContain("Disney+, teraz w trakcie włączania, wyłączymy w dniu następnej opłaty");
  });

  it("(part of VAL-08) rejects a monthly limit below the used amount and sends nothing", async () => {
    const { port, tabs } = renderDirectBilling();
    await press("Zmień limit");
    const field = within(dialog()).getByLabelText("Nowy limit");
    await userEvent.clear(field);
    await userEvent.type(field, "48,99");
    await press("Zapisz limit");
    expect(plain(dialog())).toContain("Wpisz kwotę nie mniejszą niż 49,00 zł");
    await userEvent.clear(field);
    await userEvent.type(field, "60");
    await port.order({
      idempotencyKey: "another-tab-000001",
      code: "netflix",
      action: "modify",
      planId: "premium",
      partnerToken: undefined,
    });
    tabs[1].publish();
    await settle();
    await press("Zapisz limit");
    expect(plain(dialog())).toContain("Wpisz kwotę nie mniejszą niż 67,00 zł");
    expect(port.script.calls).not.toContain("save");
  });

  it("asks for the consent to direct billing when it is missing", async () => {
    const { port } = renderDirectBilling({
      billing: aDirectBilling({ consent: { given: false, changedOn: undefined } }),
    });
    await press("Zmień limit");
    port.refuseNext("no-needed-consent");
    await press("Zapisz limit");
    expect(plain(await screen.findByRole("alert"))).toContain("Brakuje zgody na doliczanie opłat do faktury.");
  });
});

describe("an order above the limit", () => {
  it("[DB-08] offers the limit instead of the order, and leads back to the order", async () => {
    const { port } = renderDirectBilling({
      billing: aDirectBilling({
        services: [aNetflix(), aStreamingService({ terms: undefined })],
        limit: { amount: zloty("60.00"), max: zloty("500.00"), used: zloty("49.00") },
      }),
    });
    await press("Włącz Disney+");
    expect(within(dialog()).queryByRole("button", { name: ORDER })).toBeNull();
    await userEvent.click(within(dialog()).getByRole("button", { name: "Zmień limit" }));
    const field = within(dialog()).getByLabelText("Nowy limit");
    await userEvent.clear(field);
    await userEvent.type(field, "200");
    await press("Zapisz limit");
    await screen.findByRole("button", { name: ORDER });
    expect(plain(dialog())).toContain("Włączyć Disney+?");
    await press(ORDER);
    expect(port.sent).toMatchObject([{ code: "disney", action: "activate" }]);
  });

  it("[DB-13] asks for a higher limit before the terms of a service that exceeds it", async () => {
    renderDirectBilling({
      billing: aDirectBilling({ limit: { amount: zloty("60.00"), max: zloty("500.00"), used: zloty("49.00") } }),
    });
    await press("Włącz Disney+");
    expect(plain(dialog())).toContain("Limit jest za mały o 26,99 zł.");
    expect(within(dialog()).queryByLabelText("Akceptuję regulamin")).toBeNull();
    await userEvent.click(within(dialog()).getByRole("button", { name: "Zmień limit" }));
    const field = within(dialog()).getByLabelText("Nowy limit");
    await userEvent.clear(field);
    await userEvent.type(field, "200");
    await press("Zapisz limit");
    await screen.findByLabelText("Akceptuję regulamin");
  });

  const HBO = aStreamingService({
    code: "hbomax",
    name: "HBO Max",
    state: { kind: "ACTIVE" },
    price: zloty("29.99"),
    nextCharge: day("2026-11-30"),
  });
  const withHbo = (amount: string, max = "500.00") =>
    aDirectBilling({
      services: [HBO, aStreamingService()],
      limit: { amount: zloty(amount), max: zloty(max), used: zloty("0.00") },
    });

  it("(part of DB-13) names the charges due this month on the card and in the summary", async () => {
    const player = aStreamingService({ code: "player", name: "Player" });
    const billing = { ...withHbo("70.00"), services: [HBO, player] };
    renderDirectBilling({ billing, flags: { ...ALL, acceptedTOSTvnPlayer: true } });
    await screen.findByRole("button", { name: "Włącz Player" });
    expect(text()).toContain("Do końca miesiąca doliczymy jeszcze: HBO Max 30-11-2026: 29,99 zł.");
    expect(text()).toContain("Potem zostanie 40,01 zł.");
    await press("Włącz Player");
    expect(plain(dialog())).toMatch(/zostanie z limitu\s*2,02 zł/);
    expect(plain(dialog())).toContain("po odjęciu tego, co doliczymy do końca miesiąca: HBO Max 30-11-2026: 29,99 zł");
  });

  it("[DB-25] names the reason and the limit that is needed before the terms, and in the limit dialog", async () => {
    renderDirectBilling({ billing: withHbo("35.00") });
    await press("Włącz Disney+");
    expect(plain(dialog())).toContain("Limit jest za mały o 32,98 zł.");
    expect(plain(dialog())).toContain("doliczymy jeszcze: HBO Max 30-11-2026: 29,99 zł.");
    expect(plain(dialog())).toContain("Do tej zmiany wystarczy limit 67,98 zł.");
    expect(within(dialog()).queryByLabelText("Akceptuję regulamin")).toBeNull();
    await userEvent.click(within(dialog()).getByRole("button", { name: "Zmień limit" }));
    expect(plain(dialog())).toContain("Do tej zmiany wystarczy limit 67,98 zł.");
    await userEvent.click(within(dialog()).getByRole("button", { name: "Anuluj" }));
    await userEvent.click(within(dialog()).getByRole("button", { name: "Anuluj" }));
    await press("Zmień limit");
    expect(plain(dialog())).not.toContain("wystarczy");
  });

  it("(part of DB-25) offers no higher limit where the needed one is above the highest", async () => {
    renderDirectBilling({ billing: withHbo("35.00", "60.00") });
    await press("Włącz Disney+");
    expect(plain(dialog())).toContain("Ta zmiana wymaga limitu 67,98 zł, a najwyższy to 60,00 zł.");
    expect(within(dialog()).queryByRole("button", { name: "Zmień limit" })).toBeNull();
  });
});

describe("an order of a paid service", () => {
  it("(part of DB-02) says when access ends and which days are not refunded", async () => {
    renderDirectBilling({ billing: aDirectBilling({ services: [aNetflix({ nextCharge: day("2026-12-22") })] }) });
    await press("Wyłącz Netflix");
    expect(plain(dialog())).toContain("Dostęp skończy się od razu.");
    expect(plain(dialog())).toContain("obejmuje czas do 21-12-2026");
  });

  it("[DB-11] names no next charge of a service that is being turned off", () => {
    const netflix = aNetflix({ nextCharge: day("2026-12-22") });
    const { rerender } = render(<StreamingPriceCard service={netflix} />);
    expect(screen.getByText("Następna opłata")).toBeTruthy();
    const state = { kind: "PENDING", action: "deactivate", planId: undefined } as const;
    rerender(<StreamingPriceCard service={{ ...netflix, state }} />);
    expect(screen.queryByText("Następna opłata")).toBeNull();
  });

  it("[DB-09] leads from the list and from the finished order to the account at the provider", async () => {
    const activation = { kind: "code", code: "TEST-1" } as const;
    const disney = aStreamingService({ state: { kind: "PENDING", action: "activate", planId: undefined } });
    renderDirectBilling({
      billing: aDirectBilling({ services: [{ ...disney, state: { kind: "ACTIVE" }, activation }] }),
    });
    const link = await screen.findByRole("link", { name: "Dokończ u\u00a0dostawcy: Disney+" });
    expect(link.getAttribute("href")).toBe("/service/directBilling/disney");
    cleanup();
    const { port, clock } = renderDirectBilling({
      billing: aDirectBilling({ services: [aStreamingService({ terms: undefined })] }),
    });
    await press("Włącz Disney+");
    await press(ORDER);
    expect(plain(dialog())).toContain("dokończ u dostawcy");
    port.settle();
    await clock.advance(5_000);
    expect(await screen.findByRole("heading", { name: /^Serwis Disney\+ jest już włączony/ })).toBeTruthy();
  });
});

describe("the consent", () => {
  it.each([
    [true, "Doliczanie opłat do fakturywyrażona", false],
    [false, "Doliczanie opłat do fakturyniewyrażona", true],
  ] as const)(
    "shows whether the consent to direct billing is given: %s, without a date",
    async (given, expectedText, blocked) => {
      renderDirectBilling({ billing: aDirectBilling({ consent: { given, changedOn: undefined } }) });
      await screen.findByText("Doliczanie opłat do faktury");
      expect(text()).toContain(expectedText);
      expect(text().includes("Odblokujesz je, gdy wyrazisz zgodę.")).toBe(blocked);
    },
  );
});

it("hides the hint about activation when a service is on and cannot be turned off here", async () => {
  renderDirectBilling({
    billing: aDirectBilling({ services: [aNetflix({ plans: [] })] }),
    flags: {},
    param: "netflix",
  });
  await screen.findByText("Tego serwisu nie można teraz zmienić ani wyłączyć.");
  expect(text()).not.toContain("nie można teraz włączyć");
});

it("names the host where the partner account is set up", async () => {
  const activation = { kind: "link", href: "https://www.disneyplus.com/begin", host: "www.disneyplus.com" } as const;
  renderDirectBilling({
    billing: aDirectBilling({ services: [aStreamingService({ state: { kind: "ACTIVE" }, activation })] }),
    param: "disney",
  });
  expect(await screen.findByText("Otworzy się strona www.disneyplus.com.")).toBeTruthy();
});

it("(part of DB-06) shows an explanation, no direct billing actions, without the flag", async () => {
  renderDirectBilling({
    billing: aDirectBilling({ services: [aStreamingService({ code: "player", name: "Player" })] }),
    flags: {},
    param: "player",
  });
  await screen.findByText("Tego serwisu nie można teraz włączyć.");
  expect(screen.queryByRole("button", { name: "Włącz Player" })).toBeNull();
});

it("shows and copies the activation code of a service", async () => {
  renderDirectBilling({
    billing: aDirectBilling({
      services: [aStreamingService({ state: { kind: "ACTIVE" }, activation: { kind: "code", code: "FBX-1" } })],
    }),
    param: "disney",
  });
  await screen.findByText("FBX-1");
  await press("Kopiuj kod");
  expect(await screen.findByText("Kod jest skopiowany.")).toBeTruthy();
});
