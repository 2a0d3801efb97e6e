import { describe, expect, it } from "vitest";
import { aFrequency, aWifi } from "#test/mothers/wifi.mother.ts";
import {
  changeBlockReason,
  NO_PENDING_CHANGE,
  networksToJoin,
  nextRouterPollMs,
  MAX_WAIT_MS,
  reducePendingChange,
  type PendingChangeEvent,
  type PendingChangeState,
} from "./pending-change.ts";
import type { RouterChangeRequest } from "./router-change-request.ts";

const OFF: RouterChangeRequest = { kind: "switch", frequencyType: "5GHz", enabled: false };
const asRequested = aWifi({ frequencies: [aFrequency(), aFrequency({ frequencyType: "5GHz", enabled: false })] });
const working = (changes = {}) => aWifi({ pendingOperation: true, ...changes });
const read = (known = aWifi(), at = 1_000): PendingChangeEvent => ({ kind: "read", known, at });
const ordered: PendingChangeEvent = { kind: "ordered", request: OFF, at: 0 };
const after = (...events: readonly PendingChangeEvent[]): PendingChangeState =>
  events.reduce(reducePendingChange, NO_PENDING_CHANGE);

describe("pending change", () => {
  it("ends a router change as done when the router has the requested settings", () => {
    expect(after(ordered, read(working()))).toEqual({ kind: "waiting", since: 0, request: OFF, isOffline: false });
    expect(after(ordered, read(working()), read(asRequested))).toEqual({ kind: "done", request: OFF });
  });

  it("ends a router change as undone when the router has the former settings", () => {
    expect(after(ordered, read())).toEqual({ kind: "undone", request: OFF, isOffline: false });
    expect(after(ordered, read(working({ status: "offline" })), read(aWifi({ status: "offline" })))).toEqual({
      kind: "undone",
      request: OFF,
      isOffline: true,
    });
  });

  it("ends a router change after a reset to factory settings, whatever the result", () => {
    const request: RouterChangeRequest = { kind: "defaults" };
    const defaults: PendingChangeEvent = { kind: "ordered", request, at: 0 };
    expect(after(defaults, read(working()), read()), "a router that had the defaults already").toEqual({
      kind: "ended",
      request,
      isOffline: false,
    });
    expect(after(defaults, read(working()), read(asRequested)), "a router that was changed meanwhile").toEqual({
      kind: "ended",
      request,
      isOffline: false,
    });
    expect(after(defaults, read(aWifi({ status: "offline" })))).toMatchObject({ kind: "ended", isOffline: true });
    expect(after(defaults, read(), { kind: "dismissed" })).toEqual(NO_PENDING_CHANGE);
  });

  it("waits for a router change while the router is offline in between", () => {
    const gone = after(ordered, read(working({ status: "offline" })));
    expect(gone).toEqual({ kind: "waiting", since: 0, request: OFF, isOffline: true });
    expect(reducePendingChange(gone, read(working()))).toMatchObject({ isOffline: false });
    expect(reducePendingChange(gone, read(asRequested))).toEqual({ kind: "done", request: OFF });
  });

  it("treats a router change as overdue after the longest wait, and resumes on a check", () => {
    const late = after(ordered, read(working(), MAX_WAIT_MS - 1), read(working(), MAX_WAIT_MS));
    expect(late).toMatchObject({ kind: "overdue", request: OFF });
    expect(nextRouterPollMs(late, MAX_WAIT_MS)).toBeUndefined();
    expect(reducePendingChange(late, { kind: "check-requested", at: MAX_WAIT_MS + 5 })).toMatchObject({
      kind: "waiting",
      since: MAX_WAIT_MS + 5,
      request: OFF,
    });
    expect(reducePendingChange(late, read(asRequested, MAX_WAIT_MS + 9))).toEqual({ kind: "done", request: OFF });
    expect(after(ordered, { kind: "read-failed", at: MAX_WAIT_MS })).toMatchObject({ kind: "overdue" });
    expect(after(ordered, { kind: "read-failed", at: MAX_WAIT_MS - 1 })).toMatchObject({ kind: "waiting" });
  });

  it("waits for a router change of another device without a result", () => {
    expect(after(read(working(), 7))).toEqual({ kind: "waiting", since: 7, request: undefined, isOffline: false });
    expect(after(read(working()), read())).toEqual(NO_PENDING_CHANGE);
    expect(after(ordered, read(asRequested), read(working(), 9))).toEqual({
      kind: "waiting",
      since: 9,
      request: undefined,
      isOffline: false,
    });
  });

  it("keeps the result of a router change until it is dismissed; dismisses nothing else", () => {
    const done = after(ordered, read(asRequested));
    expect(reducePendingChange(done, read(asRequested))).toBe(done);
    expect(reducePendingChange(done, { kind: "dismissed" })).toEqual(NO_PENDING_CHANGE);
    const waiting = after(ordered);
    expect(reducePendingChange(waiting, { kind: "dismissed" })).toBe(waiting);
    expect(reducePendingChange(NO_PENDING_CHANGE, { kind: "check-requested", at: 1 })).toBe(NO_PENDING_CHANGE);
  });

  it("(part of DEV-01) blocks router changes while one is pending or the router is offline", () => {
    expect(changeBlockReason(NO_PENDING_CHANGE, aWifi())).toBeUndefined();
    expect(changeBlockReason(NO_PENDING_CHANGE, working())).toBe("pending");
    expect(changeBlockReason(after(ordered), aWifi())).toBe("pending");
    expect(changeBlockReason(after(ordered, read(working(), MAX_WAIT_MS)), aWifi())).toBe("pending");
    expect(changeBlockReason(NO_PENDING_CHANGE, aWifi({ status: "offline" }))).toBe("offline");
    expect(changeBlockReason(NO_PENDING_CHANGE, aWifi({ status: "unknown" }))).toBeUndefined();
    expect(changeBlockReason(after(ordered, read(asRequested)), asRequested)).toBeUndefined();
  });

  it("polls a router change frequently at first, then slower", () => {
    const waiting = after(ordered);
    expect([
      nextRouterPollMs(waiting, 0),
      nextRouterPollMs(waiting, 59_999),
      nextRouterPollMs(waiting, 60_000),
      nextRouterPollMs(NO_PENDING_CHANGE, 0),
    ]).toEqual([4_000, 4_000, 15_000, undefined]);
  });
});

describe("networksToJoin", () => {
  const request: RouterChangeRequest = {
    kind: "parameters",
    changes: [{ frequencyType: "5GHz", provName: "ssid", value: "Strych" }],
  };
  const joined = (state: PendingChangeState) =>
    networksToJoin(state, aWifi()).map(({ frequencyType }) => frequencyType);

  it("returns the Wi-Fi networks that a finished change has renamed", () => {
    expect(joined({ kind: "done", request })).toEqual(["5GHz"]);
    expect(joined({ kind: "ended", request: { kind: "defaults" }, isOffline: false })).toEqual(["2.4GHz", "5GHz"]);
  });

  it("returns no networks to join before the change ends, or with the router offline", () => {
    expect(joined({ kind: "waiting", since: 0, request, isOffline: false })).toEqual([]);
    expect(joined({ kind: "undone", request, isOffline: false })).toEqual([]);
    expect(joined({ kind: "ended", request, isOffline: true })).toEqual([]);
  });

  it("leaves a network that is off out of the networks to join", () => {
    const known = aWifi({ frequencies: [aFrequency({ frequencyType: "5GHz", enabled: false })] });
    expect(networksToJoin({ kind: "done", request }, known)).toEqual([]);
  });
});
