import { describe, expect, it } from "vitest";
import { CONFIGURATION_CASES } from "#test/contracts/configuration-cases.ts";
import { configurationFor } from "../../sandbox/configuration/configuration.ts";
import type { ConfigurationError } from "./validators.ts";
import { findHelpLine, validateConfiguration } from "./validate-configuration.ts";

const WHOLE = configurationFor({ brand: "splot" });

function errorsIn(value: unknown): readonly ConfigurationError[] {
  const validated = validateConfiguration(value);
  return validated.ok ? [] : validated.failure;
}

describe("validateConfiguration", () => {
  it.each(CONFIGURATION_CASES)(
    "reports the wrong configuration field and its expectation: $name",
    ({ value, errors }) => {
      expect(errorsIn(value).map(({ at, expects }) => `${at} ${expects}`)).toEqual(errors);
    },
  );

  it("returns a valid configuration unchanged", () => {
    expect(validateConfiguration(WHOLE)).toEqual({ ok: true, value: WHOLE });
  });

  it("reports all configuration errors at once, with bounds and found values", () => {
    const errors = errorsIn({
      ...WHOLE,
      limits: { ...WHOLE.limits, checkSeconds: 0, requestSeconds: 301, bankAccount: "iban" },
      chat: {},
    });
    expect(errors).toEqual([
      { at: "chat.path", expects: "ownPath", bounds: undefined, found: "" },
      { at: "limits.checkSeconds", expects: "wholeNumber", bounds: "5–300", found: "0" },
      { at: "limits.requestSeconds", expects: "wholeNumber", bounds: "5–300", found: "301" },
      { at: "limits.bankAccount", expects: "oneOf", bounds: "polish, 9-18-digits", found: '"iban"' },
    ]);
  });

  it("reports the highest valid port when a configured port is too high", () => {
    const errors = errorsIn({ ...WHOLE, provider: { serviceUrl: "https://api.example.pl:65536/service" } });
    expect(errors).toEqual([
      {
        at: "provider.serviceUrl",
        expects: "port",
        bounds: "1–65535",
        found: '"https://api.example.pl:65536/service"',
      },
    ]);
  });

  it("reports only the version when config.json has another version", () => {
    expect(errorsIn({ version: 2, brand: 7 })).toEqual([
      { at: "version", expects: "version", bounds: "1", found: "2" },
    ]);
    expect(errorsIn({ version: "1", brand: 7 })).toEqual([
      { at: "version", expects: "version", bounds: "1", found: '"1"' },
    ]);
  });

  it("shortens a long value found in config.json to its beginning", () => {
    const [error] = errorsIn({ ...WHOLE, chat: { path: "x".repeat(200) } });
    expect(error?.found).toBe(`"${"x".repeat(59)}…`);
    expect(errorsIn({ ...WHOLE, chat: { path: "x".repeat(58) } })[0]?.found).toBe(`"${"x".repeat(58)}"`);
  });

  it("reports a configured list that is one item too long instead of its items", () => {
    const hosts = (count: number) => ({
      ...WHOLE,
      hosts: { payment: Array.from({ length: count }, (_, index) => `h${index}.example`), iframe: [] },
    });
    expect(errorsIn(hosts(20))).toEqual([]);
    expect(errorsIn(hosts(21)).map(({ at, expects, bounds }) => ({ at, expects, bounds }))).toEqual([
      { at: "hosts.payment", expects: "list", bounds: "0–20" },
    ]);
    expect(
      errorsIn({ ...WHOLE, hosts: { payment: ["a.example", "b.example", "a.example"], iframe: [] } }).map(
        ({ at, expects }) => `${at} ${expects}`,
      ),
    ).toEqual(["hosts.payment noRepeats"]);
  });

  it("checks configuration rules across fields only when each field is valid", () => {
    const limits = { ...WHOLE.limits, sessionMinutes: 1, warningSeconds: 60 };
    expect(errorsIn({ ...WHOLE, limits })).toEqual([
      { at: "limits.warningSeconds", expects: "belowSession", bounds: undefined, found: "60" },
    ]);
    expect(errorsIn({ ...WHOLE, limits: { ...limits, warningSeconds: 59 } })).toEqual([]);
    expect(errorsIn({ ...WHOLE, limits, chat: {} }).map(({ at }) => at)).toEqual(["chat.path"]);
  });

  it("[A11Y-17] rejects a warning shorter than 20 seconds before the end of the session", () => {
    const limits = (warningSeconds: number) => ({ ...WHOLE, limits: { ...WHOLE.limits, warningSeconds } });
    expect(errorsIn(limits(20))).toEqual([]);
    expect(errorsIn(limits(19)).map(({ at, bounds }) => ({ at, bounds }))).toEqual([
      { at: "limits.warningSeconds", bounds: "20–600" },
    ]);
  });

  it("rejects help line hours because they close before or when they open", () => {
    const hours = (opens: string, closes: string) => ({
      ...WHOLE,
      help: { customerService: { ...WHOLE.help.customerService, hours: [{ from: "mon", to: "fri", opens, closes }] } },
    });
    expect(errorsIn(hours("08:00", "08:01"))).toEqual([]);
    for (const closes of ["08:00", "07:59"]) {
      expect(errorsIn(hours("08:00", closes))).toEqual([
        { at: "help.customerService.hours[0].closes", expects: "closesLater", bounds: "08:00", found: `"${closes}"` },
      ]);
    }
  });

  it("reports the brand's own colour when a pair has too little contrast", () => {
    const { colours } = WHOLE.brand;
    const errors = errorsIn({ ...WHOLE, brand: { ...WHOLE.brand, colours: { ...colours, "on-pay": colours.pay } } });
    expect(errors).toContainEqual({
      at: "brand.colours.on-pay",
      expects: "contrast",
      bounds: "4.5",
      found: '"1.00 : 1, pay, light"',
    });
    const tint = errorsIn({
      ...WHOLE,
      brand: { ...WHOLE.brand, colours: { ...colours, "brand-tint": ["#000000", "#000000"] } },
    });
    expect(tint.map(({ at }) => at)).toContain("brand.colours.brand-tint");
  });
});

describe("findHelpLine", () => {
  it("finds the help line in an otherwise invalid config.json", () => {
    expect(findHelpLine({ help: WHOLE.help, brand: 7 })).toEqual(WHOLE.help.customerService);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    { help: null },
    { help: {} },
    { help: { customerService: { ...WHOLE.help.customerService, dial: "abc" } } },
  ])("finds no help line in the configuration %j", (value) => {
    expect(findHelpLine(value)).toBeUndefined();
  });
});
