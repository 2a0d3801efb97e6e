import { describe, expect, it } from "vitest";
import { keyFromBase32, otpauthUri, stepOfCode, totpCode, totpStep } from "./totp.ts";

const KEY = Buffer.from("12345678901234567890");
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("TOTP codes", () => {
  /** RFC 6238, appendix B, the rows of SHA-1. */
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("returns the TOTP code of RFC 6238 at %i seconds: %s", (seconds, code) => {
    expect(totpCode(KEY, totpStep(seconds * 1000), 8)).toBe(code);
    expect(totpCode(KEY, totpStep(seconds * 1000))).toBe(code.slice(2));
  });

  it("reads a base32 key with blanks and in any case, and rejects an invalid key", () => {
    expect(keyFromBase32(SECRET)).toEqual(KEY);
    expect(keyFromBase32("gezd gnbv gy3t qojq GEZDGNBVGY3TQOJQ")).toEqual(KEY);
    for (const [text, bytes] of [
      ["MY======", "f"],
      ["MZXQ====", "fo"],
      ["MZXW6YTBOI======", "foobar"],
    ] as const)
      expect(keyFromBase32(text).toString()).toBe(bytes);
    expect(() => keyFromBase32("01890")).toThrow(RangeError);
  });

  it("accepts a TOTP code up to one step early or late, and only once", () => {
    const now = 1_111_111_111_000;
    const step = totpStep(now);
    for (const near of [-1, 0, 1]) expect(stepOfCode(KEY, totpCode(KEY, step + near), now, 0)).toBe(step + near);
    for (const far of [-2, 2]) expect(stepOfCode(KEY, totpCode(KEY, step + far), now, 0)).toBeUndefined();
    expect(stepOfCode(KEY, totpCode(KEY, step), now, step)).toBeUndefined();
  });

  it("builds the otpauth address of a key", () => {
    const uri = new URL(otpauthUri({ issuer: "Wiązka & syn", account: "a.czajka", secret: SECRET }));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toMatch(/Wiązka & syn:a\.czajka$/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: SECRET,
      issuer: "Wiązka & syn",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
