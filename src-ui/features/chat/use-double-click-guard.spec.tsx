// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it } from "vitest";
import { useDoubleClickGuard } from "./use-double-click-guard.ts";

afterEach(cleanup);

function Body({ step }: { readonly step: string }) {
  const box = useRef<HTMLDivElement>(null);
  useDoubleClickGuard(box, step);
  return <div ref={box}>Rozmowa</div>;
}

/** Presses the mouse; returns true if the browser may select text. */
function press(detail: number): boolean {
  const body = screen.getByText("Rozmowa");
  const event = createEvent.mouseDown(body, { detail });
  fireEvent(body, event);
  return !event.defaultPrevented;
}

it("selects no text by the second press of a double click that has changed the step", () => {
  const drawn = render(<Body step="START_CHAT" />);
  expect([press(1), press(2)]).toEqual([true, true]);
  expect(press(1)).toBe(true);
  drawn.rerender(<Body step="CHAT" />);
  expect(press(2)).toBe(false);
  expect([press(1), press(2)]).toEqual([true, true]);
});
