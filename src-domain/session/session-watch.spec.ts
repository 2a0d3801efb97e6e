import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  startSessionWatch,
  reduceSessionWatch,
  type SessionWatchEvent,
  type SessionWatchState,
} from "./session-watch.ts";

const START = Date.UTC(2026, 10, 20, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const begun = (): SessionWatchState => startSessionWatch(START + 15 * MINUTE, START);

/** Plays the events and gives the last step. */
function play(state: SessionWatchState, ...events: readonly SessionWatchEvent[]) {
  let last = reduceSessionWatch(state, { kind: "tick", now: state.lastSeen });
  for (const event of events) last = reduceSessionWatch(last.state, event);
  return last;
}

const tick = (afterMs: number): SessionWatchEvent => ({ kind: "tick", now: START + afterMs });
const activity = (afterMs: number): SessionWatchEvent => ({ kind: "move", now: START + afterMs });
const extend = (afterMs: number): SessionWatchEvent => ({ kind: "extend", now: START + afterMs });
const moved = (afterMs: number, deadline: number): SessionWatchEvent => ({
  kind: "deadline-moved",
  now: START + afterMs,
  deadline,
});

describe("session watch", () => {
  it("[SESS-01] activity moves the deadline to 15 minutes ahead, and writes it", () => {
    const { phase, write } = play(begun(), activity(5 * MINUTE));
    expect(phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(write).toBe(START + 20 * MINUTE);
  });

  it("a tick moves nothing and writes nothing", () => {
    const { phase, write } = play(begun(), tick(SECOND));
    expect(phase).toEqual({ kind: "open", leftMs: 15 * MINUTE - SECOND });
    expect(write).toBeUndefined();
  });

  it("writes at most once a second, however often the mouse moves", () => {
    let state = begun();
    const writes: number[] = [];
    for (let ms = 0; ms <= 10 * SECOND; ms += 10) {
      const step = reduceSessionWatch(state, activity(ms));
      state = step.state;
      if (step.write !== undefined) writes.push(ms);
    }
    expect(writes).toHaveLength(10);
    expect(state.deadline).toBe(START + 15 * MINUTE + 10 * SECOND);
  });

  it("[SESS-02] the warning shows when a tick finds under 2 minutes left", () => {
    expect(play(begun(), tick(13 * MINUTE)).phase.kind).toBe("open");
    const warned = play(begun(), tick(13 * MINUTE + SECOND));
    expect(warned.phase).toEqual({ kind: "warning", leftMs: 119 * SECOND });
    expect(warned.state.warningShown).toBe(true);
  });

  it("[SESS-12] a move does not dismiss a warning that shows", () => {
    const step = play(begun(), tick(14 * MINUTE), activity(14 * MINUTE + SECOND));
    expect(step.phase).toEqual({ kind: "warning", leftMs: 59 * SECOND });
    expect(step.write).toBeUndefined();
  });

  it("[SESS-12] a press of a key or a pointer does, and renews the deadline", () => {
    const step = play(begun(), tick(14 * MINUTE), { kind: "press", now: START + 14 * MINUTE + SECOND });
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBe(START + 29 * MINUTE + SECOND);
  });

  it("[SESS-12] to extend dismisses it and renews the deadline", () => {
    const step = play(begun(), tick(14 * MINUTE), extend(14 * MINUTE + SECOND));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBe(START + 29 * MINUTE + SECOND);
    expect(play(step.state, activity(16 * MINUTE)).phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("activity still renews a session whose warning nobody has seen yet", () => {
    expect(play(begun(), activity(14 * MINUTE)).phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("[SESS-03] is over at 1 second left, and stays over whatever comes", () => {
    const ended = play(begun(), tick(15 * MINUTE - SECOND));
    expect(ended.phase).toEqual({ kind: "over" });
    const after = play(
      ended.state,
      extend(14 * MINUTE + 59 * SECOND),
      moved(15 * MINUTE, START + 30 * MINUTE),
      activity(15 * MINUTE),
    );
    expect(after.phase).toEqual({ kind: "over" });
    expect(after.write).toBeUndefined();
  });

  it("keeps the deadline and the newest time of a session that is over", () => {
    const ended = play(begun(), tick(MINUTE), tick(-MINUTE)).state;
    expect(ended).toEqual({
      deadline: START + 15 * MINUTE,
      lastSeen: START + MINUTE,
      warningShown: false,
      ended: true,
    });
  });

  it.each(["move", "press", "extend"] as const)(
    "[SESS-09] the first %s after a long sleep finds the session over",
    (kind) => {
      const { phase, write } = play(begun(), { kind, now: START + 8 * 60 * MINUTE });
      expect(phase).toEqual({ kind: "over" });
      expect(write).toBeUndefined();
    },
  );

  it("[SESS-09] a clock that went back by more than 2 seconds ends the session, a smaller correction does not", () => {
    expect(play(begun(), tick(MINUTE), activity(MINUTE - 2_000)).phase.kind).toBe("open");
    expect(play(begun(), tick(MINUTE), activity(MINUTE - 2_001)).phase.kind).toBe("over");
    const inSmallSteps = play(begun(), tick(MINUTE), tick(MINUTE - 1_500), tick(MINUTE - 3_000));
    expect(inSmallSteps.phase.kind).toBe("over");
  });

  it("a small step back of the clock keeps the warning open", () => {
    const step = play(begun(), tick(13 * MINUTE + 500), tick(13 * MINUTE - 500));
    expect(step.phase.kind).toBe("warning");
  });

  it("[SESS-08] another tab's activity moves the deadline and closes the warning here, without a write", () => {
    const step = play(begun(), tick(14 * MINUTE), moved(14 * MINUTE, START + 29 * MINUTE));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBeUndefined();
  });

  it("[SESS-08] a tab that slept goes on with what the others wrote meanwhile", () => {
    expect(play(begun(), moved(20 * MINUTE, START + 30 * MINUTE), tick(20 * MINUTE)).phase).toEqual({
      kind: "open",
      leftMs: 10 * MINUTE,
    });
  });

  it("an older write that arrives late takes nothing away", () => {
    const step = play(begun(), activity(5 * MINUTE), moved(5 * MINUTE, START + 16 * MINUTE));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("[SESS-09] a deadline written too far ahead ends the session", () => {
    expect(play(begun(), moved(MINUTE, START + 24 * 60 * MINUTE)).phase.kind).toBe("over");
    expect(play(begun(), moved(MINUTE, Number.NaN)).phase.kind).toBe("over");
  });

  /** A schedule: time passes (ticks, long sleeps, a clock set forward or back), then something happens. */
  const moves = fc.array(
    fc.record({
      kind: fc.constantFrom("tick", "move", "press", "extend"),
      by: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 0, max: 90 * SECOND }) },
        { weight: 2, arbitrary: fc.integer({ min: -1_900, max: 0 }) },
        { weight: 1, arbitrary: fc.integer({ min: 5 * MINUTE, max: 600 * MINUTE }) },
        { weight: 1, arbitrary: fc.integer({ min: -600 * MINUTE, max: -2_100 }) },
      ),
    }),
    { maxLength: 80 },
  );

  it("[SESS-09] ends exactly when the last renewal has run out or the clock was set back, in any schedule", () => {
    fc.assert(
      fc.property(moves, (schedule) => {
        let state = begun();
        let now = START;
        let latest = START;
        let renewedAt = START;
        let ended = false;
        for (const { kind, by } of schedule) {
          now += by;
          const { phase, state: next, write } = reduceSessionWatch(state, { kind, now });
          const late = now >= renewedAt + 15 * MINUTE - SECOND;
          if (late || now < latest - 2_000) ended = true;
          expect(phase.kind === "over").toBe(ended);
          expect(kind === "tick" ? [undefined] : [undefined, now + 15 * MINUTE]).toContain(write);
          if (write !== undefined) renewedAt = now;
          latest = Math.max(latest, now);
          state = next;
        }
      }),
    );
  });

  it("[SESS-01] is never lost while the customer is active, ticks and small corrections of the clock in between", () => {
    const quiet = fc.array(
      fc.record({
        kind: fc.constantFrom<"tick" | "move">("tick", "move"),
        by: fc.integer({ min: -900, max: 60 * SECOND }),
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(quiet, (schedule) => {
        let state = begun();
        let now = START;
        let lastActive = START;
        for (const { kind, by } of schedule) {
          // Nobody is away for longer than 10 minutes here: the warning never has a reason to show.
          const acting = now + by - lastActive > 10 * MINUTE ? "move" : kind;
          now = Math.max(now + by, state.lastSeen - 1_900);
          if (acting === "move") lastActive = now;
          const step = reduceSessionWatch(state, { kind: acting, now });
          expect(step.phase.kind).toBe("open");
          state = step.state;
        }
      }),
    );
  });

  it("[SESS-08] two tabs that hear of each other's writes agree, and one active tab keeps both open", () => {
    const schedule = fc.array(
      fc.record({ tab: fc.constantFrom<0 | 1>(0, 1), by: fc.integer({ min: 1, max: 8 * MINUTE }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(schedule, (happenings) => {
        const tabs: [SessionWatchState, SessionWatchState] = [begun(), begun()];
        let now = START;
        for (const { tab, by } of happenings) {
          now += by;
          const own = reduceSessionWatch(tabs[tab], { kind: "move", now });
          tabs[tab] = own.state;
          const other = tab === 0 ? 1 : 0;
          const deadlineMoved: SessionWatchEvent =
            own.write === undefined ? { kind: "tick", now } : { kind: "deadline-moved", now, deadline: own.write };
          const theirs = reduceSessionWatch(tabs[other], deadlineMoved);
          tabs[other] = theirs.state;
          expect(own.phase.kind).toBe("open");
          expect(theirs.phase).toEqual(own.phase);
        }
        expect(tabs[0].deadline).toBe(tabs[1].deadline);
      }),
    );
  });
});
