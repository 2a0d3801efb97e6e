import { afterEach, expect, it } from "vitest";
import { polishPlurals } from "./plurals.ts";
import { setTextOverrides, textOverride } from "./text-overrides.ts";
import { texts } from "./texts.ts";

afterEach(() => setTextOverrides({}));

it("uses the operator's text with values and plurals, and the portal's text otherwise", () => {
  const plain = texts({ title: "Logowanie", until: "Przerwa do {moment}" }, "overrides.plain");
  const feature = texts(
    {
      title: "Usługi",
      services_one: "{count} usługa",
      services_few: "{count} usługi",
      services_many: "{count} usług",
      services_other: "{count} usługi",
    },
    "overrides.feature",
    polishPlurals,
  );
  setTextOverrides({
    "overrides.plain:until": "Wracamy: {moment}",
    "overrides.feature:title": "Twoje pakiety",
    "overrides.feature:services_few": "{count} pakiety",
    "overrides.other:title": "Coś innego",
  });
  expect([plain("title"), plain("until", { moment: "jutro" })]).toEqual(["Logowanie", "Wracamy: jutro"]);
  expect([feature("title"), feature("services", { count: 1 }), feature("services", { count: 3 })]).toEqual([
    "Twoje pakiety",
    "1 usługa",
    "3 pakiety",
  ]);
});

it("ignores text overrides of a catalogue without a place", () => {
  setTextOverrides({ "undefined:title": "Coś innego", "constructor:title": "Coś innego" });
  expect(texts({ title: "Logowanie" })("title")).toBe("Logowanie");
});

it("returns no text override for inherited property names", () => {
  expect([textOverride("login", "constructor"), textOverride("__proto__", "toString")]).toEqual([undefined, undefined]);
});
