// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { DocumentCookieChoiceAdapter } from "#adapters/browser/document-cookie-choice.adapter.ts";
import { PageCookieChoice } from "#adapters/browser/page-cookie-choice.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { BrowserConnectivityAdapter } from "#adapters/browser/browser-connectivity.adapter.ts";
import { RandomIdempotencyKeyAdapter } from "#adapters/browser/random-idempotency-key.adapter.ts";
import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { LocalWelcomeMarksAdapter } from "#adapters/storage/local-welcome-marks.adapter.ts";
import { LocalCheckTurnsAdapter } from "#adapters/storage/local-check-turns.adapter.ts";
import { StorageSessionEventsAdapter } from "#adapters/storage/storage-session-events.adapter.ts";
import { formatStoredSession } from "#adapters/storage/stored-session.ts";
import { DocumentThemeAdapter } from "#adapters/browser/document-theme.adapter.ts";
import type { SessionChange } from "#domain/session/index.ts";
import { themeChoice } from "#domain/theme/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { fakeIdempotencyKeys, fakeCheckTurns, fakeConnectivity } from "#test/fakes/fake-device.ts";
import { DRAFT_PAGE, fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeTheme } from "#test/fakes/fake-theme.ts";
import { fakeWelcomeMarks } from "#test/fakes/fake-welcome-marks.ts";
import { checkTurnPortContract } from "./check-turn-port.contract.ts";
import { clockPortContract } from "./clock-port.contract.ts";
import { cookieChoicePortContract } from "./cookie-choice-port.contract.ts";
import { connectivityPortContract, idempotencyKeyPortContract } from "./device-ports.contract.ts";
import { draftPortContract } from "./draft-port.contract.ts";
import { sessionStoragePortContract } from "./session-storage-port.contract.ts";
import { themePortContract } from "./theme-port.contract.ts";
import { welcomeMarksPortContract } from "./welcome-marks-port.contract.ts";

afterEach(() => vi.useRealTimers());

clockPortContract("movable", () => {
  const clock = movableClock();
  return { clock, pass: clock.advance, jumpTo: clock.jumpTo };
});

clockPortContract("system", () => {
  vi.useFakeTimers();
  return {
    clock: new SystemClockAdapter(),
    async pass(ms) {
      await vi.advanceTimersByTimeAsync(ms);
    },
    jumpTo: (now) => void vi.setSystemTime(now),
  };
});

clockPortContract("service", () => {
  const device = movableClock();
  const clock = new ServiceClock(device);
  clock.follow({ sentAt: device.now(), receivedAt: device.now(), serviceTime: device.now() + 86_400_000 });
  return { clock, pass: device.advance, jumpTo: (now) => device.jumpTo(now - 86_400_000) };
});

sessionStoragePortContract("fake", () => {
  const fake = fakeSessionStorage();
  return {
    storage: fake,
    events: fake,
    otherTab: fake.otherTabWrites,
    eventsInOtherTabs: fake.eventsInOtherTabs,
    put: (key, value) => void fake.otherEntries.set(key, value),
    get: (key) => fake.otherEntries.get(key),
  };
});

sessionStoragePortContract("local storage", () => {
  localStorage.clear();
  return {
    storage: new LocalSessionStorageAdapter(() => localStorage),
    events: new StorageSessionEventsAdapter(window),
    put: (key, value) => localStorage.setItem(key, value),
    get: (key) => localStorage.getItem(key) ?? undefined,
    otherTab(received) {
      const dispatchStorageEvent = (newValue: string | null): void =>
        void window.dispatchEvent(new StorageEvent("storage", { key: "ebok.session", newValue }));
      if (typeof received !== "string") localStorage.setItem("ebok.session", formatStoredSession(received));
      else localStorage.removeItem("ebok.session");
      dispatchStorageEvent(typeof received === "string" ? received : formatStoredSession(received));
    },
    eventsInOtherTabs(act) {
      // jsdom fires no storage events in other windows: record the written values and dispatch them below.
      const writtenValues: string[] = [];
      const setItem = Storage.prototype.setItem;
      const spy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function keep(this: Storage, key, value) {
        if (key === "ebok.session") writtenValues.push(value);
        setItem.call(this, key, value);
      });
      act();
      spy.mockRestore();
      const received: SessionChange[] = [];
      const watching = new StorageSessionEventsAdapter(window).changes.subscribe((word) => received.push(word));
      for (const newValue of writtenValues)
        window.dispatchEvent(new StorageEvent("storage", { key: "ebok.session", newValue }));
      watching.unsubscribe();
      return received;
    },
  };
});

checkTurnPortContract("fake", (count) => {
  const turns = fakeCheckTurns();
  return Array.from({ length: count }, () => turns);
});

checkTurnPortContract("local storage", (count) => {
  localStorage.clear();
  return Array.from({ length: count }, () => new LocalCheckTurnsAdapter(window));
});

draftPortContract("fake", () => {
  const drafts = fakeDrafts();
  return { drafts, reload: () => drafts, spoil: drafts.spoil, size: () => drafts.size };
});

draftPortContract("session storage", () => {
  sessionStorage.clear();
  const open = () =>
    new SessionDraftsAdapter(
      () => sessionStorage,
      () => DRAFT_PAGE,
    );
  return {
    drafts: open(),
    reload: open,
    spoil: (form) => sessionStorage.setItem(`ebok.draft.${form}`, '{"version":1,"owner":7}'),
    size: () => sessionStorage.length,
  };
});

themePortContract("fake", () => {
  const port = fakeTheme();
  return { port, devicePrefers: port.devicePrefers, painted: () => port.painted ?? "system" };
});

themePortContract("document", () => {
  document.cookie = "ebok.theme=; Max-Age=0; Path=/";
  delete document.documentElement.dataset["theme"];
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => query);
  return {
    port: new DocumentThemeAdapter(window),
    painted: () => themeChoice(document.documentElement.dataset["theme"]),
    devicePrefers(theme) {
      query.matches = theme === "dark";
      query.dispatchEvent(new Event("change"));
    },
  };
});

cookieChoicePortContract("fake", () => fakeCookieChoice());

const openCookieChoice = (cookieStore?: EventTarget) => {
  document.cookie = "ebok.cookies=; Max-Age=0; Path=/";
  return new DocumentCookieChoiceAdapter(new PageCookieChoice(window), cookieStore);
};
cookieChoicePortContract("document", () => openCookieChoice());
cookieChoicePortContract("document that reports changed cookies", () => openCookieChoice(new EventTarget()));

idempotencyKeyPortContract("fake", fakeIdempotencyKeys);
idempotencyKeyPortContract("random", () => new RandomIdempotencyKeyAdapter());

connectivityPortContract("fake", () => {
  const port = fakeConnectivity();
  return { port, set: port.set };
});

connectivityPortContract("browser", () => ({
  port: new BrowserConnectivityAdapter(window),
  set: (online) => void window.dispatchEvent(new Event(online ? "online" : "offline")),
}));

it("(part of SESS-04) lets the tab check the session when the browser refuses its locks", async () => {
  localStorage.clear();
  const locks = { request: () => Promise.reject(new DOMException("denied", "SecurityError")) };
  vi.stubGlobal("navigator", { locks });
  const turns = new LocalCheckTurnsAdapter(window);
  expect([await turns.take(1_795_000_000_000, 15_000), await turns.take(1_795_000_001_000, 15_000)]).toEqual([
    true,
    false,
  ]);
  vi.unstubAllGlobals();
});

it.each(["", "soon", "NaN", "1e999"])(
  "(part of SESS-04) lets the tab check the session when the invalid time %j is stored",
  async (stored) => {
    localStorage.setItem("ebok.check", stored);
    expect(await new LocalCheckTurnsAdapter(window).take(1_795_000_000_000, 15_000)).toBe(true);
  },
);

welcomeMarksPortContract("fake", () => {
  const marks = fakeWelcomeMarks();
  return [marks, marks];
});

welcomeMarksPortContract("local storage", () => {
  localStorage.clear();
  return [new LocalWelcomeMarksAdapter(() => localStorage), new LocalWelcomeMarksAdapter(() => localStorage)];
});

it("(part of NAV-14) (part of SESS-06) keeps the welcome marks at a logout", () => {
  const marks = new LocalWelcomeMarksAdapter(() => localStorage);
  marks.write(["1k2m"]);
  localStorage.setItem("ebok.draft.x", "a");
  new LocalSessionStorageAdapter(() => localStorage).clear("logout");
  expect([marks.read(), localStorage.length]).toEqual([["1k2m"], 1]);
});

it.each(["", "{}", "<b>", "a <img> b", " \n ", "x".repeat(100)])(
  "(part of NAV-14) rejects %j as stored welcome marks",
  (stored) => {
    localStorage.setItem("ebok.widget", stored);
    for (const mark of new LocalWelcomeMarksAdapter(() => localStorage).read()) expect(mark).toMatch(/^[ab]$/);
  },
);

it("(part of NAV-14) returns no welcome marks and does not throw when storage is denied", () => {
  const marks = new LocalWelcomeMarksAdapter(() => {
    throw new DOMException("denied", "SecurityError");
  });
  marks.write(["a"]);
  expect(marks.read()).toEqual([]);
});
