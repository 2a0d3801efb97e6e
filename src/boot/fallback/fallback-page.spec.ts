// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { describe, expect, it } from "vitest";
import { HttpConfigurationAdapter } from "#adapters/browser/http-configuration.adapter.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { createConfigurationErrorPage, showFallbackPage } from "./fallback-page.ts";
import { describeConfigurationLoadFailure } from "./lazy/lazy-fallback.ts";

type Config = Record<string, unknown>;

/** Invalid configuration, and the expected content of the page. */
interface Broken {
  readonly name: string;
  readonly status?: number;
  readonly body: (config: Config) => string;
  readonly expectedTexts: readonly string[];
  /** True if the page still shows a help line. */
  readonly help?: boolean;
}

const changed =
  (change: (config: Config) => Config) =>
  (config: Config): string =>
    JSON.stringify(change(config));
const within = (config: Config, field: string, change: Config): Config => {
  const now = config[field];
  return { ...config, [field]: { ...(typeof now === "object" ? now : {}), ...change } };
};

const BROKEN: readonly Broken[] = [
  { name: "is missing", status: 404, body: () => "Nie ma takiej strony.", expectedTexts: ["/config.json", "404"] },
  { name: "fails at the server", status: 500, body: () => "", expectedTexts: ["kodem 500"] },
  {
    name: "is the portal's own page",
    body: () => "<!doctype html><title>ebok</title>",
    expectedTexts: ["JSON", "<!doctype html>"],
  },
  { name: "is empty", body: () => "", expectedTexts: ["JSON", "brak"] },
  {
    name: "is cut off",
    body: (config) => JSON.stringify(config).slice(0, 300),
    expectedTexts: ["JSON", '{"version":1'],
  },
  { name: "is a list", body: () => "[]", expectedTexts: ["cały dokument", "jest: []"] },
  { name: "is null", body: () => "null", expectedTexts: ["cały dokument", "jest: null"] },
  {
    name: "is of a future version",
    body: changed((config) => ({ ...config, version: 2 })),
    expectedTexts: ["version", "jest: 2", "wersja schematu 1"],
    help: true,
  },
  {
    name: "is of an older version",
    body: changed((config) => ({ ...config, version: 0 })),
    expectedTexts: ["version", "jest: 0", "wersja schematu 1"],
    help: true,
  },
  {
    name: "has no version",
    body: changed(({ version: _none, ...config }) => config),
    expectedTexts: ["version", "brak"],
    help: true,
  },
  {
    name: "has no brand",
    body: changed(({ brand: _none, ...config }) => config),
    expectedTexts: ["brand", "obiekt"],
    help: true,
  },
  {
    name: "has an empty name",
    body: changed((config) => within(config, "brand", { name: "" })),
    expectedTexts: ["brand.name", "tekst"],
    help: true,
  },
  {
    name: "has an invalid address",
    body: changed((config) => within(config, "provider", { serviceUrl: "service" })),
    expectedTexts: ["provider.serviceUrl", '"service"'],
    help: true,
  },
  {
    name: "misspells an operation",
    body: changed((config) => within(config, "provider", { lacks: ["startPayments"] })),
    expectedTexts: ["provider.lacks[0]", '"startPayments"', "najbliższa to startPayment"],
    help: true,
  },
  {
    name: "has a service over http",
    body: changed((config) => within(config, "provider", { serviceUrl: "http://api.example/service" })),
    expectedTexts: ["provider.serviceUrl", "https://"],
    help: true,
  },
  {
    name: "has a chat on another host",
    body: changed((config) => within(config, "chat", { path: "wss://chat.example/socket" })),
    expectedTexts: ["chat.path", "ścieżka na tym serwerze"],
    help: true,
  },
  {
    name: "has negative limits",
    body: changed((config) => within(config, "limits", { sessionMinutes: -15 })),
    expectedTexts: ["limits.sessionMinutes", "-15", "1–60"],
    help: true,
  },
  {
    name: "has a warning longer than the session",
    body: changed((config) => within(config, "limits", { sessionMinutes: 1, warningSeconds: 120 })),
    expectedTexts: ["limits.warningSeconds", "mniej sekund"],
    help: true,
  },
  {
    name: "has a host twice",
    body: changed((config) => within(config, "hosts", { payment: ["a.example", "a.example"] })),
    expectedTexts: ["hosts.payment", "bez powtórzeń"],
    help: true,
  },
  {
    name: "has a host with a scheme",
    body: changed((config) => within(config, "hosts", { iframe: ["https://a.example"] })),
    expectedTexts: ["hosts.iframe[0]", "nazwa hosta"],
    help: true,
  },
  {
    name: "has an unknown field",
    body: changed((config) => ({ ...config, theme: "dark" })),
    expectedTexts: ["theme", "nie zna tego pola"],
    help: true,
  },
  {
    name: "has a text instead of a boolean",
    body: changed((config) => within(config, "features", { chat: "tak" })),
    expectedTexts: ["features.chat", "true albo false"],
    help: true,
  },
  {
    name: "has colours without enough contrast",
    body: changed((config) => {
      const { colours } = typeof config["brand"] === "object" ? { colours: {}, ...config["brand"] } : { colours: {} };
      return within(config, "brand", { colours: { ...colours, bar: ["#ffffff", "#3f7f87"] } });
    }),
    expectedTexts: ["brand.colours.bar", "1.00 : 1, surface, light", "kontrast co najmniej 3"],
    help: true,
  },
  {
    name: "has no help at all",
    body: changed((config) => ({ ...config, help: {} })),
    expectedTexts: ["help.customerService"],
  },
];

async function failureOf({ status = 200, body }: Broken) {
  const answer = body({ ...aConfiguration() });
  const read = await new HttpConfigurationAdapter(() => Promise.resolve(new Response(answer, { status }))).read();
  if (read.ok) throw new Error("this configuration has no error");
  return read.failure;
}

describe("page of an invalid configuration", () => {
  it.each(BROKEN)("names the error when the configuration $name", async (broken) => {
    const failure = await failureOf(broken);
    const words = describeConfigurationLoadFailure(failure);
    const root = document.createElement("div");
    showFallbackPage(document, root, createConfigurationErrorPage(failure, undefined, words));
    expect(root.querySelector("h1")?.textContent).toBe("Portal jest chwilowo niedostępny");
    expect(root.querySelector("h2")?.textContent).toBe("Dla technika");
    const items = [...root.querySelectorAll("li")].map(({ textContent }) => unjoinedText(textContent));
    expect(items[0]).toContain("/config.json");
    for (const expectedText of broken.expectedTexts) expect(items.join("\n")).toContain(expectedText);
    expect(root.querySelectorAll("a[href^='tel:']")).toHaveLength(broken.help === true ? 1 : 0);
  });
});
