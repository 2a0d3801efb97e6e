import { expect, it } from "vitest";
import { labelInSentence } from "./label-in-sentence.ts";

it.each([
  ["Jak przekazać rekompensatę", "question", "jak przekazać rekompensatę"],
  ["O co prosisz", "question", "o co prosisz"],
  ["Co się dzieje?", "question", "co się dzieje"],
  ["W jaki sposób", "question", "w jaki sposób"],
  ["Których danych to dotyczy", "question", "których danych to dotyczy"],
  ["Czyim głosem rozmawiamy", "question", "czyim głosem rozmawiamy"],
  ["Do jakiej firmy", "question", "do jakiej firmy"],
  ["Jakość usługi", "name", "Jakość usługi"],
  ["Czynność", "name", "Czynność"],
  ["Powód", "name", "Powód"],
  ["Nowy abonent", "name", "Nowy abonent"],
  ["PESEL albo NIP:", "name", "PESEL albo NIP"],
  ["Usługa", "name", "Usługa"],
  ["Opisz problem", "request", "Opisz problem"],
])("(part of VAL-18) classifies the label %s as a %s", (label, kind, text) => {
  expect(labelInSentence(label)).toEqual({ kind, text });
});
