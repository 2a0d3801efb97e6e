import { describe, expect, it } from "vitest";
import { aSession } from "#test/mothers/index.ts";
import type { SessionLimits } from "./session-policy.ts";
import { isCheckDue } from "./session-policy.ts";
import type { StoredSession } from "./session-storage.port.ts";
import {
  startTabSession,
  reduceTabSession,
  type TabSessionEvent,
  type TabSessionState,
  type TabTime,
} from "./tab-session.ts";

const START = Date.UTC(2026, 10, 20, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const stored = (deadline = START + 15 * MINUTE, changes = {}): StoredSession => ({
  session: aSession(changes),
  deadline,
});
/** Returns the time `ms` after the start, with the wall clock shifted by `set` ms. */
const after = (ms: number, set = 0): TabTime => ({ now: START + ms + set, elapsed: 5_000 + ms });
const begun = (): TabSessionState => startTabSession(stored(), after(0));
const OVER = { kind: "ended", by: "this-tab", ending: "expired" };

function opened(state: TabSessionState, event: TabSessionEvent, limits?: SessionLimits) {
  const step = reduceTabSession(state, event, limits);
  if (step.kind !== "open") throw new Error(`Session is over: ${step.kind}`);
  return step;
}

describe("tab session", () => {
  it("[SESS-01] moves the session deadline on activity and reports the time left in a warning", () => {
    const moved = opened(begun(), { kind: "move", time: after(5 * MINUTE), stored: stored() });
    expect([moved.write, moved.warnsMs]).toEqual([START + 20 * MINUTE, undefined]);
    const warned = opened(begun(), { kind: "tick", time: after(14 * MINUTE), stored: stored() });
    expect([warned.write, warned.warnsMs]).toEqual([undefined, MINUTE]);
  });

  it("(part of SESS-08) applies the stored session before an event, also after sleep", () => {
    const late = { kind: "tick", time: after(20 * MINUTE), stored: stored(START + 30 * MINUTE) } as const;
    expect(opened(begun(), late).state.watch.deadline).toBe(START + 30 * MINUTE);
    expect(reduceTabSession(begun(), { ...late, stored: stored() })).toEqual(OVER);
  });

  it("(part of SESS-05) ends the session as missing when none is stored and clears nothing", () => {
    for (const kind of ["tick", "move", "press", "extend"] as const)
      expect(reduceTabSession(begun(), { kind, time: after(MINUTE), stored: undefined })).toEqual({
        kind: "deadline-missing",
      });
  });

  it("(part of SESS-05) expires an unstored session whose time is up or that the server ended", () => {
    const expired = { ...OVER, by: "other-tab" };
    const gone = { time: after(15 * MINUTE), stored: undefined };
    expect(reduceTabSession(begun(), { kind: "tick", ...gone })).toEqual(expired);
    const lost = { kind: "lost", time: after(MINUTE), stored: undefined } as const;
    expect(reduceTabSession(begun(), { ...lost, sessionId: aSession().sessionId })).toEqual(expired);
    expect(reduceTabSession(begun(), { ...lost, sessionId: "former" })).toEqual({ kind: "deadline-missing" });
  });

  it.each(["logout", "expired"] as const)(
    "[SESS-08] ends the session with the reason of another tab, which cleared the storage: %s",
    (ending) => {
      expect(
        reduceTabSession(begun(), { kind: "session-changed", time: after(MINUTE), sessionChange: ending }),
      ).toEqual({
        kind: "ended",
        by: "other-tab",
        ending,
      });
    },
  );

  it("(part of SESS-05) distinguishes a missing deadline from an end in another tab", () => {
    expect(
      reduceTabSession(begun(), { kind: "session-changed", time: after(MINUTE), sessionChange: "missing" }),
    ).toEqual({ kind: "deadline-missing" });
  });

  it("(part of SESS-03) expires the session at its own time, whatever reason another tab gives", () => {
    expect(
      reduceTabSession(begun(), { kind: "session-changed", time: after(15 * MINUTE), sessionChange: "logout" }),
    ).toEqual({
      ...OVER,
      by: "other-tab",
    });
  });

  it("(part of SESS-08) ends the session as a logout when another customer's session is stored", () => {
    const theirs = stored(START + 15 * MINUTE, { sessionId: "another" });
    const left = { kind: "ended", by: "other-tab", ending: "logout" };
    expect(reduceTabSession(begun(), { kind: "session-changed", time: after(MINUTE), sessionChange: theirs })).toEqual(
      left,
    );
    expect(reduceTabSession(begun(), { kind: "press", time: after(MINUTE), stored: theirs })).toEqual(left);
    expect(
      reduceTabSession(begun(), { kind: "lost", time: after(MINUTE), stored: theirs, sessionId: aSession().sessionId }),
    ).toEqual(left);
  });

  it("(part of SESS-11) switches to the account that another tab has chosen, without a write", () => {
    const switched = stored(START + 15 * MINUTE, { currentContext: "4127831", b2b: true });
    for (const event of [
      { kind: "session-changed", time: after(MINUTE), sessionChange: switched },
      { kind: "tick", time: after(MINUTE), stored: switched },
    ] as const) {
      const { state, write } = opened(begun(), event);
      expect([state.session, write]).toEqual([switched.session, undefined]);
    }
  });

  it("keeps the session object when only the deadline has moved", () => {
    const state = begun();
    expect(
      opened(state, { kind: "session-changed", time: after(MINUTE), sessionChange: stored(START + 16 * MINUTE) }).state
        .session,
    ).toBe(state.session);
  });

  it("(part of SESS-04) ends the session when the server has lost it, but not for a former one", () => {
    const lost = { kind: "lost", time: after(MINUTE), stored: stored(), sessionId: aSession().sessionId } as const;
    expect(reduceTabSession(begun(), lost)).toEqual(OVER);
    expect(reduceTabSession(begun(), { ...lost, sessionId: "former" }).kind).toBe("open");
  });

  it("[SESS-09] ends the tab's session when the clock was set back during sleep", () => {
    const slept = (setBack: number): TabSessionEvent => ({
      kind: "tick",
      time: after(10 * MINUTE, -setBack),
      stored: stored(),
    });
    expect(reduceTabSession(begun(), slept(2 * SECOND)).kind).toBe("open");
    expect(reduceTabSession(begun(), slept(2 * SECOND + 1))).toEqual(OVER);
  });

  it("[SESS-09] tolerates repeated clock corrections in an active session, not in an idle one", () => {
    const correct = (kind: "tick" | "move") => {
      let step: ReturnType<typeof reduceTabSession> = opened(begun(), {
        kind: "tick",
        time: after(0),
        stored: stored(),
      });
      let deadline = START + 15 * MINUTE;
      for (let times = 1; times <= 3; times += 1) {
        if (step.kind !== "open") return "ended";
        step = reduceTabSession(step.state, {
          kind,
          time: after(times * MINUTE, -times * SECOND),
          stored: stored(deadline),
        });
        if (step.kind === "open" && step.write !== undefined) deadline = step.write;
      }
      return step.kind;
    };
    expect([correct("move"), correct("tick")]).toEqual(["open", "ended"]);
  });

  it("[SESS-09] measures a session deadline of another tab by the current clock", () => {
    const sessionChange = opened(begun(), {
      kind: "session-changed",
      time: after(MINUTE, -SECOND),
      sessionChange: stored(START + 16 * MINUTE - SECOND),
    });
    expect(
      reduceTabSession(sessionChange.state, {
        kind: "tick",
        time: after(2 * MINUTE, -3 * SECOND),
        stored: stored(START + 16 * MINUTE - SECOND),
      }).kind,
    ).toBe("open");
  });

  it("keeps the session as long as the operator configured", () => {
    const limits = { sessionMs: 5 * MINUTE, lifetimeMs: 720 * MINUTE, warningMs: MINUTE, checkEveryMs: 5_000 };
    const state = startTabSession(stored(START + 5 * MINUTE), after(0));
    const step = opened(
      state,
      { kind: "tick", time: after(4 * MINUTE + SECOND), stored: stored(START + 5 * MINUTE) },
      limits,
    );
    expect(step.warnsMs).toBe(59 * SECOND);
  });
});

describe("isCheckDue", () => {
  it.each([
    [undefined, 0, true],
    [0, 13_999, false],
    [0, 14_000, true],
    [0, 15_000, true],
    [24_000, 10_001, false],
    [24_000, 10_000, true],
  ])("with the last session check at %s and the time %i returns %s", (askedAt, now, free) => {
    expect(isCheckDue(askedAt, now, 15_000)).toBe(free);
  });
});
