import { describe, expect, it } from "vitest";
import {
  aClient,
  aClientData,
  aContact,
  anOffer,
  aProduct,
  aSession,
  clientFlags,
  siteContent,
  day,
  TODAY,
} from "#test/mothers/index.ts";
import { orderHistoryOf } from "../offers/index.ts";
import {
  type AccessFacts,
  accessOf,
  combineWithAnd,
  decideWhenLoaded,
  combineWithOr,
  hasWaitingOffer,
} from "./access.ts";

describe("access decisions", () => {
  it.each([
    ["yes", "yes", "yes", "yes"],
    ["yes", "no", "yes", "no"],
    ["yes", "unknown", "yes", "unknown"],
    ["no", "no", "no", "no"],
    ["no", "unknown", "unknown", "no"],
    ["unknown", "unknown", "unknown", "unknown"],
    ["undetermined", "yes", "yes", "undetermined"],
    ["undetermined", "no", "undetermined", "no"],
    ["undetermined", "unknown", "unknown", "unknown"],
    ["undetermined", "undetermined", "undetermined", "undetermined"],
  ] as const)('combines access %s and %s to %s by "or" and to %s by "and"', (one, other, any, all) => {
    expect(combineWithOr(one, other)).toBe(any);
    expect(combineWithOr(other, one)).toBe(any);
    expect(combineWithAnd(one, other)).toBe(all);
    expect(combineWithAnd(other, one)).toBe(all);
  });

  it('decides "unknown" while the fact is loading', () => {
    expect(decideWhenLoaded(undefined, () => true)).toBe("unknown");
    expect(decideWhenLoaded(0, () => false)).toBe("no");
    expect(decideWhenLoaded(0, () => true)).toBe("yes");
  });
});

const facts = (changes: Partial<AccessFacts> = {}): AccessFacts => ({
  session: aSession(),
  client: aClientData(),
  offers: [],
  extension: [],
  today: TODAY,
  siteContent: siteContent(),
  contact: aContact(),
  externalServices: [],
  ...changes,
});

const roles = [false, true].flatMap((cooperative) =>
  [false, true].flatMap((b2b) => [false, true].map((crmUser) => ({ cooperative, b2b, crmUser }))),
);
const organisations = roles.filter(({ cooperative, b2b }) => cooperative || b2b);
const people = roles.filter(({ cooperative, b2b }) => !cooperative && !b2b);

const histories = {
  loading: undefined,
  none: [],
  waiting: [anOffer()],
  answered: [anOffer({ status: "accepted" })],
  mixed: [anOffer(), anOffer({ status: "expired" })],
} as const;

const isobar = (showIsobar: boolean) => aClientData({ flags: clientFlags({ showIsobar }) });
const hidden = siteContent({ isobar_offer_hidden: "true" });

describe("access to offers", () => {
  const clients = { loading: undefined, without: isobar(false), with: isobar(true) } as const;
  const contents = { loading: undefined, shown: siteContent(), hidden } as const;

  it.each(organisations)("[OFFER-01] denies offers to an organisation (%o), whatever was offered", (role) => {
    for (const offers of Object.values(histories))
      for (const client of Object.values(clients))
        for (const content of Object.values(contents))
          expect(accessOf(facts({ session: aSession(role), offers, client, siteContent: content })).offers).toBe("no");
  });

  it.each(people)("[OFFER-01] grants offers for a sale offer or a visible isobar offer (%o)", (role) => {
    const granted = { waiting: true, mixed: true, loading: undefined, none: false, answered: false };
    for (const [history, offers] of Object.entries(histories))
      for (const [clientName, client] of Object.entries(clients))
        for (const [contentName, content] of Object.entries(contents)) {
          const bySale = Object.entries(granted).find(([name]) => name === history)?.[1];
          const knownNoIsobar = clientName === "without" || contentName === "hidden";
          const isobarGranted = clientName === "with" && contentName === "shown";
          const expected =
            bySale === true || isobarGranted ? "yes" : bySale === false && knownNoIsobar ? "no" : "unknown";
          const access = accessOf(facts({ session: aSession(role), offers, client, siteContent: content }));
          expect(access.offers, `${history}, isobar ${clientName}, content ${contentName}`).toBe(expected);
        }
  });

  it("(part of OFFER-15) denies offers to a customer whose only one extends an ending contract", () => {
    const extension = [anOffer({ offerId: "extension", kind: "extension" })];
    const withInternet = (status: "ACTIVE" | "DURING_RESIGNATION") =>
      accessOf(facts({ extension, client: aClientData({ products: [aProduct({ category: "internet", status })] }) }));
    expect(withInternet("ACTIVE").offers).toBe("yes");
    expect(withInternet("DURING_RESIGNATION").offers).not.toBe("yes");
    const order = { state: "received", day: undefined, nextStep: undefined } as const;
    const replacing = anOffer({ offerId: "order", status: "accepted", order });
    expect(accessOf(facts({ extension, offers: [replacing], client: aClientData({ products: [] }) })).offers).toBe(
      "yes",
    );
    const client = aClientData({ products: [aProduct({ category: "internet" })] });
    expect(accessOf(facts({ extension, offers: [replacing], client })).offers).not.toBe("yes");
  });

  it("[OFFER-01] grants offers for an extension that only getExtendOffer returns", () => {
    const extension = [anOffer({ offerId: "extension" })];
    for (const role of people) {
      const of = (changes: Partial<AccessFacts>) => accessOf(facts({ session: aSession(role), ...changes })).offers;
      expect(of({ extension })).toBe("yes");
      expect(of({ extension, offers: histories.answered, siteContent: hidden })).toBe("yes");
      expect(of({ extension, offers: undefined })).toBe("yes");
      expect(of({ extension: undefined })).toBe("unknown");
      expect(of({ extension: undefined, offers: histories.waiting })).toBe("yes");
      expect(of({ extension: [anOffer({ status: "cancelled" })] })).toBe("no");
    }
    for (const role of organisations) expect(accessOf(facts({ session: aSession(role), extension })).offers).toBe("no");
  });

  it("[OFFER-01] grants offers for an offer whose requested call can still be continued", () => {
    const offers = [anOffer({ status: "contact-requested" })];
    expect(accessOf(facts({ offers })).offers).toBe("yes");
  });

  it("[OFFER-01] grants no offers for one that has expired, whatever its status", () => {
    for (const status of ["active", "contact-requested"] as const)
      for (const [end, expected] of [
        ["2026-11-19", "no"],
        ["2026-11-20", "yes"],
      ] as const) {
        const offers = [anOffer({ status, offerExpirationDate: day(end) })];
        expect(accessOf(facts({ offers, siteContent: hidden })).offers, `${status} ${end}`).toBe(expected);
      }
  });

  it("[OFFER-96] knows a waiting offer, unlike a requested call or one that has expired", () => {
    const has = (changes: Partial<AccessFacts>) => hasWaitingOffer(facts({ siteContent: hidden, ...changes }));
    expect(has({ offers: [anOffer()] })).toBe(true);
    expect(has({ extension: [anOffer({ kind: "extension" })], offers: undefined })).toBe(true);
    expect(has({ offers: [anOffer({ status: "contact-requested" })] })).toBe(false);
    expect(has({ offers: [anOffer({ offerExpirationDate: day("2026-11-19") })] })).toBe(false);
    expect(has({ client: isobar(true), siteContent: siteContent() })).toBe(true);
    expect(has({ client: isobar(true) })).toBe(false);
  });

  it("[NAV-04] grants the order history exactly when its page has a row", () => {
    const expired = anOffer({ offerExpirationDate: day("2026-11-19") });
    const unknown = anOffer({ status: "unknown" });
    for (const offers of [[expired], [unknown], [unknown, expired], [anOffer()], [anOffer({ status: "cancelled" })]])
      expect(accessOf(facts({ offers })).orderHistory, JSON.stringify(offers)).toBe(
        orderHistoryOf(offers, TODAY).length > 0 ? "yes" : "no",
      );
    expect(accessOf(facts({ extension: [expired] })).orderHistory).toBe("no");
  });

  it.each(roles)("[NAV-04] grants the order history for an answered offer, for every customer type (%o)", (role) => {
    const of = (offers: AccessFacts["offers"]) => accessOf(facts({ session: aSession(role), offers })).orderHistory;
    expect(of(histories.loading)).toBe("unknown");
    expect(of(histories.none)).toBe("no");
    expect(of(histories.waiting)).toBe("no");
    expect(of(histories.answered)).toBe("yes");
    expect(of(histories.mixed)).toBe("yes");
  });
});

describe("access to messages", () => {
  it.each([
    [false, false, "yes"],
    [true, false, "no"],
    [false, true, "no"],
    [true, true, "no"],
  ] as const)(
    "[NAV-05] decides about messages with a RODO restriction of e-mail %s and of phone %s: %s",
    (email, phone, expected) => {
      const client = aClientData({ client: aClient({ rodo: { email, phone, personalData: false, address: false } }) });
      expect(accessOf(facts({ client })).messages).toBe(expected);
    },
  );

  it("[NAV-05] grants messages with other RODO restrictions, and is unknown while client data loads", () => {
    const client = aClientData({
      client: aClient({ rodo: { email: false, phone: false, personalData: true, address: true } }),
    });
    expect(accessOf(facts({ client })).messages).toBe("yes");
    expect(accessOf(facts({ client: undefined })).messages).toBe("unknown");
  });
});

describe("access to services and devices", () => {
  it.each(roles)("[GUARD-04] denies services and PIN reset to CRM users only (%o)", (role) => {
    const access = accessOf(facts({ session: aSession(role) }));
    const expected = role.crmUser ? "no" : "yes";
    expect(access.services).toBe(expected);
    expect(access.resetPin).toBe(expected);
  });

  it("[NAV-18] grants the Wi-Fi configuration only with access.wifi", () => {
    const wifi = (allowed: boolean) =>
      accessOf(facts({ session: aSession({ access: { ebok: true, wifi: allowed } }) })).wifi;
    expect(wifi(true)).toBe("yes");
    expect(wifi(false)).toBe("no");
  });
});

describe("access of a session that lacks a right", () => {
  const RIGHTS = [
    ["crmUser", ["services", "resetPin"]],
    ["wifi", ["wifi"]],
    ["cooperative", ["offers", "directBilling", "directBillingDetails"]],
    ["b2b", ["offers", "directBilling", "directBillingDetails"]],
    ["ebok", []],
  ] as const;

  it.each(RIGHTS)("(part of GUARD-07) leaves access without the right %s undetermined: %o", (right, pages) => {
    const client = aClientData({ flags: clientFlags({ showNetflixActivation: true, showIsobar: true }) });
    const known = accessOf(facts({ client, offers: histories.waiting }));
    const access = accessOf(facts({ client, offers: histories.waiting, session: aSession({ unreadRights: [right] }) }));
    expect(access).toEqual({ ...known, ...Object.fromEntries(pages.map((page) => [page, "undetermined"])) });
  });

  it("(part of GUARD-07) denies pages of persons to a company whose other role was not read", () => {
    const access = accessOf(facts({ session: aSession({ b2b: true, unreadRights: ["cooperative"] }) }));
    expect([access.offers, access.directBillingDetails]).toEqual(["no", "no"]);
  });
});

describe("access to direct billing", () => {
  const external = {
    "a Netflix product": aClientData({ products: [aProduct(), aProduct({ category: "netflix" })] }),
    "a Player product": aClientData({ products: [aProduct({ category: "player" })] }),
    "a TVN24 GO product": aClientData({ products: [aProduct({ category: "tvn24go", status: "INACTIVE" })] }),
    "Netflix to activate": aClientData({ flags: clientFlags({ showNetflixActivation: true }) }),
    "Player to activate": aClientData({ flags: clientFlags({ showTvnPlayerActivation: true }) }),
    "TVN24 GO to activate": aClientData({ flags: clientFlags({ showTvn24GoActivation: true }) }),
  };
  const nothingExternal = {
    "services only": aClientData(),
    "no products at all": aClientData({ products: [] }),
    "a resigned Netflix": aClientData({ products: [aProduct({ category: "netflix", status: "RESIGNED" })] }),
    "only flags to cancel": aClientData({ flags: clientFlags({ showNetflixCancel: true, showTvnPlayerCancel: true }) }),
  };

  it.each(Object.entries(external))(
    "[NAV-07] grants direct billing to persons with %s, but not to organisations",
    (_, client) => {
      for (const role of people) expect(accessOf(facts({ session: aSession(role), client })).directBilling).toBe("yes");
      for (const role of organisations)
        expect(accessOf(facts({ session: aSession(role), client })).directBilling).toBe("no");
    },
  );

  it.each(Object.entries(nothingExternal))("[NAV-07] denies direct billing with %s", (_, client) => {
    for (const role of roles) expect(accessOf(facts({ session: aSession(role), client })).directBilling).toBe("no");
  });

  it.each(Object.entries({ ...external, ...nothingExternal }))(
    "(part of ROUTE-11) grants the page of one external service to every person with %s",
    (_, client) => {
      const details = (role: (typeof roles)[number]) =>
        accessOf(facts({ session: aSession(role), client })).directBillingDetails;
      for (const role of people) expect(details(role)).toBe("yes");
      for (const role of organisations) expect(details(role)).toBe("no");
    },
  );

  it("[NAV-07] (part of DB-01) grants direct billing to persons with any billed service", () => {
    for (const code of ["disney", "filmbox", "blacknut", "canalplusonline", "hbomax", "a-service-of-next-year"]) {
      const externalServices = [{ code }];
      for (const role of people)
        expect(accessOf(facts({ session: aSession(role), externalServices })).directBilling).toBe("yes");
      for (const role of organisations)
        expect(accessOf(facts({ session: aSession(role), externalServices })).directBilling).toBe("no");
    }
  });

  it("[NAV-07] leaves direct billing undecided until the billed services load, unless client data decides", () => {
    const of = (changes: Partial<AccessFacts>) =>
      accessOf(facts({ externalServices: undefined, ...changes })).directBilling;
    expect(of({})).toBe("unknown");
    expect(of({ client: external["a Player product"] })).toBe("yes");
    expect(of({ session: aSession({ b2b: true }) })).toBe("no");
    expect(of({ client: undefined })).toBe("no");
  });

  it("[NAV-07] denies direct billing while client data loads", () => {
    const access = accessOf(facts({ client: undefined }));
    expect(access.directBilling).toBe("no");
    expect(access.clientLoaded).toBe(false);
  });
});

describe("access to video", () => {
  it.each([
    [{}, "no"],
    [{ video_title: "Poradniki" }, "no"],
    [{ video_content: "<p>film</p>" }, "no"],
    [{ video_title: "Poradniki", video_content: " " }, "no"],
    [{ video_title: "Poradniki", video_content: "<p>film</p>" }, "yes"],
  ] as const)("[NAV-08] decides about video with %o: %s", (texts, expected) => {
    expect(accessOf(facts({ siteContent: siteContent(texts) })).video).toBe(expected);
  });

  it('decides "unknown" about video while site content loads', () => {
    expect(accessOf(facts({ siteContent: undefined })).video).toBe("unknown");
  });
});

describe("access to the chat", () => {
  const byFlags = (inClient: boolean | undefined, inContact: boolean | undefined) =>
    accessOf(
      facts({
        client: inClient === undefined ? undefined : aClientData({ flags: clientFlags({ showChat: inClient }) }),
        contact: inContact === undefined ? undefined : aContact({ showChat: inContact }),
      }),
    ).chat;

  it("grants the chat only if both showChat flags allow it", () => {
    expect(byFlags(true, true)).toBe("yes");
    expect(byFlags(true, false)).toBe("no");
    expect(byFlags(false, true)).toBe("no");
    expect(byFlags(false, undefined)).toBe("no");
    expect(byFlags(undefined, true)).toBe("unknown");
  });

  it("[CHAT-90] offers no chat to an employee of the operator, whatever the flags say", () => {
    const client = aClientData({ flags: clientFlags({ showChat: true }) });
    const employee = { ...facts().session, crmUser: true };
    expect(accessOf(facts({ session: employee, client, contact: aContact({ showChat: true }) })).chat).toBe("no");
    expect(accessOf(facts({ session: employee })).chat).toBe("no");
  });
});

describe("features that the operator turned off", () => {
  const everything = facts({
    client: aClientData({ flags: clientFlags({ showChat: true, showNetflixActivation: true }) }),
    offers: histories.waiting,
    siteContent: siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" }),
    contact: aContact({ showChat: true }),
  });
  it.each(["offers", "directBilling", "wifi", "resetPin", "video", "chat"] as const)(
    "denies %s to every customer and changes no other access",
    (feature) => {
      const all = accessOf(everything);
      expect(all[feature]).toBe("yes");
      const unavailable = new Set([feature]);
      expect(accessOf({ ...everything, unavailable })).toEqual({
        ...all,
        unavailable,
        [feature]: "no",
        ...(feature === "directBilling" ? { directBillingDetails: "no" } : {}),
        ...(feature === "offers" ? { orderHistory: "no" } : {}),
      });
    },
  );
});
