import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";
import { createBundle, readRelease, verifyBundle } from "./bundle.ts";
import { noticedWorks, npmSbom, releaseSbom } from "./sbom.ts";

const PROJECT = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
const SCHEMAS = join(dirname(require.resolve("@cyclonedx/cyclonedx-library/package.json")), "res/schema");
const { version: REACT } = asRecord(readJson(join(PROJECT, "node_modules/react/package.json")));
const LINE = "-".repeat(80);
const NOTICES = [
  "This portal contains work of others.\n",
  `${LINE}\nreact ${asText(REACT)} (MIT)\n\nMIT License\n`,
  `${LINE}\nAtkinson Hyperlegible Next (OFL-1.1)\n\nSIL OPEN FONT LICENSE\n`,
].join("\n");
// npm reads the lockfile for seconds, so the tests share its output.
const NPM_OUTPUT = npmSbom(PROJECT);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-bundle-"));
  const files = {
    "index.html": "page",
    "version.json": '{"release":"2026-11-24.1"}',
    "third-party-notices.txt": NOTICES,
    "assets/a.js": "a",
    "assets/a.js.map": "the whole source",
    ".vite/manifest.json": "{}",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "dist", name)), { recursive: true });
    writeFileSync(join(folder, "dist", name), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function bundled(name = "bundle"): string {
  const target = join(folder, name);
  createBundle(join(folder, "dist"), target, NPM_OUTPUT);
  return target;
}

/** Returns the errors of a CycloneDX document by the schema of its version. */
function schemaErrors(document: unknown): readonly string[] {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { "date-time": true, "idn-email": true, "iri-reference": true, uri: true },
  });
  for (const name of ["spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json"])
    ajv.addSchema(asRecord(readJson(join(SCHEMAS, name))), `http://cyclonedx.org/schema/${name}`);
  const check = ajv.compile(asRecord(readJson(join(SCHEMAS, "bom-1.5.SNAPSHOT.schema.json"))));
  return check(document)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

describe("release bundle", () => {
  it("contains portal, notices and SBOM, each with its checksum, and no source map", () => {
    const target = bundled();
    const sums = readFileSync(join(target, "SHA256SUMS"), "utf8").trim().split("\n");
    expect(sums.map((line) => line.slice(66))).toEqual([
      "portal/assets/a.js",
      "portal/index.html",
      "portal/third-party-notices.txt",
      "portal/version.json",
      "sbom.cdx.json",
      "third-party-notices.txt",
    ]);
    expect(sums[1]).toBe(`${createHash("sha256").update("page").digest("hex")}  portal/index.html`);
    expect(() => verifyBundle(target)).not.toThrow();
  });

  it("keeps file times, so that all machines send the same ETags", () => {
    utimesSync(join(folder, "dist/index.html"), 1_700_000_000, 1_700_000_000);
    expect(statSync(join(bundled(), "portal/index.html")).mtimeMs).toBe(1_700_000_000_000);
  });

  it("is the same for the same build", () => {
    const sums = ["one", "two"].map((name) => readFileSync(join(bundled(name), "SHA256SUMS"), "utf8"));
    expect(sums[0]).toBe(sums[1]);
  });

  it.each([
    ["portal/assets/a.js is changed", (target: string) => writeFileSync(join(target, "portal/assets/a.js"), "b")],
    ["sbom.cdx.json is missing", (target: string) => rmSync(join(target, "sbom.cdx.json"))],
    ["portal/new.js is not listed", (target: string) => writeFileSync(join(target, "portal/new.js"), "")],
    ["has no SHA256SUMS", (target: string) => rmSync(join(target, "SHA256SUMS"))],
  ])("is refused when %s", (problem, change) => {
    const target = bundled();
    change(target);
    expect(() => verifyBundle(target)).toThrow(problem);
  });

  it("is not written over another, and not without the name of the release", () => {
    const target = bundled();
    expect(() => createBundle(join(folder, "dist"), target, NPM_OUTPUT)).toThrow("is already there");
    writeFileSync(join(folder, "dist/version.json"), '{"release":"../x"}');
    expect(() => readRelease(join(folder, "dist"))).toThrow("names no release");
    rmSync(join(folder, "dist/version.json"));
    expect(() => readRelease(join(folder, "dist"))).toThrow("has no version.json");
    expect(existsSync(join(target, "SHA256SUMS"))).toBe(true);
  });
});

describe("SBOM", () => {
  it("is a valid CycloneDX document that names the release and what it contains", () => {
    const sbom = asRecord(readJson(join(bundled(), "sbom.cdx.json")));
    expect(schemaErrors(sbom)).toEqual([]);
    expect(asRecord(sbom["metadata"])["component"]).toMatchObject({ name: "ebok", version: "2026-11-24.1" });
    const [react, font, ...others] = asList(sbom["components"]).map(asRecord);
    expect(others).toEqual([]);
    expect(react).toMatchObject({
      name: "react",
      purl: `pkg:npm/react@${asText(REACT)}`,
      licenses: [{ license: { id: "MIT" } }],
      hashes: [{ alg: "SHA-512" }],
    });
    expect(font).toMatchObject({ name: "Atkinson Hyperlegible Next", licenses: [{ license: { id: "OFL-1.1" } }] });
    expect(asList(sbom["dependencies"])).toEqual([
      { ref: "ebok@0.1.0", dependsOn: [`react@${asText(REACT)}`] },
      { ref: `react@${asText(REACT)}`, dependsOn: [] },
    ]);
  });

  it("fails for a document that is no CycloneDX", () => {
    expect(schemaErrors({ ...asRecord(NPM_OUTPUT), bomFormat: "SPDX" })).not.toEqual([]);
    expect(() => releaseSbom({}, NOTICES, "1")).toThrow("no CycloneDX document");
  });

  it("fails for a bundled package that npm does not list, and for notices that it cannot read", () => {
    const with1 = (title: string): string => `${NOTICES}\n${LINE}\n${title}\n\ntext\n`;
    expect(() => releaseSbom(NPM_OUTPUT, with1("made-up 1.0.0 (MIT)"), "1")).toThrow("npm sbom lacks made-up 1.0.0");
    expect(() => releaseSbom(NPM_OUTPUT, with1("no licence"), "1")).toThrow("have 3 parts, but name 2 works");
    expect(() => releaseSbom(NPM_OUTPUT, "", "1")).toThrow("have 0 parts");
  });

  it("reads titles of packages with a choice of licences", () => {
    expect(noticedWorks(`${LINE}\n@a/b-c 3.4.18 ((MPL-2.0 OR Apache-2.0))\n\ntext`)).toEqual([
      { name: "@a/b-c", version: "3.4.18", licence: "(MPL-2.0 OR Apache-2.0)" },
    ]);
  });

  it("reads a number at the end of a name as part of it", () => {
    expect(noticedWorks(`${LINE}\nSource Sans 3 (OFL-1.1)\n\ntext`)).toEqual([
      { name: "Source Sans 3", version: undefined, licence: "OFL-1.1" },
    ]);
  });
});
