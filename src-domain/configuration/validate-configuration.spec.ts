import { describe, expect, it } from "vitest";
import { CONFIGURATION_CASES } from "#test/contracts/configuration-cases.ts";
import { configurationFor } from "../../sandbox/configuration/configuration.ts";
import type { ConfigurationFault } from "./validators.ts";
import { findHelpLine, validateConfiguration } from "./validate-configuration.ts";

const WHOLE = configurationFor({ brand: "splot" });

function faultsIn(value: unknown): readonly ConfigurationFault[] {
  const validated = validateConfiguration(value);
  return validated.ok ? [] : validated.failure;
}

describe("a configuration", () => {
  it.each(CONFIGURATION_CASES)(
    "$name: every field that is wrong is named, with what is expected of it",
    ({ value, faults }) => {
      expect(faultsIn(value).map(({ at, expects }) => `${at} ${expects}`)).toEqual(faults);
    },
  );

  it("is handed on as it was read when nothing is wrong with it", () => {
    expect(validateConfiguration(WHOLE)).toEqual({ ok: true, value: WHOLE });
  });

  it("tells everything that is wrong at once, with the bounds and what was found", () => {
    const faults = faultsIn({
      ...WHOLE,
      limits: { ...WHOLE.limits, checkSeconds: 0, requestSeconds: 301, bankAccount: "iban" },
      chat: {},
    });
    expect(faults).toEqual([
      { at: "chat.path", expects: "ownPath", bounds: undefined, found: "" },
      { at: "limits.checkSeconds", expects: "wholeNumber", bounds: "5–300", found: "0" },
      { at: "limits.requestSeconds", expects: "wholeNumber", bounds: "5–300", found: "301" },
      { at: "limits.bankAccount", expects: "oneOf", bounds: "polish, 9-18-digits", found: '"iban"' },
    ]);
  });

  it("tells the last port that there is where one is too high", () => {
    const faults = faultsIn({ ...WHOLE, provider: { serviceUrl: "https://api.example.pl:65536/service" } });
    expect(faults).toEqual([
      {
        at: "provider.serviceUrl",
        expects: "port",
        bounds: "1–65535",
        found: '"https://api.example.pl:65536/service"',
      },
    ]);
  });

  it("of another version is judged by nothing else", () => {
    expect(faultsIn({ version: 2, brand: 7 })).toEqual([
      { at: "version", expects: "version", bounds: "1", found: "2" },
    ]);
    expect(faultsIn({ version: "1", brand: 7 })).toEqual([
      { at: "version", expects: "version", bounds: "1", found: '"1"' },
    ]);
  });

  it("shows of a long value only the beginning", () => {
    const [fault] = faultsIn({ ...WHOLE, chat: { path: "x".repeat(200) } });
    expect(fault?.found).toBe(`"${"x".repeat(59)}…`);
    expect(faultsIn({ ...WHOLE, chat: { path: "x".repeat(58) } })[0]?.found).toBe(`"${"x".repeat(58)}"`);
  });

  it("is too wide in a list by one, and says so before it looks at what is in it", () => {
    const hosts = (count: number) => ({
      ...WHOLE,
      hosts: { payment: Array.from({ length: count }, (_, index) => `h${index}.example`), iframe: [] },
    });
    expect(faultsIn(hosts(20))).toEqual([]);
    expect(faultsIn(hosts(21)).map(({ at, expects, bounds }) => ({ at, expects, bounds }))).toEqual([
      { at: "hosts.payment", expects: "list", bounds: "0–20" },
    ]);
    expect(
      faultsIn({ ...WHOLE, hosts: { payment: ["a.example", "b.example", "a.example"], iframe: [] } }).map(
        ({ at, expects }) => `${at} ${expects}`,
      ),
    ).toEqual(["hosts.payment noRepeats"]);
  });

  it("tells what lies between two fields only when each is right by itself", () => {
    const limits = { ...WHOLE.limits, sessionMinutes: 1, warningSeconds: 60 };
    expect(faultsIn({ ...WHOLE, limits })).toEqual([
      { at: "limits.warningSeconds", expects: "belowSession", bounds: undefined, found: "60" },
    ]);
    expect(faultsIn({ ...WHOLE, limits: { ...limits, warningSeconds: 59 } })).toEqual([]);
    expect(faultsIn({ ...WHOLE, limits, chat: {} }).map(({ at }) => at)).toEqual(["chat.path"]);
  });

  it("does not let a desk close before it opens, or when it does", () => {
    const hours = (opens: string, closes: string) => ({
      ...WHOLE,
      help: { customerService: { ...WHOLE.help.customerService, hours: [{ from: "mon", to: "fri", opens, closes }] } },
    });
    expect(faultsIn(hours("08:00", "08:01"))).toEqual([]);
    for (const closes of ["08:00", "07:59"]) {
      expect(faultsIn(hours("08:00", closes))).toEqual([
        { at: "help.customerService.hours[0].closes", expects: "closesLater", bounds: "08:00", found: `"${closes}"` },
      ]);
    }
  });

  it("names the brand's own colour of a pair that cannot be told apart", () => {
    const { colours } = WHOLE.brand;
    const faults = faultsIn({ ...WHOLE, brand: { ...WHOLE.brand, colours: { ...colours, "on-pay": colours.pay } } });
    expect(faults).toContainEqual({
      at: "brand.colours.on-pay",
      expects: "contrast",
      bounds: "4.5",
      found: '"1.00 : 1, pay, light"',
    });
    const tint = faultsIn({
      ...WHOLE,
      brand: { ...WHOLE.brand, colours: { ...colours, "brand-tint": ["#000000", "#000000"] } },
    });
    expect(tint.map(({ at }) => at)).toContain("brand.colours.brand-tint");
  });
});

describe("the desk to call", () => {
  it("is found in a file that is otherwise wrong", () => {
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
  ])("is none in %j", (value) => {
    expect(findHelpLine(value)).toBeUndefined();
  });
});
