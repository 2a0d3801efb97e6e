import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateConfiguration, weakContrasts } from "#domain/configuration/index.ts";
import { BRANDS, configurationFor, isBrandName } from "#sandbox/configuration/configuration.ts";
import { asRecord, readJson } from "../../scripts/json.ts";
import { HttpConfigurationAdapter } from "#adapters/browser/http-configuration.adapter.ts";
import { fakeConfiguration } from "#test/fakes/fake-configuration.ts";
import { configurationPortContract } from "./configuration-port.contract.ts";
import { CONFIGURATION_CASES } from "./configuration-cases.ts";

const CONTRACT = resolve(import.meta.dirname, "../../docs/contract");
const matchesSchema = new Ajv2020({ allErrors: true }).compile(
  asRecord(readJson(resolve(CONTRACT, "config.schema.json"))),
);

function faultsOf(value: unknown): readonly string[] {
  const validated = validateConfiguration(value);
  return validated.ok ? [] : validated.failure.map(({ at, expects }) => `${at} ${expects}`);
}

configurationPortContract("fake", fakeConfiguration);

configurationPortContract("HTTP", (served) => {
  if (served === "nothing") return new HttpConfigurationAdapter(() => Promise.reject(new TypeError("Failed to fetch")));
  if (served !== "silence")
    return new HttpConfigurationAdapter(() =>
      Promise.resolve(new Response(served.text, { status: served.status ?? 200 })),
    );
  const hanging: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  return new HttpConfigurationAdapter(hanging, 5);
});

describe("config.json", () => {
  it("has more than sixty validation cases of config.json", () => {
    expect(new Set(CONFIGURATION_CASES.map(({ name }) => name)).size).toBeGreaterThan(60);
  });

  it.each(CONFIGURATION_CASES)(
    "$name: validates as the published schema of config.json does",
    ({ value, errors, beyondSchema }) => {
      expect(matchesSchema(value)).toBe(errors.length === 0 || beyondSchema === true);
    },
  );

  it("validates config.json as its schema does for every single value of every field", () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string(),
      fc.constant([]),
      fc.constant({}),
    );
    const path = fc.constantFrom(
      "provider",
      "chat",
      "hosts",
      "brand",
      "help",
      "limits",
      "decoder",
      "features",
      "version",
    );
    fc.assert(
      fc.property(path, value, (field, put) => {
        const config = { ...configurationFor({ brand: "splot" }), [field]: put };
        expect(validateConfiguration(config).ok).toBe(matchesSchema(config));
      }),
    );
  });

  it("demo configuration equals the published config.example.json", () => {
    expect(readJson(resolve(CONTRACT, "config.example.json"))).toEqual(
      JSON.parse(JSON.stringify(configurationFor({ brand: "wiazka" }))),
    );
  });

  it.each(Object.keys(BRANDS).filter(isBrandName))(
    "configuration of the brand %s is valid, with enough contrast in both themes",
    (brand) => {
      const config = configurationFor({ brand });
      expect(faultsOf(config)).toEqual([]);
      expect(weakContrasts(config.brand.colours)).toEqual([]);
    },
  );

  it("demo configuration has the colours of the style sheet", () => {
    const css = readFileSync(resolve(import.meta.dirname, "../../src-ui/design-system/tokens.css"), "utf8");
    for (const [name, [light, dark]] of Object.entries(BRANDS.wiazka.brand.colours)) {
      const declared = new RegExp(`--${name}:\\s+(?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css);
      expect([declared?.[1] ?? declared?.[3], declared?.[2] ?? declared?.[3]]).toEqual([light, dark]);
    }
  });
});
