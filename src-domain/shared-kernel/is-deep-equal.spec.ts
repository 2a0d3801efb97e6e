import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDeepEqual } from "./index.ts";
import { IdempotencyKeyIssuer } from "./write.ts";

/** Copies a JSON value. */
const copied = (value: unknown): unknown => structuredClone(value);
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("isDeepEqual", () => {
  it.each([
    [[], []],
    [
      ["sms", "mail"],
      ["sms", "mail"],
    ],
    [[{ required: true, state: false }], [{ state: false, required: true }]],
    [Number.NaN, Number.NaN],
    [{}, {}],
  ])("compares %j and %j as deeply equal", (one, other) => {
    expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([true, true]);
  });

  it.each([
    [["sms"], []],
    [
      ["sms", "mail"],
      ["mail", "sms"],
    ],
    [[{ required: true, state: false }], [{ required: true, state: true }]],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[], {}],
    [[], ""],
    [null, {}],
    [undefined, {}],
    [undefined, null],
    ["1", 1],
    [new Blob(["x"]), new Blob(["x"])],
    [new Date(0), new Date(0)],
    [new Date(0), {}],
  ])("compares %j and %j as not deeply equal", (one, other) => {
    expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([false, false]);
  });

  it("compares the same file as deeply equal", () => {
    const file = new Blob(["x"]);
    expect(isDeepEqual([file], [file])).toBe(true);
  });

  it("compares any JSON as deeply equal to its copy, symmetrically", () => {
    fc.assert(fc.property(json, (value) => isDeepEqual(value, copied(value))));
    fc.assert(fc.property(json, json, (one, other) => isDeepEqual(one, other) === isDeepEqual(other, one)));
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.array(fc.string()),
        (one, other) => isDeepEqual(one, other) === (JSON.stringify(one) === JSON.stringify(other)),
      ),
    );
  });

  it("gives the same idempotency key to equal contents", () => {
    let count = 0;
    const key = new IdempotencyKeyIssuer({ next: () => `intent-${String((count += 1))}` });
    const first = key.keyFor(["a", ["sms"]]);
    expect(key.keyFor(["a", ["sms"]])).toBe(first);
    expect(key.keyFor(["a", []])).not.toBe(first);
    expect(key.keyFor(["a", []])).not.toBe(key.keyFor(["a"]));
  });
});
