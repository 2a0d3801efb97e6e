import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { SessionBrowser } from "#test/models/session-browser.ts";
import { CHECK_EVERY_MS, CLOCK_TOLERANCE_MS, SESSION_OVER_BELOW_MS, SESSION_MS } from "./session-policy.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type SimulatedEvent =
  | { readonly kind: "pass" | "idle"; readonly ms: number }
  | { readonly kind: "sleep"; readonly ms: number; readonly set: number }
  | { readonly kind: "set"; readonly set: number }
  | { readonly kind: "act"; readonly tab: number; readonly how: "move" | "press" | "extend" }
  | { readonly kind: "freeze" | "thaw" | "show" | "deliver" | "ask" | "logOut"; readonly tab: number }
  | { readonly kind: "answer"; readonly which: number }
  | { readonly kind: "switch"; readonly tab: number; readonly context: string }
  | { readonly kind: "provider ends it" };

const tab = fc.nat({ max: 4 });
const ms = fc.oneof(fc.integer({ min: 1, max: 30 * SECOND }), fc.integer({ min: 1, max: 9 * MINUTE }));
const idle = fc.oneof(
  fc.integer({ min: 1, max: 20 * MINUTE }),
  fc.constantFrom(13 * MINUTE + SECOND, 15 * MINUTE - SECOND, 15 * MINUTE, DAY),
);
const setBy = fc.oneof(
  fc.integer({ min: -3 * SECOND, max: 3 * SECOND }),
  fc.integer({ min: -20 * MINUTE, max: 20 * MINUTE }),
  fc.integer({ min: -DAY, max: DAY }),
);
const act = fc.record({
  kind: fc.constant("act" as const),
  tab,
  how: fc.constantFrom("move" as const, "press" as const, "extend" as const),
});
const atTab = fc.record({
  kind: fc.constantFrom("freeze" as const, "thaw" as const, "show" as const, "deliver" as const, "ask" as const),
  tab,
});
const answer = fc.record({ kind: fc.constant("answer" as const), which: fc.nat({ max: 4 }) });
const move = fc.record({
  kind: fc.constant("switch" as const),
  tab,
  context: fc.constantFrom("4127830", "4127831", "4127832"),
});

/** Events while a customer uses the portal. */
const usualEvents: readonly fc.WeightedArbitrary<SimulatedEvent>[] = [
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("pass" as const), ms }) },
  { weight: 6, arbitrary: act },
  { weight: 6, arbitrary: atTab },
  { weight: 2, arbitrary: answer },
  { weight: 1, arbitrary: move },
];
/** Events that end a session, or try to prolong it. */
const endingEvents: readonly fc.WeightedArbitrary<SimulatedEvent>[] = [
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("idle" as const), ms: idle }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("sleep" as const), ms: idle, set: fc.oneof(fc.constant(0), setBy) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("set" as const), set: setBy }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("logOut" as const), tab }) },
  { weight: 1, arbitrary: fc.constant({ kind: "provider ends it" as const }) },
];

function simulate(browser: SessionBrowser, what: SimulatedEvent): void {
  switch (what.kind) {
    case "pass":
    case "idle":
      return browser.pass(what.ms);
    case "sleep":
      return browser.sleep(what.ms, what.set);
    case "set":
      browser.setClock(what.set);
      return browser.tick();
    case "act":
      return browser.act(what.tab, what.how);
    case "freeze":
      return browser.freeze(what.tab);
    case "thaw":
      return browser.thaw(what.tab);
    case "show":
      return browser.show(what.tab);
    case "deliver":
      return browser.deliver(what.tab);
    case "ask":
      return browser.ask(what.tab);
    case "answer":
      return browser.answer(what.which);
    case "logOut":
      return browser.logOut(what.tab);
    case "switch":
      return browser.switchAccount(what.tab, what.context);
    case "provider ends it":
      browser.truth.held = false;
  }
}

/** Simulates the events in turn; runs `check` after each. */
function simulateAll(
  schedule: readonly SimulatedEvent[],
  check: (browser: SessionBrowser, what: SimulatedEvent) => void,
): SessionBrowser {
  const browser = new SessionBrowser();
  for (const what of schedule) {
    simulate(browser, what);
    check(browser, what);
  }
  return browser;
}

const anything = fc.array(fc.oneof(...usualEvents, ...endingEvents), { maxLength: 60 });

describe("session in five tabs, for any schedule", () => {
  it("[SESS-09] ends the session on time after the last activity, despite sleep and clock changes", () => {
    fc.assert(
      fc.property(anything, (schedule) => {
        simulateAll(schedule, (browser) => {
          const idleFor = browser.real - browser.truth.renewedAt;
          if (idleFor > SESSION_MS - SESSION_OVER_BELOW_MS + CLOCK_TOLERANCE_MS)
            expect(browser.awake.filter(({ state }) => state !== undefined)).toEqual([]);
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it("[SESS-03] shows nothing past the stored deadline or without a stored session, in any of five tabs", () => {
    fc.assert(
      fc.property(anything, (schedule) => {
        simulateAll(schedule, (browser, what) => {
          // Only these events read the clock, whatever it shows; the others happen in between.
          if (what.kind !== "pass" && what.kind !== "idle" && what.kind !== "sleep" && what.kind !== "set") return;
          const { stored, now, cleared, looks } = browser;
          const isOver =
            stored === undefined ||
            stored.deadline - now <= SESSION_OVER_BELOW_MS ||
            stored.deadline - now > SESSION_MS + CLOCK_TOLERANCE_MS;
          // Tabs whose turn came earlier learn only at their next turn that another tab has cleared the session.
          const from = cleared?.look === looks ? cleared.tab : 0;
          if (isOver)
            expect(browser.tabs.slice(from).every(({ frozen, state }) => frozen || state === undefined)).toBe(true);
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it("(part of SESS-09) shows the stored state or nothing when a frozen tab thaws", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(...usualEvents, ...endingEvents), { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (schedule, asleep) => {
          const browser = new SessionBrowser();
          browser.freeze(asleep);
          for (const what of schedule) if (!("tab" in what) || what.tab !== asleep) simulate(browser, what);
          browser.thaw(asleep);
          const { stored, tabs } = browser;
          const state = tabs[asleep]?.state;
          if (stored === undefined) expect(state).toBeUndefined();
          else if (state !== undefined)
            expect([state.session, state.watch.deadline]).toEqual([stored.session, stored.deadline]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it("[SESS-01] [SESS-08] continues the session while any tab is active; checks do not extend it", () => {
    const small = fc.record({ kind: fc.constant("set" as const), set: fc.integer({ min: -30, max: 30 }) });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(...usualEvents, { weight: 1, arbitrary: small }), { maxLength: 60 }),
        fc.array(act, { maxLength: 60 }),
        (schedule, acts) => {
          const browser = new SessionBrowser();
          schedule.forEach((what, index) => {
            // The customer is never away for longer than twelve minutes here.
            const now = browser.real - browser.truth.renewedAt;
            const next = acts[index];
            if (now + ("ms" in what ? what.ms : 0) > 12 * MINUTE)
              simulate(browser, next ?? { kind: "act", tab: 0, how: "press" });
            simulate(browser, what);
            expect(browser.tabs.every(({ state }) => state !== undefined)).toBe(true);
          });
          expect(browser.stored?.deadline).toBeLessThanOrEqual(
            browser.now + (SESSION_MS - (browser.real - browser.truth.renewedAt)) + 2 * SECOND,
          );
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it("writes at most one deadline a second and one check per interval, for all tabs", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...usualEvents, { weight: 8, arbitrary: act }), { maxLength: 80 }), (schedule) => {
        const { writes, asks } = simulateAll(schedule, () => undefined);
        writes.forEach((write, index) => expect(write - (writes[index - 1] ?? 0)).toBeGreaterThanOrEqual(SECOND));
        asks.forEach((asked, index) =>
          expect(asked - (asks[index - 1] ?? 0)).toBeGreaterThanOrEqual(CHECK_EVERY_MS - SECOND),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it("[SESS-08] ends the session in all tabs or in none, with the right reason and account", () => {
    fc.assert(
      fc.property(anything, (schedule) => {
        const browser = simulateAll(schedule, () => undefined);
        const { tabs, truth } = browser;
        tabs.forEach((_, index) => browser.thaw(index));
        for (let left = Math.max(...tabs.map(({ inbox }) => inbox.length)); left > 0; left -= 1)
          tabs.forEach((_, index) => browser.deliver(index));
        browser.tick();
        const open = tabs.filter(({ state }) => state !== undefined);
        expect([0, tabs.length]).toContain(open.length);
        expect(browser.stored === undefined).toBe(open.length === 0);
        expect(new Set(open.map(({ state }) => state?.session.currentContext)).size).toBeLessThanOrEqual(1);
        if (open.length > 0) expect(open[0]?.state?.session).toEqual(browser.stored?.session);
        if (!truth.loggedOut) expect(tabs.filter(({ ending }) => ending === "logout")).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it("(part of SESS-04) expires the session in all running tabs when the server ended it", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...usualEvents), { maxLength: 40 }), tab, (schedule, asker) => {
        const browser = new SessionBrowser();
        const { tabs } = browser;
        for (const what of schedule) if (what.kind !== "pass") simulate(browser, what);
        browser.truth.held = false;
        browser.act(asker, "press");
        browser.pass(16 * SECOND);
        browser.ask(asker);
        for (let times = 0; times < 10; times += 1) browser.answer(0);
        // A frozen tab finds an empty storage before it receives the reason.
        const expected = tabs.map(({ frozen }) => (frozen ? "missing" : "expired"));
        tabs.forEach((_, index) => browser.thaw(index));
        for (let left = Math.max(...tabs.map(({ inbox }) => inbox.length)); left > 0; left -= 1)
          tabs.forEach((_, index) => browser.deliver(index));
        expect(tabs.map(({ ending }) => ending)).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });
});
