import { describe, expect, it } from "vitest";
import { aFrequency, aWifi } from "#test/mothers/wifi.mother.ts";
import {
  blockOf,
  IDLE,
  networksToJoin,
  nextAskIn,
  PATIENCE_MS,
  pendingStep,
  type PendingEvent,
  type PendingState,
} from "./pending.ts";
import type { WifiWish } from "./wish.ts";

const OFF: WifiWish = { kind: "switch", frequencyType: "5GHz", enabled: false };
const wishedFor = aWifi({ frequencies: [aFrequency(), aFrequency({ frequencyType: "5GHz", enabled: false })] });
const working = (changes = {}) => aWifi({ pendingOperation: true, ...changes });
const read = (known = aWifi(), at = 1_000): PendingEvent => ({ kind: "read", known, at });
const ordered: PendingEvent = { kind: "ordered", wish: OFF, at: 0 };
const after = (...events: readonly PendingEvent[]): PendingState => events.reduce(pendingStep, IDLE);

describe("what becomes of a change", () => {
  it("is done once the router is ready and set up as was wished", () => {
    expect(after(ordered, read(working()))).toEqual({ kind: "waiting", since: 0, wish: OFF, isOffline: false });
    expect(after(ordered, read(working()), read(wishedFor))).toEqual({ kind: "done", wish: OFF });
  });

  it("is undone when the router is ready and set up as before, and says whether it went offline", () => {
    expect(after(ordered, read())).toEqual({ kind: "undone", wish: OFF, isOffline: false });
    expect(after(ordered, read(working({ status: "offline" })), read(aWifi({ status: "offline" })))).toEqual({
      kind: "undone",
      wish: OFF,
      isOffline: true,
    });
  });

  it("of factory settings it is told that the router has ended, and nothing that nobody knows", () => {
    const wish: WifiWish = { kind: "defaults" };
    const defaults: PendingEvent = { kind: "ordered", wish, at: 0 };
    expect(after(defaults, read(working()), read()), "a router that had them already").toEqual({
      kind: "ended",
      wish,
      isOffline: false,
    });
    expect(after(defaults, read(working()), read(wishedFor)), "or that somebody has changed").toEqual({
      kind: "ended",
      wish,
      isOffline: false,
    });
    expect(after(defaults, read(aWifi({ status: "offline" })))).toMatchObject({ kind: "ended", isOffline: true });
    expect(after(defaults, read(), { kind: "dismissed" })).toEqual(IDLE);
  });

  it("a router that goes offline in the middle is waited for, and may yet do it", () => {
    const gone = after(ordered, read(working({ status: "offline" })));
    expect(gone).toEqual({ kind: "waiting", since: 0, wish: OFF, isOffline: true });
    expect(pendingStep(gone, read(working()))).toMatchObject({ isOffline: false });
    expect(pendingStep(gone, read(wishedFor))).toEqual({ kind: "done", wish: OFF });
  });

  it("is not waited for without end, and goes on when the customer asks", () => {
    const late = after(ordered, read(working(), PATIENCE_MS - 1), read(working(), PATIENCE_MS));
    expect(late).toMatchObject({ kind: "overdue", wish: OFF });
    expect(nextAskIn(late, PATIENCE_MS)).toBeUndefined();
    expect(pendingStep(late, { kind: "asked", at: PATIENCE_MS + 5 })).toMatchObject({
      kind: "waiting",
      since: PATIENCE_MS + 5,
      wish: OFF,
    });
    expect(pendingStep(late, read(wishedFor, PATIENCE_MS + 9))).toEqual({ kind: "done", wish: OFF });
    expect(after(ordered, { kind: "unread", at: PATIENCE_MS })).toMatchObject({ kind: "overdue" });
    expect(after(ordered, { kind: "unread", at: PATIENCE_MS - 1 })).toMatchObject({ kind: "waiting" });
  });

  it("another's change is waited for, and told of nobody", () => {
    expect(after(read(working(), 7))).toEqual({ kind: "waiting", since: 7, wish: undefined, isOffline: false });
    expect(after(read(working()), read())).toEqual(IDLE);
    expect(after(ordered, read(wishedFor), read(working(), 9))).toEqual({
      kind: "waiting",
      since: 9,
      wish: undefined,
      isOffline: false,
    });
  });

  it("what was told stays until it is dismissed, and nothing else is dismissed", () => {
    const done = after(ordered, read(wishedFor));
    expect(pendingStep(done, read(wishedFor))).toBe(done);
    expect(pendingStep(done, { kind: "dismissed" })).toEqual(IDLE);
    const waiting = after(ordered);
    expect(pendingStep(waiting, { kind: "dismissed" })).toBe(waiting);
    expect(pendingStep(IDLE, { kind: "asked", at: 1 })).toBe(IDLE);
  });

  it("(part of DEV-01) a pending operation blocks changes, whoever asked for it, and so does a router that is away", () => {
    expect(blockOf(IDLE, aWifi())).toBeUndefined();
    expect(blockOf(IDLE, working())).toBe("pending");
    expect(blockOf(after(ordered), aWifi())).toBe("pending");
    expect(blockOf(after(ordered, read(working(), PATIENCE_MS)), aWifi())).toBe("pending");
    expect(blockOf(IDLE, aWifi({ status: "offline" }))).toBe("offline");
    expect(blockOf(IDLE, aWifi({ status: "unknown" }))).toBeUndefined();
    expect(blockOf(after(ordered, read(wishedFor)), wishedFor)).toBeUndefined();
  });

  it("is asked about often at first, then seldom", () => {
    const waiting = after(ordered);
    expect([nextAskIn(waiting, 0), nextAskIn(waiting, 59_999), nextAskIn(waiting, 60_000), nextAskIn(IDLE, 0)]).toEqual(
      [4_000, 4_000, 15_000, undefined],
    );
  });
});

describe("networksToJoin", () => {
  const wish: WifiWish = {
    kind: "parameters",
    changes: [{ frequencyType: "5GHz", provName: "ssid", value: "Strych" }],
  };
  const joined = (state: PendingState) => networksToJoin(state, aWifi()).map(({ frequencyType }) => frequencyType);

  it("returns the networks that a finished change has renamed", () => {
    expect(joined({ kind: "done", wish })).toEqual(["5GHz"]);
    expect(joined({ kind: "ended", wish: { kind: "defaults" }, isOffline: false })).toEqual(["2.4GHz", "5GHz"]);
  });

  it("returns nothing before the change has ended, or when the router is offline after it", () => {
    expect(joined({ kind: "waiting", since: 0, wish, isOffline: false })).toEqual([]);
    expect(joined({ kind: "undone", wish, isOffline: false })).toEqual([]);
    expect(joined({ kind: "ended", wish, isOffline: true })).toEqual([]);
  });

  it("leaves out a network that nobody can join", () => {
    const known = aWifi({ frequencies: [aFrequency({ frequencyType: "5GHz", enabled: false })] });
    expect(networksToJoin({ kind: "done", wish }, known)).toEqual([]);
  });
});
