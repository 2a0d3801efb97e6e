import { afterEach, expect, it } from "vitest";
import { ownWord, speakIn } from "./own-words.ts";
import { plainTexts } from "./plain-texts.ts";
import { featureTexts } from "./texts.ts";

afterEach(() => speakIn({}));

it("an operator's own words stand where it has some, with their values and plurals, and the portal's everywhere else", () => {
  const plain = plainTexts({ title: "Logowanie", until: "Przerwa do {moment}" }, "own-words.plain");
  const feature = featureTexts("own-words.feature", {
    title: "Usługi",
    services_one: "{count} usługa",
    services_few: "{count} usługi",
    services_many: "{count} usług",
    services_other: "{count} usługi",
  });
  speakIn({
    "own-words.plain:until": "Wracamy: {moment}",
    "own-words.feature:title": "Twoje pakiety",
    "own-words.feature:services_few": "{count} pakiety",
    "own-words.other:title": "Coś innego",
  });
  expect([plain("title"), plain("until", { moment: "jutro" })]).toEqual(["Logowanie", "Wracamy: jutro"]);
  expect([feature("title"), feature("services", { count: 1 }), feature("services", { count: 3 })]).toEqual([
    "Twoje pakiety",
    "1 usługa",
    "3 pakiety",
  ]);
});

it("texts of a place that has no name are the portal's", () => {
  speakIn({ "undefined:title": "Coś innego", "constructor:title": "Coś innego" });
  expect(plainTexts({ title: "Logowanie" })("title")).toBe("Logowanie");
});

it("has no words but those that were given", () => {
  expect([ownWord("login", "constructor"), ownWord("__proto__", "toString")]).toEqual([undefined, undefined]);
});
