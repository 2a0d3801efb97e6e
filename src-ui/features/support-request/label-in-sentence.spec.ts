import { expect, it } from "vitest";
import { labelInSentence } from "./label-in-sentence.ts";

it.each([
  ["Jak przekazać rekompensatę", "question", "jak przekazać rekompensatę"],
  ["O co prosisz", "question", "o co prosisz"],
  ["Co się dzieje?", "question", "co się dzieje"],
  ["W jaki sposób", "question", "w jaki sposób"],
  ["Powód", "object", "powód"],
  ["Odszkodowanie albo zwrot", "object", "odszkodowanie albo zwrot"],
  ["PESEL albo NIP:", "object", "PESEL albo NIP"],
  ["Czynność", "object", "czynność"],
  ["Numer konta", "object", "numer konta"],
  ["Usługa", "name", "usługa"],
  ["Powód albo uwaga", "name", "powód albo uwaga"],
  ["Operator", "name", "operator"],
  ["Opisz problem", "request", "Opisz problem"],
])("(part of VAL-18) writes the label %s as the end of a sentence", (label, kind, text) => {
  expect(labelInSentence(label)).toEqual({ kind, text });
});
