import { describe, expect, it, vi } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { HttpConfigurationAdapter } from "./http-configuration.adapter.ts";

const answering = (body: string, status = 200): HttpConfigurationAdapter =>
  new HttpConfigurationAdapter(() => Promise.resolve(new Response(body, { status })));

describe("config.json over http", () => {
  it("is asked for on the portal's own host, and given when it can be used", async () => {
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
  ])("%j is told for what it is", async (body, kind, more) => {
    expect(await answering(body).read()).toEqual({ ok: false, failure: { kind, ...more } });
  });

  it.each([404, 500, 503])("status %s is told", async (status) => {
    expect(await answering("{}", status).read()).toEqual({ ok: false, failure: { kind: "http", status } });
  });

  it("names the desk to call when at least that is right", async () => {
    const { help } = aConfiguration();
    const read = await answering(JSON.stringify({ version: 7, help })).read();
    expect(read).toMatchObject({
      ok: false,
      failure: { kind: "faults", helpLine: help.customerService, faults: [{ at: "version", found: "7" }] },
    });
    expect(await answering(JSON.stringify({ version: 7, help: {} })).read()).toMatchObject({
      failure: { helpLine: undefined },
    });
  });

  it("is given up in time, and told apart from a server that cannot be reached", async () => {
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
