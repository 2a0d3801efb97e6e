import { afterEach, expect, it } from "vitest";
import uk from "./uk.json";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { filmLengthText } from "./film-length.ts";

afterEach(() => pageTexts.show("pl"));

it.each([
  ["24 s", "24 s", "24 с"],
  ["3 min", "3 min", "3 хв"],
  ["1 godz. 30 min", "1 h 30 min", "1 год 30 хв"],
  ["ok. 3 min", undefined, undefined],
  ["24 sztuki", undefined, undefined],
])("(part of I18N-09) shows the length %s of a film with units of the language", (length, polish, ukrainian) => {
  const text = () => filmLengthText(length)?.replaceAll("\u00a0", " ");
  expect(text()).toBe(polish);
  const catalogues = new Map([["help", uk]]);
  pageTexts.show("uk", { catalogues, formats: createLocalFormats("uk"), prefix: "uk/", load: () => undefined });
  expect(text()).toBe(ukrainian);
});
