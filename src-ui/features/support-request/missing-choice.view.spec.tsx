// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { MissingChoice } from "./missing-choice.view.tsx";

afterEach(cleanup);

it.each([
  ["Jak przekazać rekompensatę", "Wybierz, jak przekazać rekompensatę"],
  ["Powód", "Wybierz: powód"],
])("(part of VAL-18) names what to choose in a choice with the label %s", (label, expected) => {
  const { container } = render(<MissingChoice label={label} isOwnForm={false} />);
  expect(unjoinedText(container.textContent).replaceAll("\u00a0", " ")).toBe(expected);
  expect(container.querySelector("[lang=pl]")).not.toBeNull();
});
