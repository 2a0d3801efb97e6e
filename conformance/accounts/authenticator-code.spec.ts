import { expect, it } from "vitest";
import { authenticatorCode } from "./authenticator-code.ts";

// Test vectors of RFC 6238 for SHA-1, with six of their eight digits.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [20_000_000_000, "353130"],
])("(part of KIT-05) computes the code of an authenticator app at second %d", (second, code) => {
  expect(authenticatorCode(SECRET, second * 1_000)).toBe(code);
});
