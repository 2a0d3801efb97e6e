import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { reconcileLanguage, type LanguageChoices } from "./reconcile-language.ts";

const step = (choices: Partial<LanguageChoices>) =>
  reconcileLanguage({ choice: undefined, isSaved: false, ofLogin: undefined, offered: ["pl", "uk", "en"], ...choices });

it("[I18N-20] shows the language of the login on a device without a choice", () => {
  expect(step({ ofLogin: "uk" })).toEqual({ kind: "show", language: "uk" });
  expect(step({})).toEqual({ kind: "nothing" });
});

it("saves a choice of the device that the login does not have yet (part of I18N-20)", () => {
  expect(step({ choice: "uk", ofLogin: "en" })).toEqual({ kind: "save", language: "uk" });
  expect(step({ choice: "pl" })).toEqual({ kind: "save", language: "pl" });
  expect(step({ choice: "uk", ofLogin: "uk" })).toEqual({ kind: "mark-saved", language: "uk" });
});

it("shows a language that was chosen on another device since the last save (part of I18N-20)", () => {
  expect(step({ choice: "uk", isSaved: true, ofLogin: "en" })).toEqual({ kind: "show", language: "en" });
  expect(step({ choice: "uk", isSaved: true, ofLogin: "uk" })).toEqual({ kind: "nothing" });
  expect(step({ choice: "uk", isSaved: true })).toEqual({ kind: "nothing" });
});

it("shows no language that the operator does not offer (part of I18N-20)", () => {
  expect(step({ ofLogin: "uk", offered: ["pl", "en"] })).toEqual({ kind: "nothing" });
});

it("saves nothing when two devices log in by turns after one choice each (part of I18N-20)", () => {
  let ofLogin: Language | undefined;
  const devices: { choice: Language; isSaved: boolean }[] = [
    { choice: "uk", isSaved: false },
    { choice: "en", isSaved: false },
  ];
  const saves: Language[] = [];
  for (let login = 0; login < 10; login += 1) {
    const device = devices[login % 2];
    if (device === undefined) continue;
    const next = step({ ...device, ofLogin });
    if (next.kind === "nothing") continue;
    if (next.kind === "save") saves.push((ofLogin = next.language));
    Object.assign(device, { choice: next.language, isSaved: true });
  }
  expect([saves, devices.map(({ choice }) => choice)]).toEqual([
    ["uk", "en"],
    ["en", "en"],
  ]);
});
