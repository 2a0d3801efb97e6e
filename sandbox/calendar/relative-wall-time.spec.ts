import { describe, expect, it } from "vitest";
import { latestPast, nextUpcoming } from "./relative-wall-time.ts";

describe("wall times of the demo day", () => {
  it("dates a demo message to yesterday while its hour has not yet passed today", () => {
    expect(latestPast("2026-11-20T09:12:00", "2026-11-20T10:00:00")).toBe("2026-11-20T09:12:00");
    expect(latestPast("2026-11-20T09:12:00", "2026-11-20T00:50:00")).toBe("2026-11-19T09:12:00");
    expect(latestPast("2026-11-16T06:30:00", "2026-11-20T00:50:00")).toBe("2026-11-16T06:30:00");
  });

  it("moves the end of demo repairs to tomorrow when its hour has passed today", () => {
    expect(nextUpcoming("2026-11-20T18:00:00", "2026-11-20T10:00:00")).toBe("2026-11-20T18:00:00");
    expect(nextUpcoming("2026-11-20T18:00:00", "2026-11-20T18:00:00")).toBe("2026-11-21T18:00:00");
    expect(nextUpcoming("2026-11-18T18:00:00", "2026-11-20T18:00:00")).toBe("2026-11-18T18:00:00");
  });
});
