// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRequestedHere } from "./use-requested-here.ts";

afterEach(cleanup);

it("forgets that this tab requested a window when the window closes", () => {
  const { result, rerender } = renderHook(({ isOpen }) => useRequestedHere(isOpen), {
    initialProps: { isOpen: false },
  });
  const [, markRequested] = result.current;
  act(markRequested);
  rerender({ isOpen: true });
  expect(result.current[0], "requested here").toBe(true);
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  expect(result.current[0], "opened by another tab").toBe(false);
});
