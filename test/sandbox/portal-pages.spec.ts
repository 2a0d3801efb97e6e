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
  writeFileSync(join(root, "index.html"), "<head></head>built");
  writeFileSync(join(root, "sw.js"), "remove();");
  writeFileSync(join(root, ".prerender", "service-worker.js"), "start(self.__WB_MANIFEST);");
  writeFileSync(
    join(root, ".prerender", "prerender.cjs"),
    `exports.prerenderPage = ({ page, configuration }) =>
      configuration.maintenance === undefined ? page + "<script>" + configuration.brand.name + "</script>" : undefined;
    exports.drawIcon = ({ size }) => new Uint8Array(size * size * 4);`,
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("prerendered pages of the sandbox", () => {
  it("holds the operator's page in each encoding, once for each operator", () => {
    const pages = new PortalPages(root);
    const { brand } = aConfiguration();
    const page = pages.fileFor("/index.html", aConfiguration());
    const html = page?.content.identity.toString();
    expect(html).toContain(`built<script>${brand.name}</script>`);
    expect([
      brotliDecompressSync(page?.content.br ?? "").toString(),
      gunzipSync(page?.content.gzip ?? "").toString(),
    ]).toEqual([html, html]);
    expect(pages.pageFor(aConfiguration())?.policy.scripts).toHaveLength(1);
    expect(pages.fileFor("/index.html", aConfiguration())).toBe(page);
    expect(pages.fileFor("/index.html", aConfiguration({ brand: { ...brand, name: "Splot" } }))).not.toBe(page);
  });

  it("(part of SW-01) holds service worker, web app manifest and icons of the operator", () => {
    const pages = new PortalPages(root);
    const text = (path: string, configuration = aConfiguration()) =>
      pages.fileFor(path, configuration)?.content.identity.toString() ?? "";
    expect(text("/sw.js")).toContain('"/index.html"');
    expect(text("/sw.js", aConfiguration({ serviceWorker: false }))).toBe("remove();");
    expect(text("/manifest.webmanifest")).toContain(aConfiguration().brand.name);
    expect(text("/icons/icon-192.png").slice(1, 4)).toBe("PNG");
    expect(pages.fileFor("/favicon.svg", aConfiguration())).toBeUndefined();
  });

  it("holds the page of the build during maintenance", () => {
    const page = new PortalPages(root).pageFor(aConfiguration({ maintenance: { text: "Przerwa", until: undefined } }));
    expect(page?.html).toBe("<head></head>built");
  });

  it("has no page of an invalid configuration, and none without a build", () => {
    expect(new PortalPages(root).pageFor(aConfiguration({ chat: { path: "" } }))).toBeUndefined();
    expect(new PortalPages(join(root, "missing")).pageFor(aConfiguration())).toBeUndefined();
  });
});
