import { expect, it } from "vitest";
import { troubleOf } from "./call-trouble.ts";

it.each([
  [{ kind: "timeout" }, "timeout"],
  [{ kind: "unreachable" }, "unreachable"],
  [{ kind: "http", status: 502 }, "provider"],
  [{ kind: "malformed", why: "unsendable" }, "provider"],
  [{ kind: "aborted" }, undefined],
] as const)("of %j a customer is told %s", (failure, told) => {
  expect(troubleOf(failure)).toBe(told);
});
