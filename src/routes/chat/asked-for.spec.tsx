// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useAskedFor } from "./asked-for.ts";

afterEach(cleanup);

it("a window that was asked for once is not asked for when another tab opens it later", () => {
  const { result, rerender } = renderHook(({ isOpen }) => useAskedFor(isOpen), { initialProps: { isOpen: false } });
  const [, ask] = result.current;
  act(ask);
  rerender({ isOpen: true });
  expect(result.current[0], "asked for here").toBe(true);
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  expect(result.current[0], "opened elsewhere").toBe(false);
});
