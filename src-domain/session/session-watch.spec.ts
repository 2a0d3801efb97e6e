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

/** Applies the events and returns the last step. */
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
  it("[SESS-01] moves the session deadline to 15 minutes after activity and writes it", () => {
    const { phase, write } = play(begun(), activity(5 * MINUTE));
    expect(phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(write).toBe(START + 20 * MINUTE);
  });

  it("neither moves nor writes the session deadline on a tick", () => {
    const { phase, write } = play(begun(), tick(SECOND));
    expect(phase).toEqual({ kind: "open", leftMs: 15 * MINUTE - SECOND });
    expect(write).toBeUndefined();
  });

  it("writes the session deadline at most once a second during continuous mouse moves", () => {
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

  it("[SESS-02] warns of the session end when a tick finds less than 2 minutes left", () => {
    expect(play(begun(), tick(13 * MINUTE)).phase.kind).toBe("open");
    const warned = play(begun(), tick(13 * MINUTE + SECOND));
    expect(warned.phase).toEqual({ kind: "warning", leftMs: 119 * SECOND });
    expect(warned.state.warningShown).toBe(true);
  });

  it("[SESS-12] keeps a shown session warning on a mouse move", () => {
    const step = play(begun(), tick(14 * MINUTE), activity(14 * MINUTE + SECOND));
    expect(step.phase).toEqual({ kind: "warning", leftMs: 59 * SECOND });
    expect(step.write).toBeUndefined();
  });

  it("[SESS-12] dismisses the session warning and extends the session on a press", () => {
    const step = play(begun(), tick(14 * MINUTE), { kind: "press", now: START + 14 * MINUTE + SECOND });
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBe(START + 29 * MINUTE + SECOND);
  });

  it("[SESS-12] dismisses the session warning and extends the session on extend", () => {
    const step = play(begun(), tick(14 * MINUTE), extend(14 * MINUTE + SECOND));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBe(START + 29 * MINUTE + SECOND);
    expect(play(step.state, activity(16 * MINUTE)).phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("extends the session on activity before the warning was shown", () => {
    expect(play(begun(), activity(14 * MINUTE)).phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("[SESS-03] ends the session at 1 second left and keeps it ended", () => {
    const ended = play(begun(), tick(15 * MINUTE - SECOND));
    expect(ended.phase).toEqual({ kind: "ended" });
    const after = play(
      ended.state,
      extend(14 * MINUTE + 59 * SECOND),
      moved(15 * MINUTE, START + 30 * MINUTE),
      activity(15 * MINUTE),
    );
    expect(after.phase).toEqual({ kind: "ended" });
    expect(after.write).toBeUndefined();
  });

  it("keeps deadline and latest time when the session is over", () => {
    const ended = play(begun(), tick(MINUTE), tick(-MINUTE)).state;
    expect(ended).toEqual({
      deadline: START + 15 * MINUTE,
      lastSeen: START + MINUTE,
      warningShown: false,
      ended: true,
    });
  });

  it.each(["move", "press", "extend"] as const)(
    "[SESS-09] ends the session at the first %s after a long sleep",
    (kind) => {
      const { phase, write } = play(begun(), { kind, now: START + 8 * 60 * MINUTE });
      expect(phase).toEqual({ kind: "ended" });
      expect(write).toBeUndefined();
    },
  );

  it("[SESS-09] ends the session when the clock goes back by more than 2 seconds", () => {
    expect(play(begun(), tick(MINUTE), activity(MINUTE - 2_000)).phase.kind).toBe("open");
    expect(play(begun(), tick(MINUTE), activity(MINUTE - 2_001)).phase.kind).toBe("ended");
    const inSmallSteps = play(begun(), tick(MINUTE), tick(MINUTE - 1_500), tick(MINUTE - 3_000));
    expect(inSmallSteps.phase.kind).toBe("ended");
  });

  it("keeps the session warning open when the clock steps back slightly", () => {
    const step = play(begun(), tick(13 * MINUTE + 500), tick(13 * MINUTE - 500));
    expect(step.phase.kind).toBe("warning");
  });

  it("[SESS-08] applies another tab's session deadline and closes the warning without a write", () => {
    const step = play(begun(), tick(14 * MINUTE), moved(14 * MINUTE, START + 29 * MINUTE));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
    expect(step.write).toBeUndefined();
  });

  it("[SESS-08] continues the session after sleep with the deadline that other tabs wrote", () => {
    expect(play(begun(), moved(20 * MINUTE, START + 30 * MINUTE), tick(20 * MINUTE)).phase).toEqual({
      kind: "open",
      leftMs: 10 * MINUTE,
    });
  });

  it("ignores an older session deadline that arrives late", () => {
    const step = play(begun(), activity(5 * MINUTE), moved(5 * MINUTE, START + 16 * MINUTE));
    expect(step.phase).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("[SESS-09] ends the session when a deadline is written too far ahead", () => {
    expect(play(begun(), moved(MINUTE, START + 24 * 60 * MINUTE)).phase.kind).toBe("ended");
    expect(play(begun(), moved(MINUTE, Number.NaN)).phase.kind).toBe("ended");
  });

  /** Schedule: time passes (ticks, long sleeps, a clock set forward or back), then an event occurs. */
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

  it("[SESS-09] ends the session exactly at the last deadline or when the clock was set back", () => {
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
          expect(phase.kind === "ended").toBe(ended);
          expect(kind === "tick" ? [undefined] : [undefined, now + 15 * MINUTE]).toContain(write);
          if (write !== undefined) renewedAt = now;
          latest = Math.max(latest, now);
          state = next;
        }
      }),
    );
  });

  it("[SESS-01] continues the session of an active customer, despite small clock corrections", () => {
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
          // The customer is never away for longer than 10 minutes here, so the warning never shows.
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

  it("[SESS-08] keeps the session of two tabs in agreement and open while one of them is active", () => {
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
