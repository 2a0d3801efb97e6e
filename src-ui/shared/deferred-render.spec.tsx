// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DeferredRender } from "./deferred-render.tsx";

afterEach(cleanup);

const chart = (isAtOnce: boolean) => (
  <DeferredRender placeholder="Wczytujemy" isAtOnce={isAtOnce}>
    Wykres
  </DeferredRender>
);

it("shows a placeholder first, and the content in a second render", () => {
  expect(renderToString(chart(false))).toBe("Wczytujemy");
  render(chart(false));
  expect(screen.getByText("Wykres")).toBeDefined();
});

it("[NAV-43] shows the content in the first render where it is there at once", () => {
  expect(renderToString(chart(true))).toBe("Wykres");
});
