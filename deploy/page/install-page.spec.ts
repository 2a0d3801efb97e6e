import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installRelease, switchTo } from "../release/release.ts";
import { installPage } from "./install-page.ts";
import { pagePolicyOf } from "./page-policy.ts";
import { SITE_POLICY } from "./release-page.ts";

let folder: string;
let site: string;
let configuration: string;

/** Prerenders the name of the configuration into the page; with no name, nothing. */
const PRERENDER = `exports.prerenderPage = ({ page, readStyles, configuration }) =>
  configuration.name === ""
    ? undefined
    : page + "<style>" + readStyles("/assets/a.css") + "</style><script>" + configuration.name + "</script>";`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-page-"));
  site = join(folder, "site");
  configuration = join(folder, "config.json");
  for (const [name, text] of Object.entries({
    "index.html": "built",
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

function install(name: string, id = "1", reload?: string): readonly string[] {
  writeFileSync(configuration, JSON.stringify({ name }));
  return installPage({ site, id, configuration, reload });
}

const served = (id = "1"): string => readFileSync(join(site, "releases", id, "public", "index.html"), "utf8");
const policy = (kind: keyof typeof SITE_POLICY): string => readFileSync(join(site, SITE_POLICY[kind]), "utf8");

describe("page of a release", () => {
  it("is served in all encodings, with its sources for nginx, when it is installed", () => {
    expect(install("Splot")).toEqual([
      `the page of 1 has the login page of ${configuration}`,
      "reload nginx now: the page's policy is new",
    ]);
    const page = "built<style>a{}</style><script>Splot</script>";
    const file = join(site, "releases", "1", "public", "index.html");
    expect([
      served(),
      brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
      gunzipSync(readFileSync(`${file}.gz`)).toString(),
    ]).toEqual([page, page, page]);
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
    expect(() => install("Splot", "1", "exit 1")).toThrow("exit 1 failed");
    expect(served()).toBe("built");
    expect(() => install("Splot", "1", "exit 1")).toThrow("exit 1 failed");
    expect(served()).toBe("built");
    install("Splot", "1", "exit 0");
    expect(served()).toContain("Splot");
  });

  it("gives the server the policy before it serves the page", () => {
    const seen = join(folder, "seen");
    install(
      "Splot",
      "1",
      `cat ${join(site, SITE_POLICY.scripts)} ${join(site, "releases/1/public/index.html")} > ${seen}`,
    );
    expect(readFileSync(seen, "utf8")).toBe(`${policy("scripts")}built`);
  });

  it("keeps the former page when the server cannot read the policy again", () => {
    expect(() => install("Splot", "1", "exit 3")).toThrow("exit 3 failed");
    expect(served()).toBe("built");
  });

  it("is the page of the build during maintenance", () => {
    install("Splot");
    install("");
    expect(served()).toBe("built");
    // The former page may still be on its way to a customer; the next installation drops its sources.
    install("");
    expect(existsSync(join(site, SITE_POLICY.scripts))).toBe(false);
  });

  it("is refused when the release has no prerendering module", () => {
    rmSync(join(folder, "dist", ".prerender"), { recursive: true });
    installRelease(site, join(folder, "dist"), "2");
    switchTo(site, "2");
    expect(() => install("Splot", "2")).toThrow("release 2 has no page/prerender.cjs: install it again");
  });
});
