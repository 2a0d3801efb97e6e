import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { ClientData } from "#domain/account/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { fakePage, fakeRecording, fakeTracking, readableMarks } from "#test/fakes/fake-tracking.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aClientData, aSession } from "#test/mothers/index.ts";
import { Tracker } from "./tracker.ts";

interface Facts {
  session: { current: UserSession | undefined };
  client: { data: { known: ClientData | undefined } };
  cookies: CookieChoicePort;
}

/** Creates the tracker of a logged-in customer who has consented. */
function watched(changes: Partial<Facts> = {}) {
  const clock = movableClock();
  const tracking = fakeTracking();
  const recording = fakeRecording();
  const page = fakePage();
  const facts: Facts = {
    session: { current: aSession() },
    client: { data: { known: aClientData() } },
    cookies: fakeCookieChoice("all"),
    ...changes,
  };
  const tracker = new Tracker(
    {
      ...facts,
      get session() {
        return facts.session;
      },
      client: () => facts.client.data.known,
    },
    {
      clock,
      marks: readableMarks(),
      tracking,
      analytics: tracking,
      recording,
      interactions: page,
      errors: page.errors,
      speed: { trackRoute: () => undefined },
    },
  );
  tracker.trackVisit({ route: undefined, since: 0, isPhone: false });
  return { clock, tracking, recording, page, facts, tracker };
}

const settled = () => new Promise((done) => setImmediate(done));
const MARK = `mark of ${aSession().sessionId}`;

describe("Tracker page views", () => {
  it("(part of HTTP-02) sends a page view with the hash of the session, the login and the route", async () => {
    const { tracker, tracking } = watched();
    tracker.trackVisit({ route: "invoice", since: 0, isPhone: false });
    await settled();
    expect(tracking.events).toEqual([
      {
        action: "LOAD",
        element: "page",
        elementName: "invoice",
        route: "invoice",
        sessionHash: MARK,
        clientLogin: aClientData().client.clientLogin,
      },
    ]);
  });

  it("(part of NAV-16) sends no page view of excluded pages, and two events for offer pages", async () => {
    const { tracker, tracking } = watched();
    for (const route of [
      "login",
      "offerAccept",
      "requestError",
      "yourOffer",
      "directBilling",
      "directBillingDetails",
    ] as const) {
      tracker.trackVisit({ route, since: 0, isPhone: false });
      await settled();
    }
    expect(tracking.events.map(({ element, route }) => `${element} ${route ?? ""}`)).toEqual([
      "page yourOffer",
      "offer yourOffer",
      "page directBilling",
      "offer directBilling",
      "page directBillingDetails",
    ]);
    expect(tracking.visits.map(({ route }) => route)).toEqual(["yourOffer", "directBilling", "directBillingDetails"]);
  });

  it("(part of NAV-16) sends the page view after 100 ms on a phone", async () => {
    const { tracker, tracking, clock } = watched();
    tracker.trackVisit({ route: "index", since: 0, isPhone: true });
    await clock.advance(99);
    expect(tracking.events).toEqual([]);
    await clock.advance(1);
    expect(tracking.events).toHaveLength(1);
  });

  it("(part of HTTP-01) reports a visit with route and hash without consent; a guest has no hash", async () => {
    const customer = watched({ cookies: fakeCookieChoice("necessary") });
    customer.tracker.trackVisit({ route: "index", since: 0, isPhone: false });
    const guest = watched({ session: { current: undefined } });
    guest.tracker.trackVisit({ route: "sessionExpired", since: 0, isPhone: false });
    await settled();
    expect(customer.tracking.visits).toEqual([{ route: "index", sessionHash: MARK }]);
    expect(customer.tracking.events).toEqual([]);
    expect(guest.tracking.visits).toEqual([]);
    expect(guest.tracking.events.map(({ sessionHash }) => sessionHash)).toEqual([undefined]);
  });
});

describe("Tracker consent", () => {
  it.each([undefined, "necessary"] as const)(
    "(part of HTTP-03) sends no tracking event before consent (%s) or after its withdrawal",
    async (before) => {
      const { tracker, tracking, recording, page, facts } = watched({ cookies: fakeCookieChoice(before) });
      tracker.trackVisit({ route: "index", since: 0, isPhone: false });
      page.act({ action: "CLICK", element: "button", name: "pay" });
      tracker.trackBanner("bottom_logged_in_banner");
      await settled();
      expect([tracking.events, recording.records]).toEqual([[], []]);

      facts.cookies.decide("all");
      page.act({ action: "COPY", element: "text", name: "transfer-account" });
      await settled();
      expect(tracking.events.map(({ action, elementName, route }) => [action, elementName, route])).toEqual([
        ["COPY", "transfer-account", "index"],
      ]);

      facts.cookies.decide("necessary");
      page.act({ action: "CLICK", element: "button", name: "pay" });
      await settled();
      expect(tracking.events).toHaveLength(1);
      expect(recording.records.at(-1)).toBe("forget");
    },
  );

  it("(part of HTTP-03) drops a tracking event when the consent is withdrawn before it is sent", async () => {
    const { tracking, page, facts } = watched();
    page.act({ action: "CLICK", element: "button", name: "pay" });
    facts.cookies.decide("necessary");
    await settled();
    expect(tracking.events).toEqual([]);
  });
});

describe("Tracker session recording", () => {
  it("[HTTP-03] identifies the recording of a session and records events, but nothing before consent", async () => {
    const { tracker, tracking, recording, page, facts } = watched({ cookies: fakeCookieChoice() });
    const use = async (): Promise<void> => {
      tracker.trackVisit({ route: "messages", since: 0, isPhone: false });
      page.act({ action: "CLICK", element: "button", name: "pay" });
      page.act({ action: "OPEN", element: "dialog", name: "transfer" });
      page.act({ action: "COPY", element: "text", name: "transfer-account" });
      await settled();
    };
    await use();
    facts.cookies.decide("necessary");
    await use();
    expect([tracking.events, recording.records]).toEqual([[], []]);
    facts.cookies.decide("all");
    await use();
    expect(recording.records[0]).toBe(
      `identify ${aSession().userId} ${MARK} ${aClientData().client.accountNumber} /messages/:id?`,
    );
    expect(recording.records.slice(1).toSorted()).toEqual([
      "CLICK button pay",
      "COPY text transfer-account",
      "LOAD page messages",
      "OPEN dialog transfer",
    ]);
    expect(tracking.events).toHaveLength(4);
    expect(JSON.stringify([recording.records, tracking.events]).replaceAll(MARK, "")).not.toContain(
      aSession().sessionId,
    );
  });

  it("(part of HTTP-03) identifies a session's recording once, and again for a known account", async () => {
    const { tracker, recording, facts } = watched({ client: { data: { known: undefined } } });
    const { userId } = aSession();
    tracker.trackVisit({ route: "messages", since: 0, isPhone: false });
    await settled();
    facts.client.data.known = aClientData();
    tracker.trackVisit({ route: "messages", since: 0, isPhone: false });
    tracker.trackVisit({ route: "messages", since: 0, isPhone: false });
    await settled();
    expect(recording.records).toEqual([
      `identify ${userId} ${MARK} - /messages/:id?`,
      "LOAD page messages",
      `identify ${userId} ${MARK} ${aClientData().client.accountNumber} /messages/:id?`,
      "LOAD page messages",
      "LOAD page messages",
    ]);
  });

  it("(part of HTTP-03) forgets the customer of a recording when session or consent ends", async () => {
    const session = observable<Facts["session"]>({ current: aSession() });
    const { tracker, recording, facts } = watched({ session });
    tracker.trackVisit({ route: "index", since: 0, isPhone: false });
    await settled();
    runInAction(() => (session.current = undefined));
    expect(recording.records.at(-1)).toBe("forget");
    runInAction(() => (session.current = aSession()));
    tracker.trackVisit({ route: "index", since: 0, isPhone: false });
    await settled();
    expect(recording.records.at(-1)).toBe("LOAD page index");
    facts.cookies.decide("necessary");
    expect(recording.records.at(-1)).toBe("forget");
  });

  it("(part of HTTP-03) records no presses on pages without a view, such as the login page", async () => {
    const { tracker, tracking, page } = watched();
    tracker.trackVisit({ route: "login", since: 0, isPhone: false });
    page.act({ action: "CLICK", element: "button", name: "" });
    await settled();
    expect(tracking.events).toEqual([]);
  });

  it("(part of HTTP-03) forgets a recording's former customer with the next event at the latest", async () => {
    const { tracker, recording, facts } = watched();
    tracker.trackVisit({ route: "index", since: 0, isPhone: false });
    await settled();
    facts.session.current = undefined;
    tracker.trackVisit({ route: "sessionExpired", since: 0, isPhone: false });
    await settled();
    expect(recording.records.slice(1)).toEqual(["LOAD page index", "forget", "LOAD page sessionExpired"]);
  });
});

describe("Tracker errors", () => {
  it("(part of HTTP-01) reports an error with time, operation and path, equal ones once a minute", async () => {
    const { tracker, tracking, clock, page } = watched();
    tracker.trackVisit({ route: "invoice", since: 0, isPhone: false });
    for (const operation of ["sessionCheck", "sessionCheck", "getClientData"])
      page.callFails({ operation, what: "timeout" });
    await clock.advance(60_000);
    page.callFails({ operation: "sessionCheck", what: "timeout" }, START + 60_000);
    expect(tracking.errors.map(({ at, operation, path }) => [at - START, operation, path])).toEqual([
      [0, "sessionCheck", "/invoice"],
      [0, "getClientData", "/invoice"],
      [60_000, "sessionCheck", "/invoice"],
    ]);
  });

  it("(part of HTTP-01) reports an error before the first page with that page and its own time", async () => {
    const { facts } = watched();
    const tracking = fakeTracking();
    const page = fakePage();
    const clock = movableClock();
    page.callFails({ operation: "getClientData", what: "http 500" });
    await clock.advance(30_000);
    const tracker = new Tracker(
      {
        ...facts,
        get session() {
          return facts.session;
        },
        client: () => facts.client.data.known,
      },
      {
        clock,
        marks: readableMarks(),
        tracking,
        analytics: tracking,
        recording: fakeRecording(),
        interactions: page,
        errors: page.errors,
        speed: { trackRoute: () => undefined },
      },
    );
    expect(tracking.errors).toEqual([]);
    tracker.trackVisit({ route: "index", since: 0, isPhone: false });
    expect(tracking.errors).toEqual([{ at: START, operation: "getClientData", what: "http 500", path: "/index" }]);
  });

  it("reports no failed calls after the tracker is stopped", () => {
    const { tracker, page, tracking } = watched();
    expect(page.listened).toBe(true);
    tracker.stop();
    page.callFails({ operation: "getClientData", what: "timeout" });
    expect([page.listened, tracking.errors]).toEqual([false, []]);
  });
});

it("sends a tracking event without a hash when the hash cannot be computed", async () => {
  const { facts } = watched();
  const tracking = fakeTracking();
  const page = fakePage();
  const tracker = new Tracker(
    {
      ...facts,
      get session() {
        return facts.session;
      },
      client: () => facts.client.data.known,
    },
    {
      clock: movableClock(),
      marks: { hashOf: () => Promise.reject(new Error("no secure context")) },
      tracking,
      analytics: tracking,
      recording: fakeRecording(),
      interactions: page,
      errors: page.errors,
      speed: { trackRoute: () => undefined },
    },
  );
  tracker.trackVisit({ route: "index", since: 0, isPhone: false });
  await settled();
  expect(tracking.events.map(({ sessionHash }) => sessionHash)).toEqual([undefined]);
  expect(tracking.visits).toEqual([]);
});
