// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { pageBefore } from "./page-before.ts";

it.each([[null], [{}], [{ idx: 0 }], [{ idx: "1" }], ["idx"]])("is none at an entry that says %j", (state) => {
  window.history.replaceState(state, "", "/invoice?pay=all");
  expect(pageBefore()).toBeUndefined();
});

it("is gone back to once, however often it is pressed", () => {
  const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
  window.history.replaceState({ idx: 1 }, "", "/invoice?pay=all");
  const leave = pageBefore();
  leave?.();
  leave?.();
  expect(back).toHaveBeenCalledTimes(1);
});
