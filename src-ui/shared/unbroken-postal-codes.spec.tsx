// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UnbrokenPostalCodes } from "./unbroken-postal-codes.tsx";

afterEach(cleanup);

it.each([
  ["al. Zwycięstwa 96/98, 81-451 Gdynia", ["81-451"]],
  ["80-809 Gdańsk; 00-001 Warszawa", ["80-809", "00-001"]],
  ["nr 123-456, 12-3456", []],
  ["", []],
])("keeps each postal code of %j on one line and the text unchanged", (text, codes) => {
  const { container } = render(<UnbrokenPostalCodes>{text}</UnbrokenPostalCodes>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".nowrap")].map((one) => one.textContent)).toEqual(codes);
});
