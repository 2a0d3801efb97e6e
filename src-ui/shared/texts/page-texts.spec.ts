import { afterEach, expect, it, vi } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { pageTexts, type Catalogue } from "./page-texts.ts";
import { plurals } from "./plurals.ts";
import { polishTexts, texts } from "./texts.ts";

afterEach(() => {
  pageTexts.overrides = {};
  pageTexts.show("pl");
});

const polish = {
  title: "Usługi",
  services_one: "{count} usługa",
  services_few: "{count} usługi",
  services_many: "{count} usług",
  services_other: "{count} usługi",
};

const ukrainian = {
  title: "Послуги",
  services_one: "{count} послуга",
  services_few: "{count} послуги",
  services_many: "{count} послуг",
  services_other: "{count} послуги",
};

const english = { title: "Services", services_one: "{count} service", services_other: "{count} services" };

/** Shows a language in which the page has these catalogues. */
function show(
  language: "uk" | "en",
  catalogues: Readonly<Record<string, Catalogue>>,
  load: (place: string) => void = () => undefined,
) {
  pageTexts.show(language, {
    catalogues: new Map(Object.entries(catalogues)),
    formats: createLocalFormats(language),
    prefix: `${language}/`,
    load,
  });
}

it("uses the operator's text with values and plurals, and the portal's text otherwise", () => {
  const plain = texts({ title: "Logowanie", until: "Przerwa do {moment}" }, "overrides.plain");
  const feature = texts(polish, "overrides.feature", plurals);
  pageTexts.overrides = {
    "overrides.plain:until": "Wracamy: {moment}",
    "overrides.feature:title": "Twoje pakiety",
    "overrides.feature:services_few": "{count} pakiety",
    "overrides.other:title": "Coś innego",
  };
  expect([plain("title"), plain("until", { moment: "jutro" })]).toEqual(["Logowanie", "Wracamy: jutro"]);
  expect([feature("title"), feature("services", { count: 1 }), feature("services", { count: 3 })]).toEqual([
    "Twoje pakiety",
    "1 usługa",
    "3 pakiety",
  ]);
});

it("[I18N-11] uses the operator's text of the language of the page", () => {
  const t = texts(polish, "overrides.language", plurals);
  pageTexts.overrides = {
    "overrides.language:title": "Twoje pakiety",
    "uk/overrides.language:title": "Ваші пакети",
    "en/overrides.language:services_one": "{count} package",
  };
  show("uk", { "overrides.language": ukrainian });
  expect([t("title"), t("services", { count: 2 })]).toEqual(["Ваші пакети", "2 послуги"]);
  show("en", { "overrides.language": english });
  expect([t("title"), t("services", { count: 1 }), t("services", { count: 2 })]).toEqual([
    "Services",
    "1 package",
    "2 services",
  ]);
});

it("[I18N-05] shows texts and plurals in the language of the page, and in Polish again", () => {
  const t = texts(polish, "languages", plurals);
  const shown = () => [t("title"), ...[1, 2, 5, 1.5].map((count) => t("services", { count }))];
  show("uk", { languages: ukrainian });
  expect(shown()).toEqual(["Послуги", "1 послуга", "2 послуги", "5 послуг", "1.5 послуги"]);
  show("en", { languages: english });
  expect(shown()).toEqual(["Services", "1 service", "2 services", "5 services", "1.5 services"]);
  pageTexts.show("pl");
  expect(shown()).toEqual(["Usługi", "1 usługa", "2 usługi", "5 usług", "1.5 usługi"]);
});

it("(part of I18N-05) shows a place without a catalogue in Polish, with the plurals of Polish", () => {
  const t = texts(polish, "not-loaded", plurals);
  show("en", {});
  expect([t("title"), t("services", { count: 5 })]).toEqual(["Usługi", "5 usług"]);
});

it("(part of I18N-05) requests the catalogue of a place that the page gets later", () => {
  const load = vi.fn<(place: string) => void>();
  show("en", {}, load);
  texts(polish, "later", plurals);
  expect(load).toHaveBeenCalledExactlyOnceWith("later");
});

it("notifies its subscribers of a change until they unsubscribe", () => {
  const listener = vi.fn();
  const unsubscribe = pageTexts.subscribe(listener);
  show("uk", {});
  unsubscribe();
  pageTexts.show("pl");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("returns no text override for inherited property names", () => {
  expect(pageTexts.overrideOf("login", "constructor")).toBeUndefined();
});

it("(part of I18N-10) keeps the texts of a Polish document on a page in another language", () => {
  show("uk", { feature: ukrainian });
  const inPolish = polishTexts({ title: "Wniosek {number}", lead: "Podstawa" });
  expect([inPolish("title", { number: "7" }), inPolish("lead")]).toEqual(["Wniosek 7", "Podstawa"]);
});
