import { expect, it } from "vitest";
import { TRACKED_ACTION, TRACKED_AS, trackedAs } from "./interactions.port.ts";

it("an element is named for analytics, and says what a press does only where that is more than a press", () => {
  expect(trackedAs("account-number", "COPY")).toEqual({
    "data-tracked-as": "account-number",
    "data-tracked-action": "COPY",
  });
  expect(Object.keys(trackedAs("menu"))).toEqual(["data-tracked-as"]);
  expect([TRACKED_AS, TRACKED_ACTION]).toEqual(["data-tracked-as", "data-tracked-action"]);
});
