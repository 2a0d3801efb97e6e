// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { focusVisibleHeading } from "./focus-visible-heading.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("(part of NAV-80) passes over a heading that the bar at the top of the page covers", () => {
  const main = document.createElement("main");
  for (const [name, top] of [
    ["Płatności", -200],
    ["Do zapłaty", 40],
    ["Usługi", 300],
  ] as const) {
    const heading = document.createElement("h2");
    heading.textContent = name;
    heading.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: 24 });
    main.append(heading);
  }
  document.body.append(main);
  const styles = document.createElement("div").style;
  Object.defineProperty(styles, "scrollPaddingTop", { value: "96px" });
  vi.spyOn(window, "getComputedStyle").mockReturnValue(styles);
  focusVisibleHeading();
  expect(document.activeElement?.textContent).toBe("Usługi");
});
