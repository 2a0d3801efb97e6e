import { expect, it } from "vitest";
import { fakeNavigationHistory } from "#test/fakes/fake-navigation-history.ts";
import { createBackOnce } from "./create-back-once.ts";

it("offers no way back when there is no previous page of the portal", () => {
  expect(createBackOnce(fakeNavigationHistory().port)).toBeUndefined();
});

it("goes back by one page only, even when called several times", () => {
  const history = fakeNavigationHistory();
  history.push();
  history.push();
  const back = createBackOnce(history.port);
  back?.();
  back?.();
  expect(history.port.pagesBehind).toBe(1);
});
