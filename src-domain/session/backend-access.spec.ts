import { describe, expect, it } from "vitest";
import { reduceBackendAccess, type BackendAccess, type BackendAccessEvent } from "./backend-access.ts";

const after = (...events: readonly BackendAccessEvent[]): BackendAccess =>
  events.reduce<BackendAccess>(reduceBackendAccess, "unknown");

const flagged = { kind: "flagged" } as const;
const checked = (backdoor: boolean) => ({ kind: "checked", backdoor }) as const;

describe("reduceBackendAccess", () => {
  it("(part of ACC-12) is set by the check and by any flag of the server", () => {
    expect([after(), after(checked(false)), after(checked(true)), after(flagged)]).toEqual([
      "unknown",
      "off",
      "on",
      "on",
    ]);
    expect(after(checked(false), flagged)).toBe("on");
  });

  it("(part of ACC-12) stays on until the session ends", () => {
    expect(after(flagged, checked(false))).toBe("on");
    expect(after(checked(true), checked(false))).toBe("on");
    expect(after(flagged, { kind: "session-changed" })).toBe("unknown");
    expect(after(flagged, { kind: "session-changed" }, checked(false))).toBe("off");
  });
});
