import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BRANDS, configurationFor } from "#sandbox/configuration/configuration.ts";
import { operatorConfiguration } from "#test/mothers/operator-configuration.mother.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { findDemoValues } from "./demo-values.ts";

const OPERATOR = operatorConfiguration();
const folder = mkdtempSync(join(tmpdir(), "ebok-check-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run config:check` without npm. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../check-configuration.ts"), ...args],
    { encoding: "utf8" },
  );
  return { code: status, out: stdout.trim(), errors: stderr.trim() };
}

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("checkConfiguration", () => {
  it("accepts the configuration of an operator", () => {
    expect(checkConfiguration(JSON.stringify(OPERATOR))).toEqual([]);
  });

  it("names the path, the expected value and the value found of each wrong field", () => {
    const wrong = {
      ...OPERATOR,
      hosts: { ...OPERATOR.hosts, payment: ["pay.operator.pl", "https://pay.operator.pl"] },
      limits: { ...OPERATOR.limits, sessionMinutes: 0 },
      colour: "red",
      help: undefined,
    };
    expect(checkConfiguration(JSON.stringify(wrong)).map(({ at, message }) => `${at}: ${message}`)).toEqual(
      expect.arrayContaining([
        'hosts.payment[1]: expected a host name in lower case without https://, with a port if needed; found "https://pay.operator.pl"',
        "limits.sessionMinutes: expected a whole number, 1–60; found 0",
        'colour: expected nothing, because the schema has no such field; found "red"',
        "help: expected an object; found nothing",
      ]),
    );
  });

  it("(part of CALL-14) reports a misspelled operation also when another field is invalid", () => {
    const { chat: _chat, ...file } = { ...OPERATOR, provider: { ...OPERATOR.provider, lacks: [7, "getCallBiling"] } };
    expect(checkConfiguration(JSON.stringify(file)).map(({ at }) => at)).toEqual([
      "provider.lacks[0]",
      "chat",
      "provider.lacks[1]",
    ]);
  });

  it("(part of CALL-14) suggests the name of a misspelled operation", () => {
    const misspelled = { ...OPERATOR, provider: { ...OPERATOR.provider, supports: ["getCallBiling"] } };
    expect(checkConfiguration(JSON.stringify(misspelled))).toEqual([
      {
        at: "provider.supports[0]",
        message:
          'expected the name of an operation of the contract; did you mean getCallBilling?; found "getCallBiling"',
      },
    ]);
  });

  it("rejects a truncated file", () => {
    const [problem, ...others] = checkConfiguration(JSON.stringify(OPERATOR).slice(0, 100));
    expect([problem?.at, problem?.message.startsWith("not JSON: "), others]).toEqual(["", true, []]);
  });
});

describe("findDemoValues", () => {
  it.each(["wiazka", "splot"] as const)("lists everything that names %s", (brand) => {
    const found = new Set(findDemoValues(configurationFor({ brand }, "localhost:8080")).map(({ at }) => at));
    const { help } = BRANDS[brand];
    expect([...found].toSorted()).toEqual(
      [
        ...[
          "name",
          "legalName",
          "transferRecipient",
          "taxId",
          "logo.lines",
          "logo.shape",
          "icon",
          "colours.brand[0]",
          "privacyPolicy",
          "terms",
        ].map((field) => `brand.${field}`),
        ...Object.keys(help).flatMap((line) =>
          line === "email" ? ["help.email"] : [`help.${line}.number`, `help.${line}.dial`],
        ),
        "hosts.iframe[0]",
      ].toSorted(),
    );
  });

  it.each([
    ["hosts.payment[0]", { hosts: { payment: ["pay.example.com:8443"] } }],
    ["hosts.images[0]", { hosts: { images: ["127.0.0.1:8080"] } }],
    ["provider.serviceUrl", { provider: { serviceUrl: "https://api.ebok.example/service" } }],
    ["recording.endpoint", { recording: { endpoint: "/sandbox/recording" } }],
    ["brand.texts.login:help", { brand: { texts: { "login:help": "Zadzwoń: +48 58 300 70 00" } } }],
    ["maintenance.text", { maintenance: { text: "Napisz na pomoc@ebok.example" } }],
  ])("finds a demo value in %s", (at, value) => {
    expect(findDemoValues(value).map((demo) => demo.at)).toEqual([at]);
  });

  it.each(["example-telekom.pl", "test.operator.pl", "sandboxy.pl", "localhosting.pl"])(
    "accepts the host %s",
    (host) => {
      expect(findDemoValues({ hosts: { payment: [host] } })).toEqual([]);
    },
  );
});

describe("npm run config:check", () => {
  it("exits with 0 for a valid file and installs it read-only with its mark", () => {
    const text = JSON.stringify(OPERATOR);
    const file = fileWith("operator.json", text);
    expect(run(file)).toEqual({ code: 0, out: `${file} is valid`, errors: "" });
    const target = join(folder, "config.json");
    for (const attempt of ["first", "second"])
      expect(run(file, "--install", target).code, `${attempt} installation`).toBe(0);
    expect(readFileSync(target, "utf8")).toBe(text);
    expect(statSync(target).mode & 0o777).toBe(0o444);
    expect(readFileSync(`${target}.checked`, "utf8")).toBe(
      `${createHash("sha256").update(text).digest("hex")}  config.json\n`,
    );
  });

  it("(part of CALL-17) warns of a valid file that allows diagnostics, and accepts it", () => {
    const file = fileWith("diagnostics.json", JSON.stringify({ ...OPERATOR, diagnostics: true }));
    expect(run(file)).toEqual({
      code: 0,
      out: `${file} is valid`,
      errors: `${file}: diagnostics: warning: diagnostics are allowed; leave this out in production`,
    });
  });

  it("exits with 1 for an invalid file or one of the demo, and installs nothing", () => {
    const demo = fileWith("demo.json", JSON.stringify(configurationFor({ brand: "wiazka" })));
    const target = join(folder, "demo-target.json");
    const refused = run(demo, "--install", target);
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.errors.split("\n")).toContain(
      `${demo}: help.customerService.dial: still the demo's: "+48583007000" (phone number of the demo)`,
    );
    expect(() => statSync(target)).toThrow("ENOENT");
    expect(run(demo, "--demo").code).toBe(0);
    expect(run(fileWith("list.json", "[]"))).toMatchObject({ code: 1 });
  });

  it("exits with 2 when the check cannot run", () => {
    expect(run().code).toBe(2);
    expect(run("--nothing").code).toBe(2);
    expect(run(join(folder, "missing.json"))).toMatchObject({ code: 2, out: "" });
    const valid = fileWith("valid.json", JSON.stringify(OPERATOR));
    expect(run(valid, "--install", join(folder, "no-folder", "config.json")).code).toBe(2);
  });
});
