import { describe, expect, it } from "vitest";
import { aDocument, day } from "#test/mothers/index.ts";
import { safeDocumentAddress, groupDocuments, measureFileSize } from "./document.ts";

const TODAY = day("2026-11-20");

it("treats a document as current from its first to its last day inclusive", () => {
  const of = (validFrom: string | undefined, validTo: string | undefined) =>
    groupDocuments(
      [
        aDocument({
          validFrom: validFrom === undefined ? undefined : day(validFrom),
          validTo: validTo === undefined ? undefined : day(validTo),
        }),
      ],
      TODAY,
    );
  const state = ({ current, coming, former }: ReturnType<typeof of>) => [current.length, coming.length, former.length];
  expect(state(of("2026-11-20", "2026-11-20"))).toEqual([1, 0, 0]);
  expect(state(of("2026-11-21", undefined))).toEqual([0, 1, 0]);
  expect(state(of("2020-01-01", "2026-11-19"))).toEqual([0, 0, 1]);
  expect(state(of(undefined, undefined))).toEqual([1, 0, 0]);
});

it("keeps the operator's document groups in order, sorts coming and former ones by date", () => {
  const documents = groupDocuments(
    [
      aDocument({ documentId: "a", group: undefined }),
      aDocument({ documentId: "b", group: "Cenniki" }),
      aDocument({ documentId: "c", group: "Regulaminy" }),
      aDocument({ documentId: "d", group: "Cenniki" }),
      aDocument({ documentId: "e", validFrom: day("2027-03-01") }),
      aDocument({ documentId: "f", validFrom: day("2027-01-01") }),
      aDocument({ documentId: "g", validTo: day("2024-01-01") }),
      aDocument({ documentId: "h", validTo: day("2025-01-01") }),
    ],
    TODAY,
  );
  expect(
    documents.current.map(({ name, documents: inIt }) => [name, inIt.map(({ documentId }) => documentId).join("")]),
  ).toEqual([
    ["Cenniki", "bd"],
    ["Regulaminy", "c"],
    [undefined, "a"],
  ]);
  expect([documents.coming, documents.former].map((list) => list.map(({ documentId }) => documentId).join(""))).toEqual(
    ["fe", "hg"],
  );
});

describe("safeDocumentAddress", () => {
  it.each(["/dokumenty/regulamin.pdf", "https://wiazka.example/regulamin.pdf?v=2", "http://localhost:8100/a.pdf"])(
    "accepts the document address %s",
    (address) => {
      expect(safeDocumentAddress(address)).toBe(address);
    },
  );

  it.each([
    "//evil.example/a.pdf",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:application/pdf,x",
    "http://wiazka.example/a.pdf",
    "https://a@evil.example/x",
    "dokument.pdf",
    "/a b.pdf",
    "",
  ])("rejects the document address %s", (address) => {
    expect(safeDocumentAddress(address)).toBeUndefined();
  });
});

it.each([
  [1, 1, "kilobyte", false],
  [412_300, 412, "kilobyte", false],
  [999_400, 999, "kilobyte", false],
  [1_000_000, 1, "megabyte", true],
  [12_345_678, 12.3, "megabyte", true],
])("measures a document of %i bytes as %d %s", (bytes, value, unit, hasDecimal) => {
  expect(measureFileSize(bytes)).toEqual({ value, unit, hasDecimal });
});
