import fc from "fast-check";
import { configure, observable, runInAction } from "mobx";
import { beforeAll, expect, it } from "vitest";
import type { ClientData } from "#domain/account/index.ts";
import { pageViewOf } from "#domain/tracking/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { fakePage, fakeRecording, fakeTracking, readableMarks } from "#test/fakes/fake-tracking.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { runs } from "#test/models/runs.ts";
import { aClient, aClientData, aSession } from "#test/mothers/index.ts";
import { Tracker } from "./tracker.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const SESSIONS: readonly UserSession[] = [
  aSession({ sessionId: "raw-session-of-one", userId: "c-1" }),
  aSession({ sessionId: "raw-session-of-two", userId: "c-2" }),
];
const CLIENTS: readonly (ClientData | undefined)[] = [
  undefined,
  aClientData({ client: aClient({ accountNumber: "1111111", clientLogin: "jan.one" }) }),
  aClientData({ client: aClient({ accountNumber: "2222222", clientLogin: "ewa.two" }) }),
];

const move = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("visit" as const),
      route: fc.constantFrom("index", "invoice", "yourOffer", "login", undefined),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("press" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("choose" as const), choice: fc.constantFrom("all", "all", "necessary") }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("session" as const), which: fc.constantFrom(0, 1, undefined) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("client" as const), which: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("banner" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("callError" as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("settle" as const) }) },
);

it("(part of HTTP-03) never sends tracking events without consent or with a raw session id", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("all", undefined),
      fc.array(move, { minLength: 10, maxLength: 40 }),
      async (choice, moves) => {
        const clock = movableClock();
        const tracking = fakeTracking();
        const recording = fakeRecording();
        const page = fakePage();
        const cookies = fakeCookieChoice(choice);
        const session = observable<{ current: UserSession | undefined }>({ current: undefined }, {}, { deep: false });
        const client = observable<{ data: { known: ClientData | undefined } }>(
          { data: { known: undefined } },
          {},
          { deep: false },
        );
        const tracker = new Tracker(
          { session, client: () => client.data.known, cookies },
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
        let visits = 0;
        let place: string | undefined;
        const brokenAt = new Set<string | undefined>();

        for (const each of moves) {
          const [sent, recorded] = [tracking.events.length, recording.records.length];
          switch (each.kind) {
            case "visit":
              tracker.trackVisit({ route: each.route, since: 0, isPhone: false });
              place = each.route;
              break;
            case "press":
              page.act({ action: "CLICK", element: "button", name: "pay" });
              break;
            case "choose":
              cookies.decide(each.choice);
              break;
            case "session":
              runInAction(() => (session.current = each.which === undefined ? undefined : SESSIONS[each.which]));
              break;
            case "client":
              runInAction(() => (client.data = { known: CLIENTS[each.which] }));
              break;
            case "banner":
              tracker.trackBanner("promo");
              break;
            case "callError":
              page.callFails({ operation: "getClientData", what: "timeout" }, clock.now());
              brokenAt.add(place);
              break;
            case "settle":
              await clock.advance(1_000);
              break;
          }
          if (each.kind === "visit" && each.route !== undefined && pageViewOf(each.route).page) visits += 1;

          const hasConsent = cookies.current() === "all";
          if (!hasConsent) {
            expect(tracking.events.length, "no event without consent").toBe(sent);
            expect(recording.records.slice(recorded).filter((records) => records !== "forget")).toEqual([]);
          }
          const named = recording.records.findLast((records) => /^(identify|forget)/.test(records)) ?? "forget";
          if (!hasConsent || session.current === undefined)
            expect(named, "the recording forgets a former customer at once").toBe("forget");
          for (const event of tracking.events.slice(sent)) {
            const { current } = session;
            expect(event.sessionHash, "an event belongs to the current session").toBe(
              current && `mark of ${current.sessionId}`,
            );
            expect(event.clientLogin).toBe(client.data.known?.client.clientLogin);
            if (current !== undefined)
              expect(named).toContain(`identify ${current.userId} mark of ${current.sessionId} `);
          }
        }

        await clock.advance(1_000);
        const everything = JSON.stringify([
          tracking.errors,
          tracking.visits.map(({ sessionHash, ...rest }) => ({ ...rest, marked: sessionHash.startsWith("mark of ") })),
        ]);
        expect(everything).not.toContain("raw-session");
        for (const { sessionHash } of [...tracking.visits, ...tracking.events])
          expect(sessionHash ?? "mark of none").toMatch(/^mark of /);
        expect(tracking.visits.length).toBeLessThanOrEqual(visits);
        expect(tracking.errors.length, "errors are always reported, equal ones once a minute").toBe(brokenAt.size);
        tracker.stop();
        expect(page.listened).toBe(false);
      },
    ),
    { numRuns: runs(200) },
  );
});
