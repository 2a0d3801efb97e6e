import { describe, expect, it, vi } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { HttpConfigurationAdapter } from "./http-configuration.adapter.ts";

const answering = (body: string, status = 200): HttpConfigurationAdapter =>
  new HttpConfigurationAdapter(() => Promise.resolve(new Response(body, { status })));

describe("HttpConfigurationAdapter", () => {
  it("loads config.json from the portal's own host and returns it when it is valid", async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(aConfiguration())));
    expect(await new HttpConfigurationAdapter(send).read()).toEqual({ ok: true, value: aConfiguration() });
    expect(send.mock.calls.map(([url]) => url)).toEqual(["/config.json"]);
  });

  it.each([
    ["", "not-json", { found: "" }],
    [
      "<!doctype html><title>ebok</title><p>and much more",
      "not-json",
      { found: "<!doctype html><title>ebok</title><p>and" },
    ],
    ['{"version":1', "not-json", { found: '{"version":1' }],
  ])("reports a configuration with the body %j as failure %s", async (body, kind, more) => {
    expect(await answering(body).read()).toEqual({ ok: false, failure: { kind, ...more } });
  });

  it.each([404, 500, 503])("reports the HTTP status %s of the configuration request", async (status) => {
    expect(await answering("{}", status).read()).toEqual({ ok: false, failure: { kind: "http", status } });
  });

  it("returns the help line when it is valid although the rest of config.json is not", async () => {
    const { help } = aConfiguration();
    const read = await answering(JSON.stringify({ version: 7, help })).read();
    expect(read).toMatchObject({
      ok: false,
      failure: { kind: "invalid", helpLine: help.customerService, errors: [{ at: "version", found: "7" }] },
    });
    expect(await answering(JSON.stringify({ version: 7, help: {} })).read()).toMatchObject({
      failure: { helpLine: undefined },
    });
  });

  it("distinguishes a timeout of the configuration request from an unreachable server", async () => {
    const hanging: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "TimeoutError")));
      });
    expect(await new HttpConfigurationAdapter(hanging, 20).read()).toEqual({ ok: false, failure: { kind: "timeout" } });
    expect(await new HttpConfigurationAdapter(() => Promise.reject(new TypeError("Failed to fetch"))).read()).toEqual({
      ok: false,
      failure: { kind: "unreachable" },
    });
  });
});
