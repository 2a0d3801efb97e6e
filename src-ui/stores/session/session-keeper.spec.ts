import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeActivity, fakeCheckTurns } from "#test/fakes/fake-device.ts";
import { fakeServiceSignals } from "#test/fakes/fake-service-signals.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { SessionKeeper } from "./session-keeper.ts";
import { SessionStore } from "./session.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Creates a tab after a login. */
function tab() {
  const clock = movableClock();
  const provider = fakeSession();
  const storage = fakeSessionStorage();
  const activity = fakeActivity();
  const signals = fakeServiceSignals();
  const session = new SessionStore({ port: provider, storage, credentials: provider });
  const keeper = new SessionKeeper(session, {
    clock,
    activity,
    events: storage,
    signals,
    storage,
    port: provider,
    turns: fakeCheckTurns(),
  });
  session.openSession(aSession(), clock.now());
  keeper.start();
  return { clock, provider, storage, activity, signals, session, keeper };
}

const other = (deadline: number) => ({ session: aSession(), deadline });

describe("SessionKeeper", () => {
  it("[SESS-02] warns when 2 minutes of the session are left, and counts down each second", async () => {
    const { clock, keeper } = tab();
    await clock.advance(13 * MINUTE);
    expect(keeper.warning).toBeUndefined();
    await clock.advance(SECOND);
    expect(keeper.warning).toEqual({ leftMs: 119 * SECOND, isFinal: false });
    await clock.advance(SECOND);
    expect(keeper.warning).toEqual({ leftMs: 118 * SECOND, isFinal: false });
  });

  it("[SESS-03] ends the session when 1 second is left, and not before", async () => {
    const { clock, session, keeper, storage } = tab();
    await clock.advance(15 * MINUTE - 2 * SECOND);
    expect(session.ended).toBeUndefined();
    await clock.advance(SECOND);
    expect([session.ended, storage.read()]).toEqual(["expired", undefined]);
    keeper.stop();
    expect([keeper.warning, clock.waiting]).toEqual([undefined, 0]);
  });

  it("[SESS-04] checks the session at the server every 15 seconds, and ends it only after an explicit no", async () => {
    const { clock, session, provider } = tab();
    await clock.advance(15 * SECOND - 1);
    expect(provider.script.calls).toEqual([]);
    await clock.advance(30 * SECOND + 1);
    expect(provider.script.calls).toEqual(["isActive", "isActive", "isActive"]);
    expect(session.ended).toBeUndefined();
    provider.expire();
    await clock.advance(15 * SECOND);
    expect(session.ended).toBe("expired");
  });

  it.each([{ kind: "unreachable" }, { kind: "timeout" }, { kind: "aborted" }, { kind: "http", status: 500 }] as const)(
    "[SESS-04] keeps the session after a failed check: $kind",
    async (failure) => {
      const { clock, session, provider } = tab();
      provider.expire();
      provider.script.failAlways("isActive", failure);
      await clock.advance(5 * MINUTE);
      expect(session.ended).toBeUndefined();
    },
  );

  it("[SESS-04] does not extend the session by the check at the server", async () => {
    const { clock, storage, keeper } = tab();
    await clock.advance(14 * MINUTE);
    expect(storage.read()?.deadline).toBe(START + 15 * MINUTE);
    expect(keeper.warning).toBeDefined();
  });

  it("does not end the next session by a late response about the former one", async () => {
    const { clock, session, provider, keeper } = tab();
    const release = provider.script.hold("isActive");
    provider.expire();
    await clock.advance(15 * SECOND);
    session.logout();
    keeper.stop();
    session.openSession(aSession(), clock.now());
    keeper.start();
    release();
    await clock.advance(0);
    expect(session.current).toBeDefined();
    expect(session.ended).toBeUndefined();
  });

  it("ignores the response to a session check that comes after a logout", async () => {
    const { clock, session, provider, keeper } = tab();
    const release = provider.script.hold("isActive");
    provider.expire();
    await clock.advance(15 * SECOND);
    session.logout();
    keeper.stop();
    provider.setCredentials(aSession().sessionId);
    release();
    await clock.advance(0);
    expect(session.ended).toBe("logout");
  });

  it("[SESS-01] moves the session's deadline on activity, and writes it at most once a second", async () => {
    const { clock, storage, activity } = tab();
    await clock.advance(5 * MINUTE);
    const before = storage.writes;
    for (let moves = 0; moves < 20; moves += 1) {
      activity.act();
      await clock.advance(100);
    }
    expect(storage.writes - before).toBe(2);
    expect(storage.read()?.deadline).toBe(START + 20 * MINUTE + SECOND);
  });

  it("[SESS-12] extends the session by a press during the session warning", async () => {
    const { clock, storage, activity, keeper } = tab();
    await clock.advance(14 * MINUTE);
    expect(keeper.warns).toBe(true);
    activity.press();
    expect([keeper.warning, keeper.warns]).toEqual([undefined, false]);
    expect(storage.read()?.deadline).toBe(START + 29 * MINUTE);
  });

  it("[SESS-15] warns before the latest end, which no activity moves, and ends there", async () => {
    const { clock, activity, session, keeper } = tab();
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      await clock.advance(10 * MINUTE);
      activity.act();
    }
    expect(keeper.warning).toBeUndefined();
    await clock.advance(8 * MINUTE + SECOND);
    expect(keeper.warning).toEqual({ leftMs: 119 * SECOND, isFinal: true });
    keeper.extend();
    await clock.advance(SECOND);
    expect([keeper.warning, session.ended]).toEqual([undefined, undefined]);
    await clock.advance(117 * SECOND);
    expect(session.ended).toBe("lifetime-over");
  });

  it("[SESS-12] keeps the session warning on activity without a press, and closes it on an extension", async () => {
    const { clock, storage, activity, keeper } = tab();
    await clock.advance(14 * MINUTE);
    activity.act();
    expect(keeper.warning).toEqual({ leftMs: MINUTE, isFinal: false });
    expect(storage.read()?.deadline).toBe(START + 15 * MINUTE);
    keeper.extend();
    expect(keeper.warning).toBeUndefined();
    expect(storage.read()?.deadline).toBe(START + 29 * MINUTE);
  });

  it("[SESS-08] extends the session on activity in another tab, and closes the warning", async () => {
    const { clock, storage, session, keeper } = tab();
    await clock.advance(14 * MINUTE);
    expect(keeper.warning).toBeDefined();
    storage.otherTabWrites(other(START + 29 * MINUTE));
    expect(keeper.warning).toBeUndefined();
    await clock.advance(10 * MINUTE);
    expect(session.ended).toBeUndefined();
  });

  it("[SESS-08] ends the session after a logout in another tab, but keeps another customer's session", () => {
    const first = tab();
    first.storage.otherTabWrites("logout");
    expect(first.session.ended).toBe("logout");

    const second = tab();
    const theirs = { session: aSession({ sessionId: "another" }), deadline: START + 15 * MINUTE };
    second.storage.otherTabWrites(theirs);
    expect([second.session.ended, second.storage.read()]).toEqual(["logout", theirs]);
  });

  it("[SESS-08] [SESS-03] expires the session when another tab clears it after the deadline", async () => {
    const { clock, storage, session } = tab();
    clock.jumpTo(START + 15 * MINUTE - SECOND);
    storage.otherTabWrites("logout");
    await clock.advance(0);
    expect(session.ended).toBe("expired");
  });

  it("[SESS-09] ends the session when a laptop wakes up past the deadline, before any activity", () => {
    for (const wake of ["wake", "act"] as const) {
      const { clock, session, activity, storage } = tab();
      clock.jumpTo(START + 60 * MINUTE);
      activity[wake]();
      expect([session.ended, storage.read()]).toEqual(["expired", undefined]);
    }
  });

  it("[SESS-09] ends the session when the clock was set back", () => {
    const { clock, session, activity } = tab();
    clock.jumpTo(START - MINUTE);
    activity.wake();
    expect(session.ended).toBe("expired");
  });

  it.each(["wake", "act", "tick"] as const)(
    "[SESS-08] continues the session of a tab that slept while another tab extended it: %s",
    async (first) => {
      const { clock, session, activity, storage, keeper } = tab();
      // The tab was frozen, so the event of the other tab has not arrived.
      clock.jumpTo(START + 20 * MINUTE);
      storage.write(other(START + 30 * MINUTE));
      if (first === "tick") await clock.advance(SECOND);
      else activity[first]();
      expect(session.ended).toBeUndefined();
      expect(keeper.warning).toBeUndefined();
    },
  );

  it("[SESS-08] ends only the session of a tab that slept while another customer logged in", () => {
    const { clock, session, activity, storage } = tab();
    clock.jumpTo(START + 60 * MINUTE);
    const theirs = { session: aSession({ sessionId: "another" }), deadline: START + 70 * MINUTE };
    storage.write(theirs);
    activity.wake();
    expect([session.ended, storage.read()]).toEqual(["logout", theirs]);
  });

  it("ends the session when a response has sessionError, and for no other flag", () => {
    const { session, signals } = tab();
    for (const flag of ["roleError", "backendAccessError", "rodoRestrictionError"] as const)
      signals.raise({ flag, message: "tekst" });
    expect(session.ended).toBeUndefined();
    signals.raise({ flag: "sessionError", message: undefined });
    expect(session.ended).toBe("expired");
  });

  it("[SESS-08] expires the session, instead of a logout, when another tab found it expired", () => {
    const listeningTab = tab();
    listeningTab.storage.otherTabWrites("expired");
    expect(listeningTab.session.ended).toBe("expired");
  });

  it("[SESS-05] ends the session as missing when the stored one has disappeared without a reason", async () => {
    const { session, storage, clock, provider } = tab();
    storage.remove();
    await clock.advance(SECOND);
    expect([session.ended, session.current, provider.sessionId]).toEqual(["missing", undefined, undefined]);
  });

  it("[SESS-04] [SESS-08] publishes to other tabs that the server ended the session", async () => {
    const { clock, provider, storage } = tab();
    provider.expire();
    let running: Promise<void> | undefined;
    expect(
      storage.eventsInOtherTabs(() => {
        running = clock.advance(0);
      }),
    ).toEqual([]);
    await running;
    const reported = storage.eventsInOtherTabs(() => {
      running = clock.advance(15 * SECOND);
    });
    await running;
    expect(reported).toEqual(["expired"]);
  });

  it("(part of SESS-11) follows an account switch in another tab and drops older responses", async () => {
    const { clock, provider, storage, session } = tab();
    const asked = provider.serverHash();
    const switched = aSession({ currentContext: "4127831" });
    storage.otherTabWrites({ session: switched, deadline: START + 15 * MINUTE });
    expect(session.current).toEqual(switched);
    expect(await asked).toEqual({ ok: false, failure: { kind: "aborted" } });

    // A tab that slept finds the switch when it wakes up.
    const other = aSession({ currentContext: "4127832" });
    storage.write({ session: other, deadline: START + 15 * MINUTE });
    await clock.advance(SECOND);
    expect([session.current, session.ended]).toEqual([other, undefined]);
  });

  it("[SESS-04] sends one session check for all tabs of the browser", async () => {
    const turns = fakeCheckTurns();
    const clock = movableClock();
    const tabs = Array.from({ length: 5 }, () => {
      const provider = fakeSession();
      const storage = fakeSessionStorage();
      const session = new SessionStore({ port: provider, storage, credentials: provider });
      const keeper = new SessionKeeper(session, {
        clock,
        activity: fakeActivity(),
        events: storage,
        signals: fakeServiceSignals(),
        storage,
        port: provider,
        turns,
      });
      session.openSession(aSession(), clock.now());
      return { keeper, provider };
    });
    for (const { keeper } of tabs) {
      keeper.start();
      await clock.advance(2 * SECOND);
    }
    await clock.advance(MINUTE);
    const calls = tabs.map(({ provider }) => provider.script.calls.length);
    expect(calls.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it("keeps another customer's session when the server has lost the one of this tab", () => {
    const { session, signals, storage } = tab();
    const theirs = { session: aSession({ sessionId: "another" }), deadline: START + 15 * MINUTE };
    storage.write(theirs);
    signals.raise({ flag: "sessionError", message: undefined });
    expect([session.ended, storage.read()]).toEqual(["logout", theirs]);
  });

  it("[SESS-05] ends the session as missing at once when none is stored", () => {
    const { session, storage, keeper } = tab();
    storage.clear("logout");
    keeper.start();
    expect(session.ended).toBe("missing");
  });

  it("watches one session at a time, and none after a stop", async () => {
    const { clock, keeper, provider, activity, storage } = tab();
    keeper.start();
    await clock.advance(15 * SECOND);
    expect(provider.script.calls).toEqual(["isActive"]);
    keeper.stop();
    const { writes } = storage;
    activity.act();
    keeper.extend();
    await clock.advance(MINUTE);
    expect(provider.script.calls).toEqual(["isActive"]);
    expect([storage.writes, clock.waiting]).toEqual([writes, 0]);
  });
});
