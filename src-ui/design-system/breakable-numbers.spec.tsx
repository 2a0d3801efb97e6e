// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { breakableNumbers } from "./breakable-numbers.tsx";
import { Fact, Facts } from "./facts.tsx";
import { RowLink, Rows } from "./rows.tsx";

afterEach(cleanup);

it.each([
  ["FV/4127830/11/26", "[FV/|4127830/|11/|26]"],
  ["za FV/4127830/11/26, FV/4127830/12/26", "za [FV/|4127830/|11/|26], [FV/|4127830/|12/|26]"],
  ["Reklamacja ZG/2026/003471.", "Reklamacja [ZG/|2026/|003471]."],
  ["UM-12/2026/7", "[UM-12/|2026/|7]"],
  ["600 Mb/s i 10 zł/miesiąc", "600 Mb/s i 10 zł/miesiąc"],
])("breaks the numbers of documents in %j only after their slashes", (text, expected) => {
  const { container } = render(<p>{breakableNumbers(text)}</p>);
  const html = container.innerHTML.replaceAll("<wbr>", "|");
  expect(html.replaceAll('<span class="document-number">', "[").replaceAll("</span>", "]")).toBe(`<p>${expected}</p>`);
  expect(container.textContent).toBe(text);
});

it("breaks numbers in texts of facts and rows, too", () => {
  const { container } = render(
    <>
      <Facts>
        <Fact label="Numer">ZG/2026/003471</Fact>
      </Facts>
      <Rows>
        <RowLink href="/a" title="FV/1/11/26" meta="ZG/2026/003471" />
      </Rows>
    </>,
  );
  expect(container.querySelectorAll("dd wbr, .row-link__title wbr, .row-link__meta wbr")).toHaveLength(2 + 3 + 2);
});
