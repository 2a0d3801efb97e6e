import { expect, it } from "vitest";
import pl from "./pl.json";
import { laterText } from "./later.texts.ts";

const routes = Object.keys(pl).map((key) => key.slice("later.".length));

it("says of each page what is not there and where its matter is settled, in words of its own", () => {
  const said = routes.map((route) => laterText(route)?.replaceAll("\u00a0", " ") ?? "");
  expect(new Set(said).size).toBe(routes.length);
  for (const text of said)
    expect(text).toMatch(/^(?:W tej wersji portalu|Na tym koncie) nie ma .+\. .+ przez telefon.*\.$/);
});

it("has nothing of its own to say of a page that it does not know", () => {
  for (const route of ["index", "constructor", ""]) expect(laterText(route)).toBeUndefined();
});
