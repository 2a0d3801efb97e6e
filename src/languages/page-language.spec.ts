import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeLanguage } from "#test/fakes/fake-language.ts";
import { pageTexts, type Catalogue } from "#ui/shared/texts/page-texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { LanguageFiles } from "./language-catalogues.ts";
import { PageLanguage } from "./page-language.ts";

const t = texts({ title: "Usługi" }, "page-language.services");
const late = texts({ title: "Faktury" }, "page-language.invoices");

afterEach(() => pageTexts.show("pl"));

const FIRST = { "page-language.services": { title: "Послуги" } };
const FEATURES = { "page-language.invoices": () => Promise.resolve({ default: { title: "Рахунки" } }) };

type Features = LanguageFiles["features"];

function createPage({
  port = fakeLanguage(),
  first = () => Promise.resolve(FIRST),
  features = FEATURES,
}: {
  port?: ReturnType<typeof fakeLanguage>;
  first?: LanguageFiles["first"];
  features?: Features;
} = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const uk = { first, features };
  const en = { first: () => Promise.resolve({ "page-language.services": { title: "Services" } }), features: {} };
  return { port, report, language: new PageLanguage({ port, files: { uk, en }, report }) };
}

describe("PageLanguage", () => {
  it("[I18N-06] shows a chosen language with the texts of all places, and stores it", async () => {
    const { port, language } = createPage();
    await language.choose("uk");
    expect([t("title"), late("title"), port.applied, port.readChoice()]).toEqual(["Послуги", "Рахунки", "uk", "uk"]);
    await language.choose("pl");
    expect([t("title"), late("title"), port.applied, port.readChoice()]).toEqual(["Usługi", "Faktury", "pl", "pl"]);
  });

  it("[I18N-26] requests every file of a language before the first one arrives", async () => {
    const requested: string[] = [];
    let arrive: (catalogues: typeof FIRST) => void = () => undefined;
    const { language } = createPage({
      first: () => {
        requested.push("first");
        return new Promise((resolve) => (arrive = resolve));
      },
      features: {
        "page-language.invoices": () => {
          requested.push("invoices");
          return FEATURES["page-language.invoices"]();
        },
        "page-language.unopened": () => Promise.reject(new Error("the page has not got this place")),
      },
    });
    const chosen = language.choose("uk");
    expect(requested).toEqual(["first", "invoices"]);
    arrive(FIRST);
    await chosen;
    expect([t("title"), late("title"), requested.length]).toEqual(["Послуги", "Рахунки", 2]);
  });

  it("(part of I18N-06) changes nothing when the texts of a language cannot be loaded", async () => {
    const { port, language } = createPage({ first: () => Promise.reject(new Error("offline")) });
    await expect(language.choose("uk")).rejects.toThrow("offline");
    expect([t("title"), port.applied, port.readChoice()]).toEqual(["Usługi", undefined, undefined]);
  });

  it("(part of I18N-06) shows the language of the last press when an earlier one loads longer", async () => {
    let finish: (catalogues: Readonly<Record<string, Catalogue>>) => void = () => undefined;
    const { port, language } = createPage({ first: () => new Promise((resolve) => (finish = resolve)) });
    const first = language.choose("uk");
    await language.choose("en");
    finish({ "page-language.services": { title: "Послуги" } });
    await first;
    expect([t("title"), port.applied, port.readChoice()]).toEqual(["Services", "en", "en"]);
  });

  it("(part of I18N-05) shows a place in Polish, and reports it, when its file cannot be loaded", async () => {
    const error = new Error("offline");
    const { report, language } = createPage({
      features: { "page-language.invoices": () => Promise.reject(error) },
    });
    await language.choose("uk");
    expect([t("title"), late("title")]).toEqual(["Послуги", "Faktury"]);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("(part of I18N-05) loads the texts of a place that arrives after the language was shown", async () => {
    const { language } = createPage({
      features: { "page-language.later": () => Promise.resolve({ default: { title: "Пізніше" } }) },
    });
    await language.choose("uk");
    const later = texts({ title: "Później" }, "page-language.later");
    expect(later("title")).toBe("Później");
    await pageTexts.loading;
    expect(later("title")).toBe("Пізніше");
  });

  it("(part of I18N-06) keeps a language chosen again while a file of its first choice arrives", async () => {
    const file = { default: { title: "Рахунки" } };
    let finish: (loaded: typeof file) => void = () => undefined;
    const slow = new Promise<typeof file>((resolve) => (finish = resolve));
    const loads = [slow, Promise.resolve(file)];
    const { language } = createPage({
      features: { "page-language.again": () => loads.shift() ?? Promise.resolve(file) },
    });
    await language.choose("uk");
    const again = texts({ title: "Faktury" }, "page-language.again");
    await language.choose("pl");
    await language.choose("uk");
    expect(again("title")).toBe("Рахунки");
    finish({ default: { title: "Старі рахунки" } });
    await pageTexts.loading;
    expect(again("title")).toBe("Рахунки");
  });

  it("[I18N-07] opens the stored language only if the operator offers it", async () => {
    const { port, language } = createPage({ port: fakeLanguage({ choice: "uk" }) });
    await language.open(Promise.resolve(["pl", "uk"]));
    expect([t("title"), port.applied]).toEqual(["Послуги", "uk"]);
    await language.open(Promise.resolve(["pl", "en"]));
    expect([t("title"), port.applied, port.readChoice()]).toEqual(["Usługi", "pl", "uk"]);
  });

  it("(part of I18N-05) opens in Polish when the stored language cannot be loaded", async () => {
    const { port, report, language } = createPage({
      port: fakeLanguage({ choice: "uk" }),
      first: () => Promise.reject(new Error("offline")),
    });
    await language.open(Promise.resolve(["pl", "uk"]));
    expect([t("title"), port.applied, report.mock.calls.length]).toEqual(["Usługi", "pl", 1]);
  });

  it("(part of I18N-06) keeps a language that was chosen while the stored one was loading", async () => {
    let finish: (catalogues: Readonly<Record<string, Catalogue>>) => void = () => undefined;
    const { port, language } = createPage({
      port: fakeLanguage({ choice: "uk" }),
      first: () => new Promise((resolve) => (finish = resolve)),
    });
    const opened = language.open(Promise.resolve(["pl", "en"]));
    await language.choose("en");
    finish(FIRST);
    await opened;
    expect([t("title"), port.applied, port.readChoice()]).toEqual(["Services", "en", "en"]);
  });
});
