import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plurals } from "./plurals.ts";
import { texts } from "./texts.ts";

const t = texts(
  {
    title: "Wiadomości",
    greeting: "Faktura {number} z {day}",
    messages_one: "{count} wiadomość",
    messages_few: "{count} wiadomości",
    messages_many: "{count} wiadomości",
    messages_other: "{count} wiadomości",
    invoices_one: "{count} faktura",
    invoices_few: "{count} faktury",
    invoices_many: "{count} faktur",
    invoices_other: "{count} faktury",
  },
  "texts.spec",
  plurals,
);

const plain = texts(
  { title: "Zaloguj się", locked: "Konto jest zablokowane do {time}, {reason} w portalu" },
  "texts.spec.plain",
);

describe("texts with plurals", () => {
  it("returns the text of a key synchronously", () => {
    expect(t("title")).toBe("Wiadomości");
  });

  it("[I18N-01] uses Polish plurals: 1 faktura, 2 faktury, 5 faktur", () => {
    expect([1, 2, 5].map((count) => t("messages", { count }))).toEqual(["1 wiadomość", "2 wiadomości", "5 wiadomości"]);
    expect([1, 2, 4, 5, 12, 22, 25, 112, 122].map((count) => t("invoices", { count }))).toEqual([
      "1 faktura",
      "2 faktury",
      "4 faktury",
      "5 faktur",
      "12 faktur",
      "22 faktury",
      "25 faktur",
      "112 faktur",
      "122 faktury",
    ]);
  });

  it("inserts values into a text without escaping or interpreting them", () => {
    expect(t("greeting", { number: "<b>&{day}$t(title)$&", day: "16-11-2026" })).toBe(
      "Faktura <b>&{day}$t(title)$& z\u00a016-\u206011-\u20602026",
    );
  });

  it("inserts any value into a text unchanged", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }).filter((text) => !/ /.test(text)),
        (number) => {
          const text = t("greeting", { number, day: "dnia" });
          expect(unjoinedText(text)).toBe(`Faktura ${unjoinedText(number)} z dnia`);
        },
      ),
    );
  });

  it("rejects an unknown text key, a suffixed plural and a missing count at compile time", () => {
    const refused = () => {
      // @ts-expect-error no such key
      t("subtitle");
      // @ts-expect-error the suffix is chosen by the count
      t("messages_one");
      // @ts-expect-error a plural needs its count
      t("messages");
    };
    expect(refused).toBeTypeOf("function");
  });
});

describe("texts without plurals", () => {
  it("inserts values into a text and joins one-letter words without a translation library", () => {
    expect(plain("title")).toBe("Zaloguj się");
    expect(plain("locked", { time: "14:35", reason: "$& {time}" })).toBe(
      "Konto jest zablokowane do 14:35, $& {time} w\u00a0portalu",
    );
  });

  it("keeps a placeholder of a text visible when it has no value", () => {
    expect(plain("locked", { time: "14:35" })).toContain("{reason}");
  });

  it("rejects an unknown text key and plurals without their forms at compile time", () => {
    // @ts-expect-error no such key
    expect(plain("subtitle")).toBe("subtitle");
    // @ts-expect-error a catalogue with plurals needs plurals
    expect(texts({ items_one: "{count}", items_few: "", items_many: "", items_other: "" }, "place")).toBeTypeOf(
      "function",
    );
  });
});
