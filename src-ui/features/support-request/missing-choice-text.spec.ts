import { expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { missingChoiceText } from "./missing-choice-text.ts";

it.each([
  ["Jak ją przekazać", "Wybierz, jak ją przekazać"],
  ["O co prosisz", "Wybierz, o co prosisz"],
  ["Co się dzieje?", "Wybierz, co się dzieje"],
  ["W jaki sposób", "Wybierz, w jaki sposób"],
  ["Która usługa", "Wybierz, która usługa"],
  ["Powód", "Wybierz: powód"],
  ["Odszkodowanie albo zwrot", "Wybierz: odszkodowanie albo zwrot"],
  ["PESEL albo NIP", "Wybierz: PESEL albo NIP"],
  ["Czynność", "Wybierz: czynność"],
])("(part of VAL-18) names what to choose in a choice with the label %s", (label, expected) => {
  expect(unjoinedText(missingChoiceText(label)).replaceAll("\u00a0", " ")).toBe(expected);
});
