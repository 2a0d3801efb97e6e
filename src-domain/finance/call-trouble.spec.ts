import { expect, it } from "vitest";
import { troubleOf } from "./call-trouble.ts";

it.each([
  [{ kind: "timeout" }, "TIMEOUT"],
  [{ kind: "unreachable" }, "UNREACHABLE"],
  [{ kind: "http", status: 502 }, "PROVIDER"],
  [{ kind: "malformed", why: "unsendable" }, "PROVIDER"],
  [{ kind: "aborted" }, undefined],
] as const)("of %j a customer is told %s", (failure, told) => {
  expect(troubleOf(failure)).toBe(told);
});
