import { expect, it } from "vitest";
import { anEntry } from "#test/mothers/index.ts";
import { splitAtDocuments } from "./split-at-documents.ts";

const CORRECTION = anEntry({ entryId: "K1", kind: "correction", number: "KOR/4127830/12/26" });
const PAYMENT = anEntry({ entryId: "P1", kind: "payment", number: "W/2" });

const idsIn = (text: string) =>
  splitAtDocuments(text, [CORRECTION, PAYMENT])
    .map((piece) => (typeof piece === "string" ? piece : `[${piece.entryId}]`))
    .join("");

it.each([
  ["Wystawiliśmy korektę KOR/4127830/12/26 na kwotę 300 zł.", "Wystawiliśmy korektę [K1] na kwotę 300 zł."],
  ["Korekta: KOR/4127830/12/26.", "Korekta: [K1]."],
  ["Nie KOR/4127830/12/261, XKOR/4127830/12/26 ani W/2.", "Nie KOR/4127830/12/261, XKOR/4127830/12/26 ani W/2."],
  ["", ""],
])("(part of REQ-91) finds the documents with details that %j names", (text, expected) => {
  expect(idsIn(text)).toBe(expected);
});
