// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { PhoneLinks } from "./phone-links.tsx";

afterEach(cleanup);

it("links the phone numbers of a text, and no other numbers", () => {
  const text = "Zadzwoń: 22 555 01 10 albo 601 234 567. Rachunek 82 1090 1098 0000 0001 2345 6789, 461 zł.";
  const { container } = render(<PhoneLinks text={text} />);
  expect(unjoinedText(container.textContent)).toBe(text);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+48225550110",
    "tel:+48601234567",
  ]);
});
