import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { warsawDate } from "../shared-kernel/index.ts";
import { sendableText } from "../validation/index.ts";
import { answerViolation, firstDay, sentAnswers, shownFields } from "./form-answers.ts";
import { REQUIRED_LEGAL_ELEMENTS } from "./complaint.ts";
import type { ContactForm, ContactFormField, RawField, RawForm } from "./contact-form.ts";
import { formKind, MAX_ANSWER_LENGTH, readContactForm } from "./form-definition.ts";

const raw = (field: Partial<RawField>): RawField => ({
  name: "a",
  label: "A",
  type: "TEXT",
  required: false,
  ...field,
});
const formOf = (fields: readonly RawField[], kind = "QUESTION"): RawForm => ({
  formId: "F",
  kind,
  title: "Formularz",
  fields,
});

function read(fields: readonly RawField[], kind?: string): ContactForm {
  const form = readContactForm(formOf(fields, kind));
  if (form === undefined) throw new Error("Form definition is invalid");
  return form;
}

function only(field: Partial<RawField>): ContactFormField {
  const [first] = read([raw(field)]).fields;
  if (first === undefined) throw new Error("Form has no field");
  return first;
}

const violationOf = (field: ContactFormField, value: string, files = 0) =>
  answerViolation(field, new Map([[field.name, value]]), files, "space");

const CHOICE: Partial<RawField> = {
  name: "what",
  type: "CHOICE",
  options: [
    { value: "tv", label: "Telewizja" },
    { value: "net", label: "Internet" },
  ],
};

describe("(part of MSG-03) definition of a form", () => {
  it("reads the definition of a form field by field", () => {
    const form = read([
      raw(CHOICE),
      raw({
        name: "text",
        type: "TEXTAREA",
        required: true,
        minLength: 10,
        maxLength: 500,
        hint: " Krótko ",
        section: "Co się stało",
      }),
      raw({ name: "day", type: "DATE", dateFrom: warsawDate("2026-01-01"), dateTo: warsawDate("2026-12-31") }),
      raw({ name: "phone", type: "PHONE" }),
      raw({ name: "mail", type: "email" }),
      raw({ name: "files", type: "FILE", maxFiles: 2, maxMegabytes: 3, fileTypes: ["application/pdf", ".JPG", "exe"] }),
    ]);
    expect(form.fields.map(({ answer }) => answer)).toEqual([
      { kind: "choice", options: CHOICE.options, emailValues: [] },
      { kind: "text", lines: "many", min: 10, max: 500 },
      { kind: "date", from: "2026-01-01", to: "2026-12-31", notBefore: undefined },
      { kind: "phone" },
      { kind: "email" },
      { kind: "file", files: { atMost: 2, megabytes: 3, kinds: ["pdf", "jpg"] } },
    ]);
    expect(form.fields[1]).toMatchObject({ hint: "Krótko", section: "Co się stało", required: true });
  });

  it("treats an unknown form field type as text", () => {
    for (const type of ["SLIDER", "", "__proto__", undefined])
      expect(only({ type, required: true }).answer).toEqual({
        kind: "text",
        lines: "many",
        min: 0,
        max: MAX_ANSWER_LENGTH,
      });
    expect(only({ type: "CHOICE", options: [] }).answer.kind).toBe("text");
  });

  it("ignores contradictory limits of a form field", () => {
    expect(only({ minLength: 50, maxLength: 10 }).answer).toEqual({ kind: "text", lines: "one", min: 0, max: 250 });
    expect(only({ minLength: -1, maxLength: 0 }).answer).toEqual({ kind: "text", lines: "one", min: 0, max: 250 });
    expect(only({ type: "DATE", dateFrom: warsawDate("2026-02-01"), dateTo: warsawDate("2026-01-01") }).answer).toEqual(
      { kind: "date", from: undefined, to: undefined, notBefore: undefined },
    );
    expect(only({ type: "FILE", maxFiles: 0, maxMegabytes: Number.NaN, fileTypes: ["exe"] }).answer).toMatchObject({
      files: { atMost: 3, megabytes: 5, kinds: ["pdf", "jpg", "png", "heic", "webp"] },
    });
    expect(
      only({
        type: "CHOICE",
        options: [
          { value: "a", label: "" },
          { value: "a", label: "B" },
          { value: " ", label: "C" },
        ],
      }).answer,
    ).toEqual({ kind: "choice", options: [{ value: "a", label: "a" }], emailValues: [] });
  });

  it("limits form files to the installation's size, or less if the form says so", () => {
    const megabytes = (formLimit: number | undefined, most?: number) => {
      const answer = readContactForm(formOf([raw({ type: "FILE", maxMegabytes: formLimit })]), { megabytes: most })
        ?.fields[0]?.answer;
      return answer?.kind === "file" ? answer.files.megabytes : undefined;
    };
    expect([
      megabytes(undefined),
      megabytes(3),
      megabytes(20),
      megabytes(0),
      megabytes(-1),
      megabytes(Number.POSITIVE_INFINITY),
    ]).toEqual([5, 3, 5, 5, 5, 5]);
    expect([megabytes(undefined, 2), megabytes(3, 2), megabytes(1, 2), megabytes(20, 50)]).toEqual([2, 2, 1, 20]);
  });

  it("maps the kind of a form definition like the kind of a submitted request", () => {
    for (const word of ["COMPLAINT", "complaint", " Complaint "])
      expect([formKind(word), readContactForm(formOf([raw({})], word))?.kind]).toEqual(["complaint", "complaint"]);
    expect(["FAULT", "RETURN", "toString", "", undefined].map(formKind)).toEqual([
      "fault",
      "question",
      "question",
      "question",
      "question",
    ]);
  });

  it("sends a form choice exactly as the server defines it", () => {
    const form = read([
      raw({ name: "what", type: "CHOICE", required: true, options: [{ value: " A ", label: "A" }] }),
      raw({ name: "text" }),
    ]);
    expect(
      sentAnswers(
        form,
        new Map([
          ["what", " A "],
          ["text", " tekst "],
        ]),
        "space",
      ),
    ).toEqual([
      { name: "what", value: " A " },
      { name: "text", value: "tekst" },
    ]);
  });

  it("keeps the first of two form fields with one name and drops unnamed ones", () => {
    expect(
      read([
        raw({ label: "Pierwsze" }),
        raw({ label: "Drugie" }),
        raw({ name: " " }),
        raw({ name: "b", label: "" }),
      ]).fields.map(({ label }) => label),
    ).toEqual(["Pierwsze", "b"]);
  });

  it("returns no form definition without an id or a named field", () => {
    expect(readContactForm({ ...formOf([raw({})]), formId: " " })).toBeUndefined();
    expect(readContactForm(formOf([]))).toBeUndefined();
    expect(readContactForm(formOf([raw({ name: undefined })]))).toBeUndefined();
  });

  it("shows a conditional form field only while its condition is met", () => {
    const form = read([
      raw(CHOICE),
      raw({
        name: "kind",
        type: "CHOICE",
        options: [{ value: "1", label: "1" }],
        dependsOn: "what",
        dependsOnValues: ["net"],
      }),
      raw({ name: "deep", dependsOn: "kind", dependsOnValues: ["1"] }),
    ]);
    const shown = (answers: Readonly<Record<string, string>>) =>
      shownFields(form, new Map(Object.entries(answers))).map(({ name }) => name);
    expect(shown({})).toEqual(["what"]);
    expect(shown({ what: "net" })).toEqual(["what", "kind"]);
    expect(shown({ what: "net", kind: "1" })).toEqual(["what", "kind", "deep"]);
    expect(shown({ what: "tv", kind: "1" })).toEqual(["what"]);
    expect(
      sentAnswers(
        form,
        new Map([
          ["what", "tv"],
          ["kind", "1"],
          ["deep", "x"],
        ]),
        "space",
      ),
    ).toEqual([{ name: "what", value: "tv" }]);
  });

  it("always shows a form field whose condition can never be met", () => {
    const circle = (name: string, on: string) => raw({ ...CHOICE, name, dependsOn: on, dependsOnValues: ["tv"] });
    for (const fields of [
      [raw({ dependsOn: "gone", dependsOnValues: ["tv"] })],
      [circle("a", "a")],
      [circle("a", "b"), circle("b", "a")],
      [raw(CHOICE), raw({ dependsOn: "what", dependsOnValues: ["radio"] })],
      [raw({ name: "text" }), raw({ dependsOn: "text", dependsOnValues: ["tv"] })],
    ])
      expect(shownFields(read(fields), new Map())).toHaveLength(fields.length);
  });

  const anyField = fc.record({
    name: fc.oneof(fc.constantFrom("a", "b", "c", "__proto__", "toString"), fc.string(), fc.constant(undefined)),
    label: fc.option(fc.string(), { nil: undefined }),
    type: fc.oneof(
      fc.constantFrom("TEXT", "TEXTAREA", "CHOICE", "DATE", "PHONE", "EMAIL", "FILE", "AMOUNT", "ACCOUNT"),
      fc.string(),
    ),
    notBefore: fc.constantFrom("a", "b", "c", undefined),
    required: fc.boolean(),
    legal: fc.option(
      fc.constantFrom("SUBJECT", "PERIOD", "SERVICE", "CIRCUMSTANCES", "CLAIM", "PAYOUT", "ANSWER", "other"),
      { nil: undefined },
    ),
    minLength: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
    maxLength: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
    maxFiles: fc.option(fc.integer(), { nil: undefined }),
    maxMegabytes: fc.option(fc.double(), { nil: undefined }),
    fileTypes: fc.array(fc.string(), { maxLength: 3 }),
    options: fc.array(fc.record({ value: fc.oneof(fc.constantFrom("x", "y"), fc.string()), label: fc.string() }), {
      maxLength: 4,
    }),
    dependsOn: fc.option(fc.oneof(fc.constantFrom("a", "b", "c"), fc.string()), { nil: undefined }),
    dependsOnValues: fc.array(fc.constantFrom("x", "y", "z"), { maxLength: 2 }),
  });

  /** Returns an answer that a field accepts. */
  function fitting({ answer }: ContactFormField): string {
    switch (answer.kind) {
      case "text":
        return "ż".repeat(Math.max(1, answer.min));
      case "choice":
        return answer.options[0]?.value ?? "";
      case "date":
        return "01-06-2026";
      case "amount":
        return "49,99";
      case "account":
        return "61 1090 1014 0000 0712 1981 2874";
      case "phone":
        return "601-234-567";
      case "email":
        return "anna@example.pl";
      case "file":
        return "";
    }
  }

  it("allows filling in and sending any valid form of up to sixty fields", () => {
    fc.assert(
      fc.property(
        fc.array(anyField, { maxLength: 60 }),
        fc.constantFrom("QUESTION", "COMPLAINT", "?"),
        (fields, kind) => {
          const form = readContactForm(formOf(fields, kind));
          if (form === undefined) {
            expect(fields.every(({ name }) => (name ?? "").trim() === "")).toBe(true);
            return;
          }
          expect(new Set(form.fields.map(({ name }) => name)).size).toBe(form.fields.length);
          const answers = new Map<string, string>();
          // Each answer may show further fields.
          for (let turn = 0; turn < form.fields.length; turn += 1) {
            const next = shownFields(form, answers).find(({ name }) => !answers.has(name));
            if (next === undefined) break;
            answers.set(next.name, fitting(next));
          }
          for (const field of shownFields(form, answers)) {
            const value = answers.get(field.name) ?? "";
            if (sendableText(value) === "valid")
              expect(answerViolation(field, answers, field.answer.kind === "file" ? 1 : 0, "space")).toBeUndefined();
          }
          if (kind === "COMPLAINT")
            for (const element of REQUIRED_LEGAL_ELEMENTS)
              expect(shownFields(form, new Map()).some(({ legal, required }) => legal === element && required)).toBe(
                true,
              );
        },
      ),
    );
  });
});

describe("answer of a form", () => {
  it("validates a form answer by its field's type and limits", () => {
    expect(violationOf(only({ required: true }), "  ", 0)?.key).toBe("required");
    expect(violationOf(only({}), "", 0)).toBeUndefined();
    expect(violationOf(only({ minLength: 5, maxLength: 6 }), "ab", 0)?.key).toBe("tooShort");
    expect(violationOf(only({ minLength: 5, maxLength: 6 }), "abcdefg", 0)?.key).toBe("tooLong");
    expect(violationOf(only({ type: "DATE" }), "31-02-2026", 0)?.key).toBe("dateUnreal");
    expect(violationOf(only({ type: "DATE", dateTo: warsawDate("2026-01-01") }), "02-01-2026", 0)?.key).toBe(
      "dateTooLate",
    );
    expect(violationOf(only({ type: "PHONE" }), "12", 0)?.key).toBe("phone");
    expect(violationOf(only({ type: "EMAIL" }), "anna", 0)?.key).toBe("email");
    expect(violationOf(only(CHOICE), "radio", 0)?.key).toBe("required");
    expect(violationOf(only({}), "a\u0007", 0)?.key).toBe("notSendable");
    expect(violationOf(only({ type: "FILE", required: true }), "", 0)?.key).toBe("required");
    expect(violationOf(only({ type: "FILE", required: true }), "", 1)).toBeUndefined();
  });

  it("[VAL-14] rejects an amount, an account number, and a day out of order or bounds in a form", () => {
    const [to] = [warsawDate("2026-11-22")];
    const form = read([
      raw({ name: "from", type: "DATE", dateTo: to }),
      raw({ name: "to", type: "DATE", dateTo: to, notBefore: "from" }),
      raw({ name: "sum", type: "AMOUNT" }),
      raw({ name: "bank", type: "ACCOUNT" }),
    ]);
    const violations = (answers: Readonly<Record<string, string>>) =>
      form.fields.map((field) => answerViolation(field, new Map(Object.entries(answers)), 0, "space")?.key);
    expect(violations({ from: "22-11-2026", to: "01-01-2026", sum: "abc", bank: "123" })).toEqual([
      undefined,
      "dateTooEarly",
      "amountForm",
      "accountForm",
    ]);
    const right = { from: "01-11-2026", to: "01-11-2026", sum: "1 187,5", bank: "61 1090 1014 0000 0712 1981 2874" };
    expect(violations(right)).toEqual([undefined, undefined, undefined, undefined]);
    expect(violations({ ...right, from: "31-02-2026", sum: "0", bank: "62109010140000071219812874" })).toEqual([
      "dateUnreal",
      undefined,
      "amountZero",
      "accountChecksum",
    ]);
    const english = new Map([["sum", "1,500"]]);
    const keysFor = (separator: "space" | "comma") =>
      form.fields.slice(2, 3).map((field) => answerViolation(field, english, 0, separator)?.key);
    expect([keysFor("space"), keysFor("comma")]).toEqual([["amountForm"], [undefined]]);
    expect(sentAnswers(form, english, "comma")).toEqual([{ name: "sum", value: "1500.00" }]);
    expect(sentAnswers(form, new Map(Object.entries(right)), "space").map(({ value }) => value)).toEqual([
      "01-11-2026",
      "01-11-2026",
      "1187.50",
      "61109010140000071219812874",
    ]);
  });

  it("reports a first day after the latest one at its own field only", () => {
    const to = warsawDate("2026-11-22");
    const form = read([
      raw({ name: "from", type: "DATE", dateTo: to }),
      raw({ name: "to", type: "DATE", dateTo: to, notBefore: "from" }),
    ]);
    const answers = new Map(Object.entries({ from: "30-12-2026", to: "20-11-2026" }));
    expect(form.fields.map((one) => answerViolation(one, answers, 0, "space")?.key)).toEqual([
      "dateTooLate",
      undefined,
    ]);
  });

  it("takes the later of a field's bound and the day of another field as the first day", () => {
    const form = read([
      raw({ name: "from", type: "DATE" }),
      raw({ name: "to", type: "DATE", dateFrom: warsawDate("2026-02-01"), notBefore: "from" }),
    ]);
    const first = (from: string) => {
      const answer = form.fields[1]?.answer;
      return answer?.kind === "date" ? firstDay(answer, new Map([["from", from]])) : "no date";
    };
    expect([first(""), first("01-01-2026"), first("05-03-2026")]).toEqual(["2026-02-01", "2026-02-01", "2026-03-05"]);
  });

  it("ignores an order of days in a form that no other field gives, or that the bounds exclude", () => {
    const orderOf = (...fields: readonly RawField[]) =>
      read(fields).fields.map(({ answer }) => (answer.kind === "date" ? answer.notBefore : undefined));
    const to = raw({ name: "to", type: "DATE", dateTo: warsawDate("2026-01-01"), notBefore: "from" });
    expect(orderOf(to, raw({ name: "from", type: "DATE" }))).toEqual(["from", undefined]);
    expect(orderOf(to, raw({ name: "from", type: "TEXT" }))).toEqual([undefined, undefined]);
    expect(orderOf({ ...to, notBefore: "to" })).toEqual([undefined]);
    expect(orderOf(to, raw({ name: "from", type: "DATE", dateFrom: warsawDate("2026-01-02") }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("offers services and invoices of the customer for text fields of these types", () => {
    for (const [type, offers] of [
      ["SERVICE", "service"],
      ["INVOICE", "invoice"],
      ["TEXT", undefined],
    ] as const)
      expect(only({ type })).toMatchObject({ offers, answer: { kind: "text", lines: "one" } });
  });
});
