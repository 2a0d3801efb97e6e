import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PortalPages } from "#sandbox/http/portal-pages.ts";
import { aConfiguration } from "#test/mothers/index.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "ebok-pages-"));
  mkdirSync(join(root, ".prerender"));
  writeFileSync(join(root, "index.html"), "built");
  writeFileSync(
    join(root, ".prerender", "prerender.cjs"),
    `exports.prerenderPage = ({ page, configuration }) =>
      configuration.maintenance === undefined ? page + "<script>" + configuration.brand.name + "</script>" : undefined;`,
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("prerendered pages of the sandbox", () => {
  it("holds the operator's page in each encoding, once for each operator", () => {
    const pages = new PortalPages(root);
    const { brand } = aConfiguration();
    const page = pages.pageFor(aConfiguration());
    expect([
      page?.content.identity.toString(),
      page === undefined ? "" : brotliDecompressSync(page.content.br).toString(),
      page === undefined ? "" : gunzipSync(page.content.gzip).toString(),
    ]).toEqual(Array.from({ length: 3 }, () => `built<script>${brand.name}</script>`));
    expect(page?.policy.scripts).toHaveLength(1);
    expect(pages.pageFor(aConfiguration())).toBe(page);
    expect(pages.pageFor(aConfiguration({ brand: { ...brand, name: "Splot" } }))).not.toBe(page);
  });

  it.each([
    ["during maintenance", aConfiguration({ maintenance: { text: "Przerwa", until: undefined } })],
    ["of an invalid configuration", aConfiguration({ chat: { path: "" } })],
  ])("has no page %s", (_case, configuration) => {
    expect(new PortalPages(root).pageFor(configuration)).toBeUndefined();
  });

  it("has no page without a build", () => {
    expect(new PortalPages(join(root, "missing")).pageFor(aConfiguration())).toBeUndefined();
  });
});
