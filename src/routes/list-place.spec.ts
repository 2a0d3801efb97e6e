// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readListPlace, writeListPlace } from "./list-place.ts";

it("(part of FIN-18) keeps filter and number of rows in the address", () => {
  window.history.replaceState({ kept: 1 }, "", "/invoice?pay=all&rows=9");
  const place = { filter: { year: "2026", state: undefined, kind: undefined, number: "fv" }, rows: 32 };
  writeListPlace(place);
  expect(window.location.search).toBe("?pay=all&year=2026&number=fv&rows=32");
  expect(readListPlace()).toEqual(place);
  writeListPlace({ ...place, rows: undefined });
  expect(window.location.search).toBe("?pay=all&year=2026&number=fv");
});

it.each(["-1", "8.5", "1e9", "x", ""])("(part of FIN-18) ignores the number of rows %j", (rows) => {
  window.history.replaceState(null, "", `/invoice?rows=${rows}`);
  expect(readListPlace().rows).toBeUndefined();
});
