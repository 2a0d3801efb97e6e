import { describe, expect, it } from "vitest";
import { latestPast, nextUpcoming } from "./relative-wall-time.ts";

describe("hours of the demo's today", () => {
  it("a message of this morning is yesterday's until the morning", () => {
    expect(latestPast("2026-11-20T09:12:00", "2026-11-20T10:00:00")).toBe("2026-11-20T09:12:00");
    expect(latestPast("2026-11-20T09:12:00", "2026-11-20T00:50:00")).toBe("2026-11-19T09:12:00");
    expect(latestPast("2026-11-16T06:30:00", "2026-11-20T00:50:00")).toBe("2026-11-16T06:30:00");
  });

  it("repairs that go on end at an hour still ahead", () => {
    expect(nextUpcoming("2026-11-20T18:00:00", "2026-11-20T10:00:00")).toBe("2026-11-20T18:00:00");
    expect(nextUpcoming("2026-11-20T18:00:00", "2026-11-20T18:00:00")).toBe("2026-11-21T18:00:00");
    expect(nextUpcoming("2026-11-18T18:00:00", "2026-11-20T18:00:00")).toBe("2026-11-18T18:00:00");
  });
});
