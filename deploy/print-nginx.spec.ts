import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { operatorConfiguration } from "#test/mothers/operator-configuration.mother.ts";

const DEMO_CONFIG = join(import.meta.dirname, "../docs/contract/config.example.json");
const folder = mkdtempSync(join(tmpdir(), "ebok-print-"));
const CONFIG = join(folder, "config.json");
writeFileSync(CONFIG, JSON.stringify(operatorConfiguration()));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command and returns its output or its error. */
function printed(...args: readonly string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly errorText: string;
} {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "print-nginx.ts"), ...args],
    { encoding: "utf8" },
  );
  return { code: status, out: stdout, errorText: stderr.trim() };
}

describe("npm run deploy:nginx", () => {
  it("rejects an invalid configuration and one of the demo with the messages of config:check", () => {
    const demo = printed("--name", "ebok.example", "--config", DEMO_CONFIG);
    expect([demo.code, demo.out]).toEqual([1, ""]);
    expect(demo.errorText).toContain(`${DEMO_CONFIG}: brand.name: still the demo's: "Wiązka"`);
    expect(printed("--name", "ebok.example", "--config", DEMO_CONFIG, "--demo").code).toBe(0);
    const invalid = printed("--name", "ebok.example", "--config", join(import.meta.dirname, "tsconfig.json"), "--demo");
    expect([invalid.code, invalid.out]).toEqual([1, ""]);
    expect(invalid.errorText).toContain("tsconfig.json: provider: expected an object; found nothing");
  });

  it("prints the configuration of the guide with the named upstreams", () => {
    const { code, out } = printed(
      "--name",
      "ebok.example",
      "--config",
      CONFIG,
      "--provider",
      "https://10.0.0.5:8080",
      "--chat",
      "https://chat.example/",
      "--security-contact",
      "mailto:security@ebok.example",
      "--ios-app",
      "ABCDE12345.pl.example.ebok",
    );
    expect(code).toBe(0);
    expect(out).toContain("server 10.0.0.5:8080;");
    expect(out).toContain("server chat.example:443;");
    expect(out).toContain("Canonical: https://$ebok_ebok_example_host/.well-known/security.txt");
    expect(out).toContain('"webcredentials":{"apps":["ABCDE12345.pl.example.ebok"]}');
  });

  it("(part of LMS-04) prints an upstream of all processes of the provider", () => {
    const { out } = printed(
      "--name",
      "ebok.example",
      "--config",
      CONFIG,
      "--provider",
      "http://127.0.0.1:8090",
      "--provider",
      "http://127.0.0.1:8091",
    );
    expect(out.replaceAll(/\s+/g, " ")).toContain(
      "upstream ebok_ebok_example_provider { server 127.0.0.1:8090 max_fails=0; server 127.0.0.1:8091 max_fails=0; keepalive 32; }",
    );
  });

  it("prints a container configuration with public ports and logs on stdout", () => {
    const { out } = printed(
      "--name",
      "ebok.example",
      "--config",
      CONFIG,
      "--https",
      "8443",
      "--public-https",
      "443",
      "--http",
      "8080",
      "--logs",
      "-",
      "--provider",
      "http://provider:8080",
      "--plain-http",
    );
    expect(out).toContain("return 301 https://$ebok_ebok_example_host$request_uri;");
    expect(out).toContain("listen 8443 ssl http2;");
    expect(out).toContain("access_log /dev/stdout ebok_ebok_example;");
  });

  it.each([
    [["--config", CONFIG], "--name is the host name, as customers type it; it may be given more than once"],
    [["--name", "ebok.example"], "--config is the installation's config.json"],
    ...["10.0.0.5:8080", "provider:8080", "nic", "http://10.0.0.5:8080/service", "ftp://10.0.0.5"].map(
      (given) =>
        [
          ["--name", "ebok.example", "--config", CONFIG, "--provider", given],
          `--provider: ${given} is not an origin such as http://10.0.0.5:8080`,
        ] as const,
    ),
    [
      ["--name", "ebok.example", "--config", CONFIG, "--tracking", "//tracking.example"],
      "--tracking: //tracking.example is not an origin such as http://10.0.0.5:8080",
    ],
    ...["http://127.0.0.1:8091", "https://engine2.example"].map(
      (other) =>
        [
          ["--name", "ebok.example", "--config", CONFIG, "--provider", "https://engine.example", "--provider", other],
          "--provider: several origins need the same protocol, and with https: the same host name",
        ] as const,
    ),
    [["--name", "ebok.example", "--config", CONFIG, "--https", "0"], "0 is not a port"],
    ...["provider", "chat", "tracking"].map(
      (option) =>
        [
          ["--name", "ebok.example", "--config", CONFIG, `--${option}`, "http://10.0.0.5:8080"],
          `--${option}: http://10.0.0.5:8080 would send calls unencrypted; use https:, or --plain-http within one machine`,
        ] as const,
    ),
    [
      ["--name", "ebok.example", "--config", CONFIG, "--ios-app", "ebok"],
      "--ios-app: ebok is not like ABCDE12345.pl.example.ebok",
    ],
  ] as const)("prints an error and no configuration for %j", (args, why) => {
    expect(printed(...args)).toEqual({ code: 1, out: "", errorText: why });
  });
});
