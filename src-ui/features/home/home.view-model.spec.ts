import { NONE_UNAVAILABLE } from "#domain/access/index.ts";
import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { ClientData } from "#domain/account/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { Message, Outage } from "#domain/messages/index.ts";
import type { SaleOffer } from "#domain/offers/index.ts";
import type { StoredOnboardingFlag } from "#domain/onboarding/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { plusDays, ZERO, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ThemeChoice } from "#domain/theme/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import { fakeOnboarding } from "#test/fakes/fake-onboarding.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  aContact,
  aMessage,
  anAddress,
  anEntry,
  anOffer,
  aStoredOnboardingFlag,
  anOutage,
  aPaidEntry,
  aProduct,
  aSession,
  clientFlags,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { HomeViewModel } from "./home.view-model.ts";

interface HomeFixture {
  readonly session?: UserSession;
  readonly client?: ClientData;
  readonly entries?: readonly FinancialEntry[];
  readonly messages?: readonly Message[];
  readonly outages?: readonly Outage[];
  readonly offers?: readonly SaleOffer[];
  readonly extension?: readonly SaleOffer[];
  readonly storedFlags?: readonly StoredOnboardingFlag[];
  readonly content?: Readonly<Record<string, string>>;
  readonly contact?: ContactData;
  readonly theme?: ThemeChoice;
}

const DOWN: TransportFailure = { kind: "unreachable" };

/** Creates the start page over fakes, with the data that the layout would load. */
type HomePorts = ReturnType<typeof createHome>["ports"];

function createHome(fixture: HomeFixture = {}) {
  const ports = {
    client: fakeClient({ data: fixture.client ?? aClientData() }),
    finance: fakeFinance({ entries: fixture.entries ?? [anEntry()] }),
    messages: fakeMessages({ messages: fixture.messages ?? [aMessage()], outages: fixture.outages ?? [] }),
    offers: fakeOffers({ offers: fixture.offers ?? [anOffer()], extension: fixture.extension ?? [] }),
    onboarding: fakeOnboarding({ storedFlags: fixture.storedFlags ?? [] }),
    siteContent: fakeSiteContent({ content: fixture.content ?? {} }),
    contact: fakeContact({ data: fixture.contact ?? aContact() }),
  };
  const session = { current: fixture.session ?? aSession() };
  const client = new ClientStore(ports.client);
  const messages = new MessagesStore(ports.messages);
  const offers = new OffersStore(ports.offers);
  const siteContent = new SiteContentStore(ports.siteContent);
  const contact = new ContactStore(ports.contact);
  const today = { today: TODAY };
  const navigation = new NavigationStore({
    featureAvailability: { unavailable: NONE_UNAVAILABLE, ruledOut: NONE_UNAVAILABLE },
    session,
    client,
    contact,
    messages,
    offers,
    siteContent,
    today,
    externalServices: { known: [], hasFailed: false },
  });
  const finance = new FinanceStore(ports.finance);
  const onboarding = new OnboardingStore(ports.onboarding);
  const clock = movableClock();
  const model = new HomeViewModel(
    {
      session,
      client,
      contact,
      messages,
      offers,
      siteContent,
      navigation,
      finance,
      onboarding,
      today,
      theme: { choice: fixture.theme ?? "system" },
      app: "in-store",
    },
    { number: "58 300 70 00", dial: "+48583007000" },
    clock,
  );
  return { model, ports, clock };
}

const productsAt = (addressId: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({ productId: `${addressId}-${index}`, address: anAddress({ addressId }) }),
  );

const withRodo = (rodo: Partial<ClientData["client"]["rodo"]>): ClientData => {
  const client = aClient();
  return aClientData({ client: { ...client, rodo: { ...client.rodo, ...rodo } } });
};

describe("the start page", () => {
  it("shows each block of the start page once its data has loaded", async () => {
    const { model } = createHome();
    expect([
      model.due.due,
      model.services.services,
      model.offer.offer,
      model.onboarding.tasks,
      model.messages.messages,
    ]).toMatchObject(Array.from({ length: 5 }, () => ({ status: "loading" })));
    await model.load();
    expect([
      model.due.due,
      model.services.services,
      model.offer.offer,
      model.onboarding.tasks,
      model.messages.messages,
    ]).toMatchObject(Array.from({ length: 5 }, () => ({ status: "ready" })));
  });

  it("shows the other blocks of the start page when one failed, and loads that one on retry", async () => {
    const { model, ports } = createHome();
    ports.finance.script.failNext("loadEntries", DOWN);
    await model.load();
    const { due } = model.due;
    if (due.status !== "failed") throw new Error(due.status);
    expect([model.services.services, model.offer.offer, model.onboarding.tasks, model.messages.messages]).toMatchObject(
      Array.from({ length: 4 }, () => ({ status: "ready" })),
    );
    due.retry();
    await new Promise((done) => setImmediate(done));
    expect(model.due.due.status).toBe("ready");
  });

  it("delays the blocks of the start page until the banners have loaded", async () => {
    const { model, ports, clock } = createHome({ outages: [anOutage()] });
    const release = ports.messages.script.hold("loadOutages");
    model.start();
    await clock.advance(200);
    expect([model.due.due.status, model.shown]).toEqual(["ready", "none"]);
    release();
    await clock.advance(1);
    expect([model.banners.shown.length, model.shown, model.isDueFirst]).toEqual([1, "all", false]);
    await clock.advance(2_000);
    expect(model.isDueFirst).toBe(false);
    model.stop();
    expect(clock.waiting).toBe(0);
  });

  it("(part of START-09) renders no skeleton again when data of a block that has one arrive", async () => {
    const { model, ports, clock } = createHome({ outages: [anOutage()] });
    const release = ports.messages.script.hold("loadOutages");
    const seen: unknown[] = [];
    const stopSeeing = autorun(() => seen.push([model.shown, model.blocks]));
    model.start();
    await clock.advance(200);
    expect(model.services.services?.status).toBe("ready");
    const all = { hasServices: true, hasOffer: true, hasOnboarding: true, hasMessages: true, hasMainColumn: true };
    expect(seen).toEqual([["none", all]]);
    release();
    await clock.advance(1);
    expect(seen).toEqual([
      ["none", all],
      ["all", all],
    ]);
    stopSeeing();
    model.stop();
  });

  it("[START-09] shows the amount due before late banners, which then follow it", async () => {
    const { model, ports, clock } = createHome({ outages: [anOutage()] });
    const release = ports.messages.script.hold("loadOutages");
    model.start();
    await clock.advance(1);
    await clock.advance(500);
    expect([model.shown, model.isDueFirst]).toEqual(["due", true]);
    release();
    await clock.advance(1);
    expect([model.shown, model.isDueFirst]).toEqual(["all", true]);
    model.stop();
    expect(clock.waiting).toBe(0);
  });

  it("(part of START-09) shows no amount due before the customer data, which decide its payment", async () => {
    const { model, ports, clock } = createHome();
    ports.client.script.hold("load");
    model.start();
    await clock.advance(1_999);
    expect([model.due.due.status, model.shown]).toEqual(["ready", "none"]);
    model.stop();
    expect(clock.waiting).toBe(0);
  });

  it.each([
    ["the amount due", ({ finance }: HomePorts) => finance.script.hold("loadEntries")],
    ["the orders", ({ offers }: HomePorts) => offers.script.hold("loadHistory")],
  ])("(part of START-09) waits with the blocks for %s, which would move them", async (_part, hold) => {
    const { model, ports, clock } = createHome();
    hold(ports);
    model.start();
    await clock.advance(1_999);
    expect(model.shown).not.toBe("all");
    await clock.advance(1);
    expect(model.shown).toBe("all");
    model.stop();
  });

  it("delays the start page for banners at most two seconds, and not for failed banners", async () => {
    const late = createHome();
    late.ports.messages.script.hold("loadOutages");
    late.model.start();
    await late.clock.advance(1);
    await late.clock.advance(1_998);
    expect(late.model.shown).toBe("due");
    await late.clock.advance(1);
    expect([late.model.shown, late.model.isDueFirst]).toEqual(["all", true]);

    const failed = createHome();
    failed.ports.messages.script.failNext("loadOutages", DOWN);
    failed.model.start();
    await failed.clock.advance(1);
    expect(failed.model.shown).toBe("all");
    const release = failed.ports.messages.script.hold("loadOutages");
    const again = failed.model.load();
    expect(failed.model.shown, "keeps the blocks visible during a retry").toBe("all");
    release();
    await again;
  });

  it("shows invoices, the offer and the tasks when the customer data fails to load", async () => {
    const { model, ports } = createHome({ entries: [aPaidEntry()] });
    ports.client.script.failAlways("load", DOWN);
    await model.load();
    expect(model.services.services?.status).toBe("failed");
    expect(model.messages.messages?.status).toBe("ready");
    expect([model.due.due, model.offer.offer, model.onboarding.tasks]).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: "ready" })),
    );
  });

  it("does not say that everything is paid before the balance is known", async () => {
    const client = aClientData({ client: aClient({ currentBalance: zloty("80.00") }) });
    const { model, ports } = createHome({ client, entries: [aPaidEntry()] });
    const release = ports.client.script.hold("load");
    const loading = model.load();
    await new Promise((done) => setImmediate(done));
    expect(model.due.due.status).toBe("loading");
    release();
    await loading;
    expect(model.due.due).toMatchObject({ value: { dueStatus: { kind: "overpaid" } } });
  });
});

describe("services on the start page", () => {
  it("[PROD-01] groups services on the start page by address, in order", async () => {
    const tv = aProduct({ productId: "TV", category: "television" });
    const there = aProduct({ productId: "THERE", address: anAddress({ addressId: "A-2", street: "ul. Sychty" }) });
    const client = aClientData({
      addressList: [anAddress(), anAddress({ addressId: "A-2" })],
      products: [there, aProduct({ productId: "NET" }), tv],
    });
    const { model } = createHome({ client });
    await model.load();
    const section = model.services.services;
    if (section?.status !== "ready") throw new Error("the section is not ready");
    expect(section.value.locations.map((location) => location.products.map(({ productId }) => productId))).toEqual([
      ["TV", "NET"],
      ["THERE"],
    ]);
    expect(section.value.isTruncated).toBe(false);
  });

  it("shows the first twelve of many services, with the sum of the whole address", async () => {
    const client = aClientData({ addressList: [], products: [...productsAt("A-1", 10), ...productsAt("A-2", 110)] });
    const { model } = createHome({ client });
    await model.load();
    const section = model.services.services;
    if (section?.status !== "ready") throw new Error("the section is not ready");
    expect(section.value.locations.map((location) => location.products.length)).toEqual([10, 2]);
    expect(section.value).toMatchObject({ count: 120, isTruncated: true });
    expect(section.value.locations[1]?.monthly).toBe(110 * 6900);
  });

  it.each([
    [aContact({ showChat: true }), {}, true, true],
    [aContact({ showChat: false }), {}, false, true],
    [aContact({ showChat: true }), { email: true }, true, false],
  ] as const)("(part of HELP-06) offers only the ways to order that the customer may use", async (...given) => {
    const [contact, rodo, hasChat, hasRequests] = given;
    const client = withRodo(rodo);
    const { model } = createHome({ contact, client: { ...client, flags: { ...client.flags, showChat: true } } });
    await model.load();
    expect([model.services.hasChat, model.services.hasRequests]).toEqual([hasChat, hasRequests]);
  });

  it("hides services on the start page from CRM users", async () => {
    const { model } = createHome({ session: aSession({ crmUser: true }), offers: [] });
    await model.load();
    expect(model.services.services).toBeUndefined();
    expect(model.blocks.hasMainColumn).toBe(false);
  });
});

describe("the offer on the start page", () => {
  it("summarizes the offer on the start page with its periods", async () => {
    const { model } = createHome();
    await model.load();
    expect(model.offer.offer).toMatchObject({
      value: {
        validUntil: "2026-12-05",
        today: zloty("69.00"),
        periods: [{ first: true, months: 12 }, { first: false }],
      },
    });
  });

  it("[OFFER-10] names no offer that needs a consent where the page may open on an isobar offer", async () => {
    const terms = { name: "Umowa", documentId: "D-1" };
    const offers = [anOffer({ title: "Oferta na telefon", products: [] })];
    const client = aClientData({ flags: clientFlags({ showIsobar: true }) });
    for (const [fixture, title] of [
      [{ offers, client }, undefined],
      [{ offers, client, content: { isobar_offer_hidden: "true" } }, "Oferta na telefon"],
      [{ offers }, "Oferta na telefon"],
      [{ offers: [anOffer({ title: "Internet 2 Gb/s", documents: [terms] })], client }, "Internet 2 Gb/s"],
    ] as const) {
      const { model } = createHome(fixture);
      await model.load();
      expect(model.offer.offer).toMatchObject({ status: "ready", value: { title } });
    }
  });

  it("hides the offer on the start page when none is active", async () => {
    const { model } = createHome({ offers: [anOffer({ status: "accepted" })] });
    await model.load();
    expect(model.offer.offer).toBeUndefined();
  });

  it("(part of OFFER-01) shows an extension on the start page, nothing when it failed to load", async () => {
    const extension = [anOffer({ offerId: "extension" })];
    const { model } = createHome({ offers: [anOffer({ status: "accepted" })], extension });
    await model.load();
    expect(model.offer.offer).toMatchObject({ status: "ready", value: { validUntil: "2026-12-05" } });
    const other = createHome({ offers: [], extension });
    other.ports.offers.script.failAlways("loadExtension", DOWN);
    await other.model.load();
    expect(other.model.offer.offer).toBeUndefined();
  });

  it("(part of OFFER-15) shows no extension of a contract that ends or is being replaced", async () => {
    const extension = [anOffer({ offerId: "extension", kind: "extension" })];
    const withInternet = (status: "ACTIVE" | "DURING_RESIGNATION") =>
      aClientData({ products: [aProduct({ category: "internet", status })] });
    const order = anOffer({
      status: "accepted",
      order: { state: "scheduled", day: undefined, nextStep: undefined },
    });
    for (const [client, offers, status] of [
      [withInternet("ACTIVE"), [], "ready"],
      [withInternet("ACTIVE"), [order], undefined],
      [withInternet("DURING_RESIGNATION"), [], undefined],
    ] as const) {
      const { model } = createHome({ client, offers, extension });
      await model.load();
      expect(model.offer.offer?.status).toBe(status);
    }
  });

  it.each(["cooperative", "b2b"] as const)(
    "hides the offer from %s customers, even when it failed to load",
    async (role) => {
      const { model, ports } = createHome({ session: aSession({ [role]: true }) });
      ports.offers.script.failAlways("loadHistory", DOWN);
      await model.load();
      expect(model.offer.offer).toBeUndefined();
    },
  );
});

describe("onboarding on the start page", () => {
  it("(part of SET-05) shows done visible tasks, a percentage rounded down and the next three", async () => {
    const { model } = createHome({
      client: aClientData({ flags: clientFlags({ showEInvoiceActivation: true }) }),
      storedFlags: [aStoredOnboardingFlag({ eventName: "mobileAppDownload" })],
    });
    await model.load();
    expect(model.onboarding.tasks).toMatchObject({
      value: { percent: 16, done: 1, total: 6, next: ["personalDataConfirm", "mobileAppEvaluate", "eInvoiceActivate"] },
    });
  });

  it("[SET-05] hides onboarding at 100 % when the other tasks are true or impossible", async () => {
    const { model } = createHome({
      client: aClientData({ client: aClient({ contactDataVisible: false, clientCustomLogin: "anna.nowak" }) }),
      theme: "dark",
      storedFlags: (["mobileAppDownload", "mobileAppEvaluate"] as const).map((eventName) =>
        aStoredOnboardingFlag({ eventName }),
      ),
    });
    await model.load();
    expect(model.onboarding.tasks).toBeUndefined();
  });

  it("(part of SET-05) shows onboarding by its flags alone when client data failed to load", async () => {
    const { model, ports } = createHome({ theme: "dark" });
    ports.client.script.failAlways("load", DOWN);
    await model.load();
    expect(model.onboarding.tasks).toMatchObject({ value: { percent: 0, total: 6 } });
  });

  it("(part of SET-05) hides the tasks on a phone until the customer expands them", () => {
    const { model } = createHome();
    expect(model.onboarding.expanded).toBe(false);
    model.onboarding.toggle();
    expect(model.onboarding.expanded).toBe(true);
    model.onboarding.toggle();
    expect(model.onboarding.expanded).toBe(false);
  });

  it("hides onboarding on the start page when no task is left", async () => {
    const { model } = createHome({
      content: {
        onboarding_hidden:
          "mobileAppDownload, personalDataConfirm, mobileAppEvaluate, eInvoiceActivate, setTheme, setCustomLogin",
      },
    });
    await model.load();
    expect(model.onboarding.tasks).toBeUndefined();
  });
});

describe("messages on the start page", () => {
  it("shows the three newest unread messages on the start page, without those of type 3", async () => {
    const unread = Array.from({ length: 5 }, (_, index) =>
      aMessage({ clientMessageId: `M-${index}`, createdAt: index }),
    );
    const { model } = createHome({
      messages: [
        ...unread,
        aMessage({ clientMessageId: "HIDDEN", type: 3 }),
        aMessage({ clientMessageId: "READ", read: true }),
      ],
    });
    await model.load();
    const section = model.messages.messages;
    if (section?.status !== "ready") throw new Error("the section is not ready");
    expect(section.value.newest.map(({ clientMessageId }) => clientMessageId)).toEqual(["M-4", "M-3", "M-2"]);
    expect(section.value).toMatchObject({ unread: 5, total: 6 });
  });

  it.each(["email", "phone"] as const)(
    "hides messages on the start page under a RODO restriction of the %s",
    async (kind) => {
      const { model } = createHome({ client: withRodo({ [kind]: true }) });
      await model.load();
      expect(model.messages.messages).toBeUndefined();
    },
  );
});

describe("banners of the start page", () => {
  it("shows a banner of an outage with its expected end", async () => {
    const { model } = createHome({ outages: [anOutage()] });
    await model.load();
    expect(model.banners.shown).toMatchObject([
      {
        kind: "outage",
        outage: { title: "Awaria telewizji.", body: "Naprawiamy ją.", end: { today: true } },
        hasPage: true,
      },
    ]);
  });

  it("omits the expected end of an outage when that day has passed", async () => {
    const { model } = createHome({ outages: [anOutage({ plannedEnd: Date.UTC(2026, 10, 19, 12) })] });
    await model.load();
    expect(model.banners.shown).toMatchObject([{ kind: "outage", outage: { end: undefined } }]);
  });

  it("[PROD-09] puts the banner of a blockade first, with its message and the debt-collection company", async () => {
    const blockade = aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan Windykacja" });
    const client = withRodo({ email: true });
    const { model } = createHome({
      client: { ...client, client: { ...client.client, blockade } },
      outages: [anOutage()],
    });
    await model.load();
    expect(model.banners.shown.map(({ kind }) => kind)).toEqual(["blockade", "outage"]);
    expect(model.banners.shown[0]).toMatchObject({ blockade });
    expect(model.banners.hiddenCount).toBe(1);
    model.banners.toggle();
    expect(model.banners.shown.map(({ kind }) => kind)).toEqual(["blockade", "outage", "rodo"]);
    model.banners.toggle();
    expect(model.banners.shown).toHaveLength(2);
  });

  it.each([
    ["unpaid", undefined],
    ["payment-started", "pending"],
    ["payment-accepted", "paid"],
  ] as const)(
    "(part of PROD-14) passes with an overdue entry %s the payment %s to the banner",
    async (status, payment) => {
      const data = aClientData();
      const { model } = createHome({
        client: { ...data, client: { ...data.client, blockade: aBlockade() } },
        entries: [anEntry({ status, dueDate: plusDays(TODAY, -3) })],
      });
      await model.load();
      const arrears = payment === undefined ? anEntry().unpaidAmount : undefined;
      expect(model.banners.shown).toMatchObject([{ kind: "blockade", arrears, payment }]);
    },
  );

  it.each([
    ["nothing else is owed", [], true],
    ["a payment is pending", [anEntry({ entryId: "E-3", status: "payment-started" })], false],
  ])("(part of FIN-37) tells whether the total beside arrears is everything when %s", async (_case, more, is) => {
    const data = aClientData();
    const late = anEntry({ dueDate: plusDays(TODAY, -3) });
    const { model } = createHome({
      client: { ...data, client: { ...data.client, blockade: aBlockade() } },
      entries: [late, anEntry({ entryId: "E-2", dueDate: plusDays(TODAY, 3) }), ...more],
    });
    await model.load();
    expect(model.due).toMatchObject({ arrears: late.unpaidAmount, isTotalEverything: is });
  });

  it("names the restricted data in a banner, and says that messages are off", async () => {
    const { model } = createHome({ client: withRodo({ phone: true, address: true }) });
    await model.load();
    expect(model.banners.shown).toMatchObject([
      { kind: "rodo", restricted: ["phone", "address"], areMessagesOff: true },
    ]);
  });
});

describe("a customer who has nothing yet", () => {
  it("shows an empty state in every block to a customer who has nothing yet", async () => {
    const client = aClientData({
      addressList: [],
      products: [],
      client: aClient({ currentBalance: ZERO }),
      flags: clientFlags({ showEInvoiceActivation: true }),
    });
    const { model } = createHome({ client, entries: [], messages: [], offers: [], storedFlags: [] });
    await model.load();
    expect(model.due.due).toMatchObject({ value: { dueStatus: { kind: "nothing-yet" }, year: undefined } });
    expect(model.services.services).toMatchObject({ value: { locations: [], count: 0 } });
    expect(model.messages.messages).toMatchObject({ value: { newest: [], total: 0 } });
    expect(model.onboarding.tasks).toMatchObject({ value: { percent: 0 } });
  });
});
