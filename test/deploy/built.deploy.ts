import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUNDLE, createBundle, verifyBundle } from "../../deploy/release/bundle.ts";
import { noticedWorks, npmSbom } from "../../deploy/release/sbom.ts";
import { packageFolderOf } from "../../scripts/build/shipping/notices.ts";
import { MAPS, NOTICES } from "../../scripts/build/shipping/shipping-plugin.ts";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const DIST = join(ROOT, "dist");
const names = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: "utf8" });

test("stores source maps outside the served folder, with no reference to them", () => {
  const scripts = names(join(DIST, "assets")).filter((name) => name.endsWith(".js"));
  const maps = new Set(names(join(ROOT, MAPS)));
  expect(
    scripts
      .filter((name) => !maps.has(join("assets", `${name}.map`)))
      .filter((name) => !name.startsWith("rolldown-runtime"))
      // A chunk that only imports others has no source.
      .filter((name) => !/^(?:import"[^"]+";?)+$/.test(readFileSync(join(DIST, "assets", name), "utf8").trim())),
  ).toEqual([]);
  expect(names(DIST).filter((name) => name.endsWith(".map"))).toEqual([]);
  expect(
    scripts.filter((name) => readFileSync(join(DIST, "assets", name), "utf8").includes("sourceMappingURL")),
  ).toEqual([]);
});

test("lists every bundled package in the notices with version and licence", () => {
  const notices = readFileSync(join(DIST, NOTICES), "utf8");
  const maps = names(join(ROOT, MAPS)).filter((name) => name.endsWith(".map"));
  const sources = maps.flatMap((name) => asList(asRecord(readJson(join(ROOT, MAPS, name)))["sources"]).map(asText));
  const folders = new Set(
    sources.map((source) => packageFolderOf(`/${source}`)).filter((folder) => folder !== undefined),
  );
  const bundled = [...folders].map((folder) => {
    const { name, version, license } = asRecord(
      readJson(join(ROOT, "node_modules", folder.split("/node_modules/").at(-1) ?? "", "package.json")),
    );
    return `\n${asText(name)} ${asText(version)} (${asText(license)})\n`;
  });
  expect(bundled.length).toBeGreaterThan(15);
  expect(bundled.filter((title) => !notices.includes(title))).toEqual([]);
  expect(notices.match(/^-{80}$/gm)?.length, "and the typeface").toBeGreaterThan(bundled.length);
  for (const words of ["Permission is hereby granted", "Apache License", "SIL OPEN FONT LICENSE"])
    expect(notices).toContain(words);
});

test("bundles the build with an SBOM of every noticed work and with valid checksums", () => {
  const folder = mkdtempSync(join(tmpdir(), "ebok-bundle-"));
  const target = join(folder, "bundle");
  createBundle(DIST, target, npmSbom(ROOT));
  expect(() => verifyBundle(target)).not.toThrow();
  const components = asList(asRecord(readJson(join(target, BUNDLE.sbom)))["components"]).map(asRecord);
  const works = noticedWorks(readFileSync(join(DIST, NOTICES), "utf8"));
  expect(components.map(({ name }) => asText(name)).toSorted()).toEqual(works.map(({ name }) => name).toSorted());
  rmSync(folder, { recursive: true });
});

test("compresses every script and style with brotli and gzip", () => {
  const texts = names(join(DIST, "assets")).filter(
    (name) => /\.(js|css)$/.test(name) && readFileSync(join(DIST, "assets", name)).length > 1_000,
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts)
    for (const suffix of [".br", ".gz"])
      expect(existsSync(join(DIST, "assets", name + suffix)), name + suffix).toBe(true);
});
