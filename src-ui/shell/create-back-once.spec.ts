import { expect, it } from "vitest";
import { fakeNavigationHistory } from "#test/fakes/fake-navigation-history.ts";
import { createBackOnce } from "./create-back-once.ts";

it("is undefined when no page of the portal lies behind", () => {
  expect(createBackOnce(fakeNavigationHistory().port)).toBeUndefined();
});

it("goes back by one page, however often it is called", () => {
  const history = fakeNavigationHistory();
  history.push();
  history.push();
  const back = createBackOnce(history.port);
  back?.();
  back?.();
  expect(history.port.pagesBehind).toBe(1);
});
