import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BRANDS } from "#sandbox/configuration/configuration.ts";
import { asRecord, readJson } from "./json.ts";
import { validateTextOverrides, portalTexts } from "./portal-texts.ts";
import { ROOT } from "./run-tool.ts";

const texts = portalTexts(ROOT);
const translated = { uk: portalTexts(ROOT, "uk"), en: portalTexts(ROOT, "en") };

it("lists every text that an operator may override, by catalogue and key", () => {
  expect(texts.size).toBeGreaterThan(2_000);
  expect([
    texts.get("login:login.heading"),
    texts.get("routes:brand.none"),
    texts.get("personalData.export:title"),
  ]).toEqual(["Zaloguj się", undefined, expect.any(String)]);
});

it("includes all catalogues except those of the fallback pages", () => {
  const folders = ["src", "src-ui"].flatMap((sourceFolder) => globSync(`${sourceFolder}/**/pl.json`, { cwd: ROOT }));
  const catalogueKeys = folders
    .filter((name) => !name.startsWith(join("src", "boot", "fallback")))
    .flatMap((name) => Object.keys(asRecord(readJson(join(ROOT, name)))));
  expect(texts.size).toBe(catalogueKeys.length);
});

it("reports errors in the text overrides of an operator", () => {
  const portal = new Map([
    ["offers:offers_one", "{count} oferta"],
    ["offers:offers_few", "{count} oferty"],
    ["login:footer.copyright", "© {year} {company}"],
    ["login:signedOut", "Wylogowano."],
  ]);
  expect(
    validateTextOverrides(
      {
        "login:footer.copyright": "{company}, {year}",
        "login:signedOut": "Do zobaczenia.",
        "offers:offers_one": "Jedna oferta",
      },
      portal,
      translated,
    ),
  ).toEqual([]);
  expect(
    validateTextOverrides(
      {
        "login:footer.copyright": "© {company} {rok}",
        "login:signedOut": "Do {day}.",
        "login:nothing": "Nic",
        "offers:offers_few": "Oferty",
      },
      portal,
      translated,
    ),
  ).toEqual([
    "login:footer.copyright: {rok} has no value there; there is {year}, {company}",
    "login:footer.copyright: {year} is not said",
    "login:signedOut: {day} has no value there; there is none",
    "login:nothing: the portal has no such text",
    "offers:offers_few: {count} is not said",
  ]);
});

it.each(Object.entries(BRANDS).map(([name, { brand }]) => [name, "texts" in brand ? brand.texts : {}] as const))(
  "has valid text overrides for the brand %s",
  (_, overrides) => {
    expect(validateTextOverrides(overrides ?? {}, texts, translated)).toEqual([]);
  },
);
