// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { createPageServices } from "../container/page.module.ts";
import { currentYear, hasValidSession } from "./has-valid-session.ts";

const MINUTE = 60_000;
const { sessionStorage: storedSession } = createPageServices(window);

afterEach(() => {
  storedSession.clear("logout");
  vi.useRealTimers();
});

const at = (now: number): void => void vi.useFakeTimers({ now, toFake: ["Date"] });

describe("hasValidSession", () => {
  it.each([
    ["[GUARD-01] none is stored", undefined, false],
    ["[GUARD-01] it has expired", -1, false],
    ["[GUARD-01] it expires in this second", 1_000, false],
    ["[GUARD-03] it is open", 15 * MINUTE, true],
    ["[GUARD-03] it is about to expire", MINUTE, true],
    ["[SESS-09] the clock was set back", 60 * MINUTE, false],
  ])("%s (deadline in %s ms): hasValidSession returns %s", (_name, left, valid) => {
    at(START);
    if (left !== undefined) storedSession.write({ session: aSession(), deadline: START + left });
    expect(hasValidSession(storedSession)).toBe(valid);
  });

  it.each(["", "null", "{}", '{"version":1}', '{"version":1,"deadline":1e99,"session":{}}', "<html>"])(
    "returns false when the session storage holds %s",
    (text) => {
      window.localStorage.setItem("ebok.session", text);
      expect(hasValidSession(storedSession)).toBe(false);
    },
  );

  it("(part of NAV-13) returns the year in Warsaw, whatever the device's zone", () => {
    at(Date.UTC(2026, 11, 31, 22, 59));
    expect(currentYear()).toBe("2026");
    at(Date.UTC(2026, 11, 31, 23, 0));
    expect(currentYear()).toBe("2027");
    at(Date.UTC(2027, 6, 1, 12, 0));
    expect(currentYear()).toBe("2027");
  });
});
