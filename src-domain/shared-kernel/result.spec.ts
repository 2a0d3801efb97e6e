import { describe, expect, it } from "vitest";
import { fail, mapResult, succeed } from "./result.ts";

describe("mapResult", () => {
  it("maps the value of a result and returns a failure unchanged", () => {
    expect(mapResult(succeed(2), (value) => value + 1)).toEqual({ ok: true, value: 3 });
    const failure = fail({ kind: "timeout" });
    expect(mapResult(failure, () => 1)).toBe(failure);
  });
});
