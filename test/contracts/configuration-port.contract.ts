import { describe, expect, it } from "vitest";
import type { ConfigurationPort } from "#domain/configuration/index.ts";
import { aConfiguration } from "#test/mothers/index.ts";

/** Response to the request for the configuration. */
export type ServedConfiguration = { readonly text: string; readonly status?: number } | "nothing" | "silence";

/** Runs the contract suite of `ConfigurationPort`. */
export function configurationPortContract(
  name: string,
  make: (served: ServedConfiguration) => ConfigurationPort,
): void {
  describe(`ConfigurationPort: ${name}`, () => {
    const { help, provider } = aConfiguration();

    it("returns the whole valid configuration at each read", async () => {
      const port = make({ text: JSON.stringify(aConfiguration()) });
      expect(await port.read()).toEqual({ ok: true, value: aConfiguration() });
      expect(await port.read()).toEqual({ ok: true, value: aConfiguration() });
    });

    it("accepts operations of the contract that the provider lacks", async () => {
      const configuration = { ...aConfiguration(), provider: { ...provider, lacks: ["getFaq"] } };
      expect(await make({ text: JSON.stringify(configuration) }).read()).toEqual({ ok: true, value: configuration });
    });

    it.each<[string, ServedConfiguration, object]>([
      ["an empty file", { text: "" }, { kind: "not-json", found: "" }],
      [
        "another page",
        { text: `<!doctype html><title>ebok</title>${"<p>".repeat(30)}` },
        { kind: "not-json", found: `<!doctype html><title>ebok</title>${"<p>".repeat(2)}` },
      ],
      ["half a file", { text: '{"version":1' }, { kind: "not-json", found: '{"version":1' }],
      ["status 404", { text: "{}", status: 404 }, { kind: "http", status: 404 }],
      ["status 503", { text: "{}", status: 503 }, { kind: "http", status: 503 }],
      ["an empty response with status 202", { text: "", status: 202 }, { kind: "http", status: 202 }],
      ["no server", "nothing", { kind: "unreachable" }],
      ["a server that does not respond", "silence", { kind: "timeout" }],
      [
        "another version with a help line",
        { text: JSON.stringify({ version: 7, help }) },
        {
          kind: "invalid",
          helpLine: help.customerService,
          errors: [{ at: "version", expects: "version", bounds: "1", found: "7" }],
        },
      ],
      [
        "a misspelled operation",
        { text: JSON.stringify({ ...aConfiguration(), provider: { ...provider, lacks: ["getFaqs"] } }) },
        {
          kind: "invalid",
          helpLine: help.customerService,
          errors: [{ at: "provider.lacks[0]", expects: "similarOperation", bounds: "getFaq", found: '"getFaqs"' }],
        },
      ],
      [
        "a value that is no object",
        { text: "null" },
        {
          kind: "invalid",
          helpLine: undefined,
          errors: [{ at: "", expects: "object", bounds: undefined, found: "null" }],
        },
      ],
    ])("returns the failure and does not reject when it gets %s", async (_name, served, failure) => {
      expect(await make(served).read()).toEqual({ ok: false, failure });
    });
  });
}
