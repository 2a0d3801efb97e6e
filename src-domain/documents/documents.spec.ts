import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { warsawDate, type WarsawDate } from "../shared-kernel/index.ts";
import { fakeFileDigest, sha256Of } from "#test/fakes/fake-file-tools.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { aCustomerDocument } from "#test/mothers/index.ts";
import { archiveFileNames } from "./archive-file-names.ts";
import {
  documentKinds,
  documentYears,
  filterDocuments,
  groupCustomerDocuments,
  isInForce,
  newestDocuments,
  NO_FILTER,
  parseDocumentFilter,
} from "./index.ts";
import { checkDocument, checkLocalFile } from "./use-cases/check-document.ts";
import { fetchDocumentFile } from "./use-cases/fetch-document-file.ts";

const day = (text: string): WarsawDate => warsawDate(text) ?? never(text);
const never = (text: string): never => {
  throw new RangeError(`${text} is no day`);
};

const CONTRACT = aCustomerDocument();
const OLD_PRICES = aCustomerDocument({
  documentId: "W-1",
  kind: "price-list",
  name: "Cennik internetu i telewizji",
  number: undefined,
  contractNumber: undefined,
  issuedOn: day("2025-06-01"),
  validFrom: day("2025-06-01"),
  validTo: day("2026-05-31"),
});
const NEW_PRICES = {
  ...OLD_PRICES,
  documentId: "W-2",
  issuedOn: day("2026-06-01"),
  validFrom: day("2026-06-01"),
  validTo: undefined,
};
const RECEIPT = aCustomerDocument({
  documentId: "P-1",
  kind: "receipt",
  name: "Potwierdzenie: Reklamacja",
  number: "ZG/2026/001",
  contractNumber: undefined,
  issuedOn: day("2026-10-26"),
  validFrom: undefined,
});
const ALL = [CONTRACT, OLD_PRICES, NEW_PRICES, RECEIPT];
const idsOf = (filter: Partial<typeof NO_FILTER>) =>
  filterDocuments(ALL, { ...NO_FILTER, ...filter }).map(({ documentId }) => documentId);

describe("filter of documents", () => {
  it("[DOC-21] filters documents by text, kind, year and the day on which they are in force", () => {
    expect(idsOf({})).toEqual(["U-1", "W-1", "W-2", "P-1"]);
    expect(idsOf({ query: "cenniki telewizja" })).toEqual(["W-1", "W-2"]);
    expect(idsOf({ query: "ZG/2026" })).toEqual(["P-1"]);
    expect(idsOf({ kind: "contract" })).toEqual(["U-1"]);
    expect(idsOf({ year: "2026" })).toEqual(["W-2", "P-1"]);
    expect(idsOf({ day: day("2026-05-31") })).toEqual(["U-1", "W-1"]);
    expect(idsOf({ day: day("2026-06-01") })).toEqual(["U-1", "W-2"]);
    expect(idsOf({ day: day("2025-02-28") })).toEqual([]);
  });

  it("(part of DOC-21) counts the first and the last day as in force", () => {
    const days = ["2025-05-31", "2025-06-01", "2026-05-31", "2026-06-01"].map(day);
    expect(days.map((one) => isInForce(OLD_PRICES, one))).toEqual([false, true, true, false]);
    expect(isInForce(RECEIPT, day("2026-10-26"))).toBe(false);
  });

  it("(part of DOC-21) reads a filter from an address, and ignores unknown values", () => {
    const read = (params: Readonly<Record<string, string>>) => parseDocumentFilter((name) => params[name] ?? null);
    expect(read({ query: "umowa", kind: "terms", year: "2026", day: "2026-03-10" })).toEqual({
      query: "umowa",
      kind: "terms",
      year: "2026",
      day: "2026-03-10",
    });
    expect(read({ kind: "secret", year: "20", day: "2026-02-30" })).toEqual(NO_FILTER);
    expect(read({ query: "a".repeat(500) }).query).toHaveLength(100);
  });

  it("lists the years, the newest first, and the kinds that occur", () => {
    expect(documentYears(ALL)).toEqual(["2026", "2025"]);
    expect(documentKinds(ALL)).toEqual(["contract", "price-list", "receipt"]);
  });
});

describe("groups and names", () => {
  it("(part of DOC-20) groups documents by kind and contract, the newest first", () => {
    const newer = aCustomerDocument({ documentId: "U-2", contractNumber: "MOB/1/26", issuedOn: day("2026-03-20") });
    const groups = groupCustomerDocuments([...ALL, newer]);
    expect(
      groups.map(({ kind, contracts }) => [
        kind,
        contracts.map(({ contractNumber, documents }) => [contractNumber, documents.map((one) => one.documentId)]),
      ]),
    ).toEqual([
      [
        "contract",
        [
          ["MOB/1/26", ["U-2"]],
          ["ABO/0412783/25", ["U-1"]],
        ],
      ],
      ["price-list", [[undefined, ["W-2", "W-1"]]]],
      ["receipt", [[undefined, ["P-1"]]]],
    ]);
  });

  it("(part of DOC-20) lists the documents of no single contract after those of all contracts", () => {
    const newest = { ...RECEIPT, documentId: "P-2", issuedOn: day("2026-11-28") };
    const [first, last] = ["A", "B"].map((contractNumber, index) => ({
      ...RECEIPT,
      documentId: contractNumber,
      contractNumber,
      issuedOn: day(`2026-11-2${7 - index}`),
    }));
    const groups = groupCustomerDocuments([newest, ...[first, last].flatMap((one) => one ?? [])]);
    expect(groups.flatMap(({ contracts }) => contracts.map(({ contractNumber }) => contractNumber))).toEqual([
      "A",
      "B",
      undefined,
    ]);
  });

  it("(part of DOC-35) takes the newest documents of a kind from all of its contracts", () => {
    const receipts = [
      ["A", "2026-11-09"],
      ["A", "2026-11-07"],
      ["B", "2026-11-08"],
      ["A", "2026-11-05"],
      ["B", "2026-11-06"],
      ["C", "2026-11-04"],
    ].map(([contractNumber, issuedOn = ""]) =>
      aCustomerDocument({ documentId: issuedOn.slice(-1), kind: "receipt", contractNumber, issuedOn: day(issuedOn) }),
    );
    const newest = (count: number) =>
      groupCustomerDocuments(receipts).flatMap((group) =>
        newestDocuments(group, count).contracts.map(({ contractNumber, documents }) => [
          contractNumber,
          documents.map(({ documentId }) => documentId).join(" "),
        ]),
      );
    expect(newest(3)).toEqual([
      ["A", "9 7"],
      ["B", "8"],
    ]);
    expect(newest(9)).toEqual([
      ["A", "9 7 5"],
      ["B", "8 6"],
      ["C", "4"],
    ]);
    expect(newest(0)).toEqual([]);
  });

  it("(part of DOC-24) numbers repeated file names of an archive", () => {
    expect(archiveFileNames(["a.pdf", "A.pdf", "a.pdf", "a (2).pdf", "readme", "readme"])).toEqual([
      "a.pdf",
      "A (2).pdf",
      "a (3).pdf",
      "a (2) (2).pdf",
      "readme",
      "readme (2)",
    ]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a.pdf", "A.pdf", "a (2).pdf", "b", ".pdf")), (names) => {
        const lower = archiveFileNames(names).map((name) => name.toLowerCase());
        expect(new Set(lower).size).toBe(names.length);
      }),
    );
  });
});

describe("check of a document", () => {
  const orderAddress = async (documentId: string) => ({ kind: "done", value: documentId }) as const;
  const checked = (sha256: string | undefined, bytes: Uint8Array, isAble = true) =>
    checkDocument(
      { digest: Object.assign(fakeFileDigest({ "U-1": bytes }), { isAble }), orderAddress },
      { documentId: "U-1", sha256 },
    );

  it("[DOC-23] finds every changed, added or missing byte of a downloaded file", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 2_000 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (file, at, change) => {
          const sha256 = sha256Of(file);
          const changed = file.map((byte, index) => (index === at % file.length ? byte ^ change : byte));
          expect(await checked(sha256, file)).toEqual({ kind: "unchanged" });
          expect(await checked(sha256, changed)).toEqual({ kind: "changed" });
          expect(await checked(sha256, file.slice(1))).toEqual({ kind: "changed" });
          expect(await checked(sha256, Uint8Array.from([...file, 0]))).toEqual({ kind: "changed" });
        },
      ),
    );
  });

  it("(part of DOC-23) says why a file could not be checked", async () => {
    const bytes = new Uint8Array(3);
    const sha256 = sha256Of(bytes);
    const document = { documentId: "U-1", sha256 };
    const digest = fakeFileDigest();
    const unverifiable = (why: string) => ({ kind: "unverifiable", why });
    expect(await checked(undefined, bytes)).toEqual(unverifiable("no-checksum"));
    expect(await checked(sha256, bytes, false)).toEqual(unverifiable("no-digest"));
    expect(await checkDocument({ digest, orderAddress }, document)).toEqual(unverifiable("lost"));
    const failure = { kind: "document-gone" } as const;
    const failed = (kind: "not-done" | "unknown") =>
      checkDocument({ digest, orderAddress: async () => ({ kind, failure }) }, document);
    expect([await failed("not-done"), await failed("unknown")]).toEqual([unverifiable("gone"), unverifiable("lost")]);
    const busy = { kind: "http", status: 503 } as const;
    const orderWhileBusy = async () => ({ kind: "not-done", failure: busy }) as const;
    expect(await checkDocument({ digest, orderAddress: orderWhileBusy }, document)).toEqual(unverifiable("lost"));
    expect(await fetchDocumentFile({ orderAddress: orderWhileBusy, files: fakeProviderFiles() }, "U-1")).toEqual({
      kind: "lost",
    });
    const gone = async () => ({ kind: "not-done", failure }) as const;
    expect(await fetchDocumentFile({ orderAddress: gone, files: fakeProviderFiles() }, "U-1")).toEqual({
      kind: "gone",
    });
    expect(await checkLocalFile({ digest }, document, { name: "a.pdf" })).toEqual(unverifiable("unreadable"));
    expect(await checkLocalFile({ digest }, { sha256: undefined }, { name: "a.pdf" })).toEqual(
      unverifiable("no-checksum"),
    );
  });
});
