import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { warsawDate } from "../shared-kernel/index.ts";
import { sendableText } from "../validation/index.ts";
import { fileViolation, PIECE_BYTES, pieceEnd, uploadPercent, sendableName } from "./attachment.ts";
import { availableCallTimes, CALLBACK_DEADLINE_MS, callPermission, type RawCallPermission } from "./call-permission.ts";
import { answerDue, COMPLAINT_TERMS, complaintTermsOf, withLegalElements } from "./complaint.ts";
import type { ComplaintTerms, FileRules, ContactFormField } from "./contact-form.ts";
import { field as rawField } from "#test/mothers/support.mother.ts";
import { readContactForm } from "./form-definition.ts";
import { acceptOf, FILE_KINDS, fileKindByContent, fileKindByName } from "./file-kind.ts";
import {
  answerDeadlineOf,
  isRequestOpen,
  newestRequestsFirst,
  requestState,
  type SupportRequest,
} from "./support-request.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PDF = bytes("%PDF-1.7\n");
const JPG = bytes("\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF");
const RULES: FileRules = { atMost: 3, megabytes: 5, kinds: ["pdf", "jpg"] };
const violation = (name: string, size: number, head: Uint8Array, rules = RULES) =>
  fileViolation({ name, size, head }, rules);
const day = (text: string) =>
  warsawDate(text) ??
  (() => {
    throw new Error(text);
  })();

describe("file of a request", () => {
  it("[VAL-13] requires a request file of 1 to 5,000,000 bytes or the configured megabytes", () => {
    expect(violation("a.pdf", 0, PDF)).toBe("empty");
    expect(violation("a.pdf", 1, PDF)).toBeUndefined();
    expect(violation("a.pdf", 5_000_000, PDF)).toBeUndefined();
    expect(violation("a.pdf", 5_000_001, PDF)).toBe("tooBig");
    expect(violation("a.pdf", 2_000_001, PDF, { ...RULES, megabytes: 2 })).toBe("tooBig");
    expect(violation("a.pdf", 2_000_000, PDF, { ...RULES, megabytes: 2 })).toBeUndefined();
  });

  it("accepts a request file by its content, whatever its name says", () => {
    expect(violation("umowa.pdf", 100, bytes("MZ\u0090\0"))).toBe("wrongContent");
    expect(violation("umowa.exe", 100, bytes("MZ\u0090\0"))).toBe("wrongKind");
    expect(violation("umowa", 100, PDF)).toBeUndefined();
    expect(violation("zdjęcie.pdf", 100, JPG)).toBeUndefined();
    expect(violation("obraz.png", 100, bytes("\u0089PNG\r\n\u001a\n"))).toBe("wrongKind");
    expect(violation("a.pdf", 100, bytes(" %PDF-"))).toBe("wrongContent");
  });

  it("gives a request file a sendable name, unchanged when it already is", () => {
    // Single UTF-16 units, so that lone surrogates occur.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), fc.constantFrom(...FILE_KINDS), (units, kind) => {
        const sent = sendableName(String.fromCharCode(...units), kind);
        expect(sendableText(sent)).toBe("valid");
        expect(fileKindByName(sent)).toBe(kind);
        expect(sent).not.toMatch(/[/\\]|[\p{C}]/u);
        expect(sendableName(sent, kind)).toBe(sent);
      }),
    );
    expect(sendableName("\u0007a\ud800.pdf", "pdf")).toBe("_a_.pdf");
  });

  it.each([
    ["umowa.pdf", "pdf", "umowa.pdf"],
    ["zdjęcie.JPEG", "jpg", "zdjęcie.JPEG"],
    ["umowa", "pdf", "umowa.pdf"],
    ["obraz.png", "jpg", "obraz.jpg"],
    ["Faktura 11.2026", "pdf", "Faktura 11.2026.pdf"],
    ["faktura.pdf.exe", "pdf", "faktura.pdf.pdf"],
    ["x.js", "pdf", "x.pdf"],
    ["a.php", "jpg", "a.jpg"],
    [".htaccess", "png", ".htaccess.png"],
    ["../../etc/passwd", "pdf", "passwd.pdf"],
    ["C:\\temp\\a.pdf", "pdf", "a.pdf"],
    ["faktura\u202efdp.exe", "pdf", "faktura_fdp.pdf"],
    [".js", "pdf", "plik.pdf"],
    ["", "pdf", "plik.pdf"],
  ] as const)("[VAL-13] sends the file %j with content of kind %s as %j", (name, kind, sent) => {
    expect(sendableName(name, kind)).toBe(sent);
  });

  it("recognizes each known file kind by content, and kinds by file name", () => {
    const heads = {
      pdf: PDF,
      jpg: JPG,
      png: bytes("\u0089PNG\r\n\u001a\n\0"),
      heic: bytes("\0\0\0\u0018ftypheic"),
      webp: bytes("RIFF\u0001\u0002\u0003\u0004WEBPVP8 "),
    };
    for (const kind of FILE_KINDS) expect(fileKindByContent(heads[kind])).toBe(kind);
    expect(fileKindByContent(new Uint8Array())).toBeUndefined();
    expect([fileKindByName("a.JPEG"), fileKindByName("a.pdf.exe"), fileKindByName("pdf")]).toEqual([
      "jpg",
      undefined,
      undefined,
    ]);
    expect(acceptOf(["pdf", "jpg"])).toBe(".pdf,.jpg,.jpeg");
  });

  it("splits a request file into pieces below the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6_000_000 }), (size) => {
        let [at, pieces] = [0, 0];
        while (at < size) {
          const end = pieceEnd(at, size);
          expect(end - at).toBeLessThanOrEqual(PIECE_BYTES);
          expect(end).toBeGreaterThan(at);
          at = end;
          pieces += 1;
        }
        expect([at, pieces]).toEqual([size, Math.ceil(size / PIECE_BYTES)]);
      }),
    );
    expect([uploadPercent(0, 10), uploadPercent(999, 1000), uploadPercent(10, 10), uploadPercent(0, 0)]).toEqual([
      0, 99, 100, 100,
    ]);
  });
});

describe("complaint", () => {
  const field = (over: Partial<ContactFormField>): ContactFormField => ({
    name: "a",
    label: "A",
    hint: undefined,
    section: undefined,
    required: false,
    shownWhen: undefined,
    legal: undefined,
    offers: undefined,
    answer: { kind: "text", lines: "one", min: 0, max: 9 },
    ...over,
  });

  it("requires all legal elements of a complaint, whatever its definition contains", () => {
    const form = withLegalElements(
      {
        author: "provider",
        formId: "R",
        kind: "complaint",
        title: "Reklamacja",
        description: undefined,
        answerDays: 60,
        complaint: undefined,
        fields: [
          field({ name: "complaint.period", legal: "circumstances", shownWhen: { field: "x", values: [] } }),
          field({ name: "money", legal: "claim" }),
        ],
      },
      COMPLAINT_TERMS,
    );
    expect(form.fields.map(({ name, legal, required }) => [name, legal, required])).toEqual([
      ["complaint.period", "circumstances", true],
      ["money", "claim", false],
      ["complaint.subject", "subject", true],
      ["complaint.period_", "period", true],
      ["complaint.service", "service", true],
      ["complaint.answer", "answer", true],
    ]);
    expect(form.fields[0]?.shownWhen).toBeUndefined();
    expect(form.answerDays).toBe(30);
  });

  it("promises complaints an answer within 30 days, other requests within their time", () => {
    const days = (kind: string, answerDays: number | undefined, terms?: ComplaintTerms) =>
      readContactForm({ formId: "R", kind, title: "T", answerDays, fields: [rawField("text", "TEXT")] }, { terms })
        ?.answerDays;
    expect([
      days("COMPLAINT", undefined),
      days("COMPLAINT", 14),
      days("COMPLAINT", 31),
      days("QUESTION", 31),
      days("QUESTION", undefined),
    ]).toEqual([COMPLAINT_TERMS.answerDays, 14, 30, 31, undefined]);
    expect(answerDue({ answerDays: 30 }, day("2026-10-10"))).toBe("2026-11-09");
    expect(answerDue({ answerDays: 3 }, day("2026-12-30"))).toBe("2027-01-04");
    expect(answerDue({ answerDays: undefined }, day("2026-12-30"))).toBeUndefined();
    // An installation with changed legal terms.
    const terms = complaintTermsOf({ answerDays: 14, completionDays: 3, months: 24 });
    expect([days("COMPLAINT", undefined, terms), days("COMPLAINT", 30, terms), days("COMPLAINT", 10, terms)]).toEqual([
      14, 14, 10,
    ]);
  });
});

describe("request", () => {
  const request = (over: Partial<SupportRequest>): SupportRequest => ({
    number: "ZG/1",
    copyId: undefined,
    productId: undefined,
    formId: "F",
    kind: "question",
    title: "T",
    state: "received",
    sentAt: 1,
    answerBy: day("2026-11-10"),
    answerRequest: undefined,
    entries: [],
    ...over,
  });

  it("treats an open request as late once its deadline has passed", () => {
    expect(answerDeadlineOf(request({}), day("2026-11-10"))).toEqual({ kind: "waiting", by: "2026-11-10" });
    expect(answerDeadlineOf(request({ state: "inProgress" }), day("2026-11-11"))).toEqual({
      kind: "late",
      by: "2026-11-10",
    });
    expect(answerDeadlineOf(request({ state: "answered" }), day("2026-11-11"))).toEqual({ kind: "none" });
    expect(answerDeadlineOf(request({ answerBy: undefined }), day("2026-11-11"))).toEqual({ kind: "none" });
    expect(["RECEIVED", "answered", "CLOSED", "toString", undefined].map(requestState)).toEqual([
      "received",
      "answered",
      "closed",
      "unknown",
      "unknown",
    ]);
  });

  it("treats a request with an unknown state as neither open nor late", () => {
    for (const word of ["REJECTED", "WITHDRAWN", "", undefined]) {
      const unknown = request({ kind: "complaint", state: requestState(word) });
      expect([unknown.state, isRequestOpen(unknown), answerDeadlineOf(unknown, day("2026-12-24"))]).toEqual([
        "unknown",
        false,
        { kind: "none" },
      ]);
    }
  });

  it("sorts requests newest first", () => {
    const [old, late, other] = [
      request({ number: "1" }),
      request({ number: "2", sentAt: 5 }),
      request({ number: "3", sentAt: 9, formId: "G" }),
    ];
    expect(newestRequestsFirst([old, late, other]).map(({ number }) => number)).toEqual(["3", "2", "1"]);
  });
});

describe("call back", () => {
  const permission = (over: Partial<RawCallPermission>, now = 1_000) =>
    callPermission(
      { allowed: true, callBefore: undefined, callFrom: undefined, phone: undefined, callTimes: [], ...over },
      now,
    );

  it("(part of MSG-04) promises a call back until its time, and allows another one then", () => {
    expect(CALLBACK_DEADLINE_MS).toBe(86_400_000);
    const call = { callBefore: 2_000, callFrom: 1_500, phone: "601234567" };
    expect(permission(call)).toEqual({ kind: "promised", call });
    expect(permission(call, 2_000)).toEqual({ kind: "allowed" });
    expect(permission({ allowed: false })).toEqual({ kind: "notAllowed" });
  });

  it("(part of REQ-05) offers the times of agents that have not begun, the next one first", () => {
    const [past, next, later] = [500, 2_000, 3_000].map((from) => ({ from, to: from + 500 }));
    const times = [later, past, next, { from: 4_000, to: 4_000 }].filter((time) => time !== undefined);
    expect(availableCallTimes(times, 1_000)).toEqual([next, later]);
  });
});
