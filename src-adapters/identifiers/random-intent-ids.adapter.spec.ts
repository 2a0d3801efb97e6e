import { describe, expect, it } from "vitest";
import { RandomIntentIds } from "./random-intent-ids.adapter.ts";

describe("intent ids", () => {
  it("are of the contract's form and never repeat", () => {
    const ids = new RandomIntentIds();
    const made = Array.from({ length: 1_000 }, () => ids.next());
    expect(new Set(made).size).toBe(made.length);
    for (const id of made) expect(id).toMatch(/^[A-Za-z0-9-]{16,64}$/);
  });
});
