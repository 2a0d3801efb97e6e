// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useReviewStep } from "./use-review-step.ts";

afterEach(cleanup);

const moved = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));

it("(part of WITHDRAW-23) adds an entry for the second step, and leaves it by going back", async () => {
  window.history.replaceState(null, "", "/withdrawal?number=1");
  const { result } = renderHook(useReviewStep, { wrapper: BrowserRouter });
  act(() => result.current.onReviewed(true));
  expect(window.location.search).toBe("?number=1&step=review");
  expect(result.current.isReviewed).toBe(true);
  await act(async () => {
    const back = moved();
    result.current.onReviewed(false);
    await back;
  });
  expect([window.location.search, result.current.isReviewed]).toEqual(["?number=1", false]);
});
