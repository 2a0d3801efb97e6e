import { expect, it } from "vitest";
import { plainTexts } from "./plain-texts.ts";

const t = plainTexts({ title: "Zaloguj się", locked: "Konto jest zablokowane do {time}, {reason} w portalu" });

it("gives texts without a translation library, with values and without orphans", () => {
  expect(t("title")).toBe("Zaloguj się");
  expect(t("locked", { time: "14:35", reason: "$& {time}" })).toBe(
    "Konto jest zablokowane do 14:35, $& {time} w\u00a0portalu",
  );
});

it("leaves a hole visible where no value was given", () => {
  expect(t("locked", { time: "14:35" })).toContain("{reason}");
});

it("refuses, at compile time, a key that is not there", () => {
  // @ts-expect-error no such key
  expect(t("subtitle")).toBe("subtitle");
});
