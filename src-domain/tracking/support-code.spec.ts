import { describe, expect, it } from "vitest";
import { formatSupportCode } from "./support-code.ts";

describe("formatSupportCode", () => {
  it("(part of CALL-13) writes eight bytes as two groups of four unmistakable symbols", () => {
    expect(formatSupportCode(new Uint8Array(8))).toBe("0000-0000");
    expect(formatSupportCode(new Uint8Array(8).fill(255))).toBe("ZZZZ-ZZZZ");
    expect(formatSupportCode(Uint8Array.of(7, 15, 3 + 32, 19, 9, 22, 20, 13 + 64))).toBe("7F3K-9PMD");
  });

  it("(part of CALL-13) gives each of 1,000 page loads a code of its own", () => {
    const codes = Array.from({ length: 1_000 }, () => formatSupportCode(crypto.getRandomValues(new Uint8Array(8))));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
