// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { breakableEmails } from "./breakable-emails.tsx";

afterEach(cleanup);

it.each([
  ["katarzyna.lis@poczta.example", "katarzyna.|lis@|poczta.|example"],
  ["Odpowiemy na a@b.pl. Pisz na c@d.pl, nie tutaj.", "Odpowiemy na a@|b.|pl. Pisz na c@|d.|pl, nie tutaj."],
  ["Bez adresu. I bez podziału.", "Bez adresu. I bez podziału."],
])("breaks the e-mail addresses of %j only after their marks", (text, expected) => {
  const { container } = render(<p>{breakableEmails(text)}</p>);
  expect(container.innerHTML.replaceAll("<wbr>", "|")).toBe(`<p>${expected}</p>`);
  expect(container.textContent).toBe(text);
});
