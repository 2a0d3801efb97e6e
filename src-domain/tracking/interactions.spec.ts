import { expect, it } from "vitest";
import { TRACKED_ACTION, TRACKED_AS, trackedAs } from "./interactions.port.ts";

it("names an element for analytics, and its action if it is more than a click", () => {
  expect(trackedAs("account-number", "COPY")).toEqual({
    "data-tracked-as": "account-number",
    "data-tracked-action": "COPY",
  });
  expect(Object.keys(trackedAs("menu"))).toEqual(["data-tracked-as"]);
  expect([TRACKED_AS, TRACKED_ACTION]).toEqual(["data-tracked-as", "data-tracked-action"]);
});
