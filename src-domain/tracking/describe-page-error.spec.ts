import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describePageError } from "./describe-page-error.ts";

describe("describePageError", () => {
  it.each<[string, readonly unknown[], string]>([
    ["an error", [new TypeError("no map")], "TypeError: no map"],
    ["an error without a message", [new RangeError()], "RangeError"],
    [
      "a cause",
      [new Error("recovered", { cause: new TypeError("no map") })],
      "Error: recovered caused by TypeError: no map",
    ],
    ["a thrown text", ["boom"], "boom"],
    ["a thrown number", [7], "7"],
    ["a framework's format", ["%s has no key, %d%% of %o", "List", 40, { name: "Jan" }], "List has no key, 40% of"],
    ["styles of the console", ["%cwarning", "color: red"], "warning"],
    [
      "a message with an error",
      ["[mobx] uncaught error in 'a'", new Error("no map")],
      "[mobx] uncaught error in 'a' Error: no map",
    ],
    ["an object, which may hold data", [{ pesel: "44051401458" }], "error"],
    ["nothing", [], "error"],
    ["several lines", ["a\n  b\tc"], "a b c"],
  ])("(part of HTTP-04) describes %s in one line", (_case, words, expected) =>
    expect(describePageError(words)).toBe(expected),
  );

  it("(part of HTTP-04) describes any thrown value, and ends a circle of causes", () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (words) => {
        expect(describePageError(words)).not.toMatch(/\n/);
      }),
    );
    const circle = new Error("round");
    circle.cause = circle;
    expect(describePageError([circle])).toBe("Error: round caused by Error: round caused by Error: round");
  });
});
