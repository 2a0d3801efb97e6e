import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSampled, recordedEventKind } from "./recorded-event.ts";

describe("events of a session recording", () => {
  it.each([
    ["LOAD", "page", "page"],
    ["CLICK", "button", "click"],
    ["LOAD_BLANK", "link", "click"],
    ["DOWNLOAD", "file", "click"],
    ["OPEN", "dialog", "popup"],
    ["COPY", "text", "clipboard"],
    ["LOAD", "offer", undefined],
    ["LOAD_BANNER", "banner", undefined],
  ] as const)("(part of HTTP-03) records %s of a %s as %s", (action, element, kind) => {
    expect(recordedEventKind({ action, element })).toBe(kind);
  });

  it("(part of HTTP-03) samples the configured share of the sessions, each always the same way", () => {
    const hashes = Array.from({ length: 2_000 }, (_, index) => createHash("sha256").update(`s-${index}`).digest("hex"));
    const share = (percent: number) => hashes.filter((hash) => isSampled(hash, percent)).length / hashes.length;
    expect([share(0), share(100)]).toEqual([0, 1]);
    expect(share(25)).toBeCloseTo(0.25, 1);
    expect(isSampled("f".repeat(64), 99)).toBe(false);
    expect(isSampled("not a hash", 100)).toBe(false);
  });
});
