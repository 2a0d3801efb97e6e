import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { encodePng } from "./encode-png.ts";
import type { BuiltPage } from "./installation-page.ts";
import { releaseFiles } from "./release-files.ts";

const HTML = "<html><head><title>x</title></head><body></body></html>";

let root: string;
let built: BuiltPage;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ebok-release-"));
  for (const [name, text] of Object.entries({
    "worker.js": "start(self.__WB_MANIFEST);",
    "removal.js": "remove();",
    "brand/icon.svg": "<svg/>",
  })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  built = {
    page: "",
    prerender: "",
    worker: join(root, "worker.js"),
    removal: join(root, "removal.js"),
    root,
    assets: [
      "a-1234567.js",
      "a-1234567.js.br",
      "a.css",
      "f.woff2",
      "f.png",
      "uk-12345678.js",
      "en-1.js",
      "g-cyrillic-1.woff2",
    ],
  };
});

afterEach(() => rmSync(root, { recursive: true }));

const { brand } = aConfiguration();
const configuration = aConfiguration({ brand: { ...brand, icon: "/brand/icon.svg" } });

interface Listed {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** Returns the files that the worker stores. */
function listOf(worker: string): readonly Listed[] {
  const list: Listed[] = JSON.parse(/^start\((.*)\);$/.exec(worker)?.[1] ?? "");
  return list;
}

describe("releaseFiles", () => {
  it("(part of SW-01) lists all files but those of other languages", () => {
    const list = listOf(releaseFiles(built, HTML, configuration).worker);
    expect(list.map(({ url }) => url)).toEqual([
      "/index.html",
      "/config.json",
      "/assets/a-1234567.js",
      "/assets/a.css",
      "/assets/f.woff2",
      "/brand/icon.svg",
    ]);
    // One stored configuration for all releases (SW-05).
    expect(list.find(({ url }) => url === "/config.json")?.revision).toBeNull();
    expect(list.filter(({ url }) => url.startsWith("/assets/")).every(({ revision }) => revision === null)).toBe(true);
  });

  it("(part of SW-01) names its release in page and worker, with the checksum of the page", () => {
    const { page, worker } = releaseFiles(built, HTML, configuration);
    const [first] = listOf(worker);
    expect(page).toContain(`<meta name="ebok-release" content="${first?.revision}">`);
    expect(first?.integrity).toBe(`sha256-${createHash("sha256").update(page).digest("base64")}`);
  });

  it("(part of SW-08) is another release when page, configuration, code or icon differ", () => {
    const release = (html = HTML, settings = configuration, from = built) =>
      listOf(releaseFiles(from, html, settings).worker)[0]?.revision;
    const first = release();
    expect(release()).toBe(first);
    const changed = [
      release(HTML.replace("x", "y")),
      release(HTML, aConfiguration({ ...configuration, hosts: { payment: ["pay.example"], iframe: [] } })),
      release(HTML, configuration, { ...built, assets: ["b.js"] }),
    ];
    writeFileSync(join(root, "brand/icon.svg"), "<svg id='2'/>");
    expect(new Set([first, ...changed, release()]).size).toBe(5);
  });

  it("(part of SW-06) removes the worker when config.json turns it off, and keeps the manifest", () => {
    const { page, worker } = releaseFiles(built, HTML, aConfiguration({ serviceWorker: false }));
    expect(worker).toBe("remove();");
    expect(page).not.toContain("ebok-release");
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  });

  it("refuses a worker without a place for the list", () => {
    writeFileSync(built.worker, "start([]);");
    expect(() => releaseFiles(built, HTML, configuration)).toThrow("does not have self.__WB_MANIFEST once");
  });
});

it("(part of SW-09) encodes pixels as a PNG that keeps them", () => {
  const pixels = Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]);
  const png = encodePng(pixels, 2);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const start = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  expect([...rows]).toEqual([0, 1, 2, 3, 255, 4, 5, 6, 255, 0, 7, 8, 9, 255, 10, 11, 12, 255]);
});
