import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { installRelease, switchTo } from "../release/release.ts";
import { installPage } from "./install-page.ts";
import { pagePolicyOf } from "./page-policy.ts";
import { SITE_POLICY } from "./release-page.ts";

let folder: string;
let site: string;
let configuration: string;

/** Prerenders the name of the brand into the page; during maintenance, nothing. */
const PRERENDER = `exports.prerenderPage = ({ page, readStyles, configuration: { brand, maintenance } }) =>
  maintenance === undefined
    ? page + "<style>" + readStyles("/assets/a.css") + "</style><script>" + brand.name + "</script>"
    : undefined;
exports.drawIcon = ({ size }) => new Uint8Array(size * size * 4);`;

const BUILT = "<head></head>built";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-page-"));
  site = join(folder, "site");
  configuration = join(folder, "config.json");
  for (const [name, text] of Object.entries({
    "index.html": BUILT,
    "sw.js": "remove();",
    ".prerender/service-worker.js": "start(self.__WB_MANIFEST);",
    "index.html.br": "br",
    "assets/a.css": "a{}",
    ".prerender/prerender.cjs": PRERENDER,
  })) {
    mkdirSync(dirname(join(folder, "dist", name)), { recursive: true });
    writeFileSync(join(folder, "dist", name), text);
  }
  installRelease(site, join(folder, "dist"), "1");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs the page of a brand; without a name, the one during maintenance. */
function install(
  name: string,
  id = "1",
  { reload, withoutServiceWorker }: { readonly reload?: string; readonly withoutServiceWorker?: boolean } = {},
): readonly string[] {
  const { brand } = aConfiguration();
  const settings =
    name === "" ? aConfiguration({ maintenance: { text: "Przerwa" } }) : aConfiguration({ brand: { ...brand, name } });
  writeFileSync(configuration, JSON.stringify(settings));
  return installPage({ site, id, configuration, reload, withoutServiceWorker });
}

const servedFile = (name: string, id = "1"): string => join(site, "releases", id, "public", name);
const served = (id = "1"): string => readFileSync(servedFile("index.html", id), "utf8");
const policy = (kind: keyof typeof SITE_POLICY): string => readFileSync(join(site, SITE_POLICY[kind]), "utf8");

describe("page of a release", () => {
  it("is served in all encodings, with its sources for nginx, when it is installed", () => {
    expect(install("Splot")).toEqual([
      `the page of 1 has the login page of ${configuration}`,
      "reload nginx now: the page's policy is new",
    ]);
    const page = served();
    expect(page).toContain("built<style>a{}</style><script>Splot</script>");
    const file = servedFile("index.html");
    expect([
      brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
      gunzipSync(readFileSync(`${file}.gz`)).toString(),
    ]).toEqual([page, page]);
    expect(policy("scripts")).toBe(`page "'self' ${pagePolicyOf(page).scripts.join(" ")}";\n`);
    expect(policy("styles")).toBe(`page "'self' ${pagePolicyOf(page).styles.join(" ")}";\n`);
    expect(install("Splot"), "nothing changed").toEqual([`the page of 1 has the login page of ${configuration}`]);
  });

  it("keeps the sources of all releases when another one is installed", () => {
    install("Splot");
    installRelease(site, join(folder, "dist"), "2");
    install("Wiązka", "2");
    for (const id of ["1", "2"]) expect(policy("scripts")).toContain(pagePolicyOf(served(id)).scripts[0]);
  });

  it("serves the page only after a reload that succeeded, also at the second try", () => {
    expect(() => install("Splot", "1", { reload: "exit 1" })).toThrow("exit 1 failed");
    expect(served()).toBe(BUILT);
    expect(() => install("Splot", "1", { reload: "exit 1" })).toThrow("exit 1 failed");
    expect(served()).toBe(BUILT);
    install("Splot", "1", { reload: "exit 0" });
    expect(served()).toContain("Splot");
  });

  it("gives the server the policy before it serves the page", () => {
    const seen = join(folder, "seen");
    install("Splot", "1", { reload: `cat ${join(site, SITE_POLICY.scripts)} ${servedFile("index.html")} > ${seen}` });
    expect(readFileSync(seen, "utf8")).toBe(`${policy("scripts")}${BUILT}`);
  });

  it("keeps the former page when the server cannot read the policy again", () => {
    expect(() => install("Splot", "1", { reload: "exit 3" })).toThrow("exit 3 failed");
    expect(served()).toBe(BUILT);
  });

  it("is the page of the build during maintenance", () => {
    install("Splot");
    install("");
    expect(served()).not.toContain("Splot");
    // The former page may still be on its way to a customer; the next installation drops its sources.
    install("");
    expect(existsSync(join(site, SITE_POLICY.scripts))).toBe(false);
  });

  it("(part of SW-01) is served with service worker, web app manifest and icons", () => {
    install("Splot");
    const worker = readFileSync(servedFile("sw.js"), "utf8");
    expect(worker).toContain('[{"url":"/index.html"');
    expect(worker).toContain('"/assets/a.css"');
    expect(brotliDecompressSync(readFileSync(servedFile("sw.js.br"))).toString()).toBe(worker);
    expect(readFileSync(servedFile("manifest.webmanifest"), "utf8")).toContain('"name": "Splot"');
    for (const icon of ["icon-192", "icon-512", "maskable-512", "apple-180"])
      expect(existsSync(servedFile(`icons/${icon}.png`)), icon).toBe(true);
  });

  it("(part of SW-07) is served with a worker that removes itself when asked for", () => {
    install("Splot");
    expect(install("Splot", "1", { withoutServiceWorker: true })).toContain(
      "browsers remove the service worker at their next visit",
    );
    expect(readFileSync(servedFile("sw.js"), "utf8")).toBe("remove();");
    expect(gunzipSync(readFileSync(servedFile("sw.js.gz"))).toString()).toBe("remove();");
    expect(served()).not.toContain("ebok-release");
  });

  it("is refused when the release has no prerendering module", () => {
    rmSync(join(folder, "dist", ".prerender"), { recursive: true });
    installRelease(site, join(folder, "dist"), "2");
    switchTo(site, "2");
    expect(() => install("Splot", "2")).toThrow("release 2 has no page/prerender.cjs: install it again");
  });
});
