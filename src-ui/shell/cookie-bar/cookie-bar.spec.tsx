// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { CookieBar } from "./cookie-bar.view.tsx";

afterEach(cleanup);

it("offers both answers of the cookie bar in buttons of the same look (part of NAV-15)", () => {
  const decide = vi.fn<(choice: CookieChoice) => void>();
  render(<CookieBar onDecide={decide} />);
  const bar = within(screen.getByRole("region", { name: "Pliki cookie" }));
  const [necessary, all, ...more] = bar.getAllByRole("button");
  expect([necessary?.textContent, all?.textContent, more.length]).toEqual(["Tylko niezbędne", "Zgadzam się", 0]);
  expect(necessary?.className).toBe(all?.className);
  necessary?.click();
  all?.click();
  expect(decide.mock.calls).toEqual([["necessary"], ["all"]]);
});
