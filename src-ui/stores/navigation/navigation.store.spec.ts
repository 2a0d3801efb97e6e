import { NONE_UNAVAILABLE } from "#domain/access/index.ts";
import type { Product } from "#domain/products/index.ts";
import { autorun, configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import {
  aClient,
  aClientData,
  aContact,
  aMessage,
  anOffer,
  aProduct,
  aSession,
  aStreamingService,
  clientFlags,
  TODAY,
} from "#test/mothers/index.ts";
import { ClientStore } from "../client/client.store.ts";
import { ContactStore } from "../contact/contact.store.ts";
import { MessagesStore } from "../messages/messages.store.ts";
import { OffersStore } from "../offers/offers.store.ts";
import { SiteContentStore } from "../site-content/site-content.store.ts";
import { NavigationStore, type NavigationDependencies } from "./navigation.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const EVERYTHING = aClientData({ flags: clientFlags({ showNetflixActivation: true, showChat: true }) });
const RODO = aClientData({
  client: aClient({ rodo: { email: false, phone: true, personalData: false, address: false } }),
});

const NOT_LOADED: NavigationDependencies["externalServices"] = { known: undefined, hasFailed: false };

/** Creates the navigation of a customer whose data is not loaded yet. */
function navigation({ data = EVERYTHING, session = aSession(), external = NOT_LOADED } = {}) {
  const fakes = {
    client: fakeClient({ data }),
    contact: fakeContact({ data: aContact({ showChat: true }) }),
    messages: fakeMessages({
      messages: [aMessage(), aMessage({ clientMessageId: "M-2" }), aMessage({ clientMessageId: "M-3", read: true })],
    }),
    offers: fakeOffers({ offers: [anOffer(), anOffer({ offerId: "1", status: "accepted" })] }),
    siteContent: fakeSiteContent({ content: { video_title: "Filmy", video_content: "<p>Film</p>" } }),
  };
  const client = new ClientStore(fakes.client);
  const contact = new ContactStore(fakes.contact);
  const messages = new MessagesStore(fakes.messages);
  const offers = new OffersStore(fakes.offers);
  const siteContent = new SiteContentStore(fakes.siteContent);
  const store = new NavigationStore({
    featureAvailability: { unavailable: NONE_UNAVAILABLE, ruledOut: NONE_UNAVAILABLE },
    session: { current: session },
    client,
    contact,
    messages,
    offers,
    siteContent,
    today: { today: TODAY },
    externalServices: external,
  });
  const load = () =>
    Promise.all([
      client.data.load(),
      contact.data.load(),
      messages.messages.load(),
      offers.history.load(),
      offers.extension.load(),
      siteContent.content.load(),
    ]);
  return { store, fakes, load, client, contact, messages, offers, siteContent };
}

describe("NavigationStore", () => {
  it("gives a guest no access to sections of the portal", () => {
    const facts = navigation();
    const store = new NavigationStore({
      featureAvailability: { unavailable: NONE_UNAVAILABLE, ruledOut: NONE_UNAVAILABLE },
      session: { current: undefined },
      client: facts.client,
      contact: new ContactStore(facts.fakes.contact),
      messages: new MessagesStore(facts.fakes.messages),
      offers: new OffersStore(facts.fakes.offers),
      siteContent: new SiteContentStore(facts.fakes.siteContent),
      today: { today: TODAY },
      externalServices: NOT_LOADED,
    });
    expect([store.access, store.unread]).toEqual([undefined, 0]);
  });

  it("[OFFER-96] knows a waiting offer once it has loaded, until it is answered", async () => {
    const { store, fakes, load, offers } = navigation();
    expect(store.hasWaitingOffer).toBe(false);
    await load();
    expect(store.hasWaitingOffer).toBe(true);
    fakes.offers.offers = [anOffer({ status: "accepted" }), anOffer({ offerId: "2", status: "contact-requested" })];
    await offers.history.reload();
    expect([store.hasWaitingOffer, store.access?.offers]).toEqual([false, "yes"]);
  });

  it("leaves access to sections undecided until their data is loaded", async () => {
    const { store, load } = navigation();
    expect(store.access).toMatchObject({
      services: "yes",
      offers: "unknown",
      orderHistory: "unknown",
      messages: "unknown",
      video: "unknown",
      chat: "unknown",
    });
    await load();
    expect(store.access).toMatchObject({
      services: "yes",
      offers: "yes",
      orderHistory: "yes",
      messages: "yes",
      video: "yes",
      chat: "yes",
      directBilling: "yes",
    });
  });

  it("(part of NAV-25) finds no decoder only in complete data without a television service", async () => {
    const decoderOf = async (products: readonly Product[], incompleteFields: readonly string[] = []) => {
      const { store, load, client } = navigation({ data: aClientData({ products }) });
      const before = store.access?.decoder;
      await load();
      client.data.incompleteFields = incompleteFields;
      return [before, store.access?.decoder];
    };
    const internet = aProduct({ category: "internet", hardware: [], childrenList: [] });
    const television = aProduct({ category: "television" });
    expect(await decoderOf([internet])).toEqual(["unknown", "no"]);
    expect(await decoderOf([internet], ["products[1]"])).toEqual(["unknown", "yes"]);
    expect(await decoderOf([{ ...television, status: "RESIGNED" }])).toEqual(["unknown", "no"]);
    expect(await decoderOf([{ ...internet, childrenList: [television] }])).toEqual(["unknown", "yes"]);
    const card = { model: "Moduł CAM", note: undefined, caCard: "0150 0048 2716", serialNumber: undefined };
    expect(await decoderOf([{ ...internet, category: "devices", hardware: [card] }])).toEqual(["unknown", "yes"]);
  });

  it("(part of NAV-33) finds no router only in complete data without any service", async () => {
    const routerOf = async (products: readonly Product[], incompleteFields: readonly string[] = []) => {
      const { store, load, client } = navigation({ data: aClientData({ products }) });
      await load();
      client.data.incompleteFields = incompleteFields;
      return store.access?.router;
    };
    expect(await routerOf([])).toBe("no");
    expect(await routerOf([], ["products[1]"])).toBe("yes");
    expect(await routerOf([aProduct({ category: "phone" })])).toBe("yes");
  });

  it("(part of NAV-25) keeps the decoder's PIN in menus after client data failed to load", async () => {
    const { store, load, fakes } = navigation();
    fakes.client.script.failNext("load", { kind: "unreachable" });
    await load();
    expect(store.access?.decoder).toBe("yes");
  });

  it("[NAV-07] hides subscriptions while client data loads", () => {
    expect(navigation().store.access?.directBilling).toBe("no");
  });

  it("[NAV-07] decides by the billed services when client data names no external product", async () => {
    const data = aClientData();
    const decided = async (external: NavigationDependencies["externalServices"]) => {
      const { store, load } = navigation({ data, external });
      await load();
      return [store.access?.directBilling, store.gate?.directBilling, store.needsExternalServices];
    };
    expect(await decided(NOT_LOADED)).toEqual(["no", "unknown", true]);
    expect(await decided({ known: [], hasFailed: false })).toEqual(["no", "no", false]);
    expect(await decided({ known: [aStreamingService()], hasFailed: false })).toEqual(["yes", "yes", false]);
    expect(await decided({ known: undefined, hasFailed: true }), "page shows the failure").toEqual(["no", "yes", true]);
  });

  it("[NAV-07] needs no billed services of a company or a customer with an external product", async () => {
    for (const facts of [navigation(), navigation({ data: aClientData(), session: aSession({ b2b: true }) })]) {
      expect(facts.store.needsExternalServices).toBe(false);
      await facts.load();
      expect(facts.store.needsExternalServices).toBe(false);
    }
  });

  it("[NAV-04] [NAV-08] hides offers, orders and films that cannot be read", async () => {
    const { store, load, fakes } = navigation();
    fakes.offers.script.failNext("loadHistory", { kind: "timeout" });
    fakes.siteContent.script.failNext("load", { kind: "timeout" });
    await load();
    expect(store.access).toMatchObject({ offers: "no", orderHistory: "no", video: "no", messages: "yes" });
  });

  it("[OFFER-01] opens the offers for an extension without any sale, also when the history failed", async () => {
    const { store, load, fakes } = navigation();
    fakes.offers.offers = [];
    fakes.offers.extension = [anOffer({ offerId: "extension" })];
    fakes.offers.script.failNext("loadHistory", { kind: "timeout" });
    await load();
    expect(store.access).toMatchObject({ offers: "yes", orderHistory: "no" });
    expect(store.gate).toMatchObject({ offers: "yes", orderHistory: "unknown" });
  });

  it("[OFFER-01] leaves the extension out of menus when it failed to load, but not out of the gate", async () => {
    const { store, load, fakes } = navigation();
    fakes.offers.offers = [];
    fakes.offers.script.failNext("loadExtension", { kind: "timeout" });
    await load();
    expect([store.access?.offers, store.gate?.offers]).toEqual(["no", "unknown"]);
  });

  it("keeps the decided access during a reload and after its failure", async () => {
    const { store, load, fakes, client } = navigation();
    await load();
    fakes.client.script.failNext("load", { kind: "timeout" });
    const reload = client.data.reload();
    expect(store.access?.messages).toBe("yes");
    await reload;
    expect(store.access?.messages).toBe("yes");
  });

  it("(part of NAV-17) opens the messages by their address when client data failed to load", async () => {
    const { store, load, fakes } = navigation();
    fakes.client.script.failNext("load", { kind: "not-supported" });
    await load();
    expect([store.access?.messages, store.gate?.messages]).toEqual(["no", "yes"]);
  });

  it("(part of ENT-03) shows no number of unread messages when some could not be read", async () => {
    const { store, load, messages } = navigation();
    await load();
    expect(store.unread).toBe(2);
    messages.messages.incompleteFields = ["messages.item[0].read"];
    expect(store.unread).toBe(0);
  });

  it("counts unread messages once access to messages is decided", async () => {
    const { store, load } = navigation();
    expect(store.unread).toBe(0);
    await load();
    expect(store.unread).toBe(2);
  });

  it("[NAV-05] counts no unread messages under a RODO restriction", async () => {
    const { store, load } = navigation({ data: RODO });
    await load();
    expect(store.access?.messages).toBe("no");
    expect(store.unread).toBe(0);
  });

  it("[REQ-23] takes requests away from a customer under a RODO restriction of e-mail or phone", async () => {
    const restricted = navigation({ data: RODO });
    expect(restricted.store.unavailable.has("supportRequests")).toBe(false);
    await restricted.load();
    expect(restricted.store.unavailable.has("supportRequests")).toBe(true);
    const free = navigation();
    await free.load();
    expect(free.store.unavailable.has("supportRequests")).toBe(false);
  });

  it("(part of REQ-23) keeps requests when client data failed to load", async () => {
    const { store, load, fakes } = navigation();
    fakes.client.script.failNext("load", { kind: "not-supported" });
    await load();
    expect(store.unavailable.has("supportRequests")).toBe(false);
  });

  it("notifies no reader when a response leaves access and menus unchanged", async () => {
    const { store, client, contact, messages, offers, siteContent } = navigation();
    const read = {
      access: () => store.access,
      gate: () => store.gate,
      desktopMenu: () => store.desktopMenu,
      mobileMenu: () => store.mobileMenu,
    };
    const seen = Object.entries(read).map(([name, of]) => {
      const values: unknown[] = [];
      return { name, values, stop: autorun(() => values.push(of())) };
    });
    const { history, extension } = offers;
    for (const data of [messages.messages, client.data, contact.data, siteContent.content, extension, history])
      await data.load();
    expect(store.access?.offers).toBe("yes");
    for (const { name, values, stop } of seen) {
      for (const [index, value] of values.slice(1).entries()) expect(value, name).not.toEqual(values[index]);
      stop();
    }
  });
});
