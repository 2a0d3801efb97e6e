import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { asRecord, asText } from "../json.ts";
import { compileWholePlugin } from "./compile-whole-plugin.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-compile-whole-"));
  writeFileSync(join(folder, "first.js"), "console.log('first'); import('./later.js');");
  writeFileSync(join(folder, "later.js"), "console.log('later');");
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildWith = (names: readonly string[]) =>
  build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [compileWholePlugin(names)],
    build: { sourcemap: "hidden", rolldownOptions: { input: join(folder, "first.js") } },
  });

/** Returns the text of the built file whose name starts with `name` and ends with `ending`. */
function built(name: string, ending: string): string {
  const assets = join(folder, "dist/assets");
  const file = readdirSync(assets).find((each) => each.startsWith(`${name}-`) && each.endsWith(ending)) ?? "";
  return readFileSync(join(assets, file), "utf8");
}

it("marks the first line of the named chunks, also when Vite puts a list of files there", async () => {
  await buildWith(["first"]);
  expect(built("first", ".js").split("\n")[0]).toBe("//# allFunctionsCalledOnLoad");
  expect(built("later", ".js")).not.toContain("allFunctionsCalledOnLoad");
});

it("moves the source map by the line that it adds", async () => {
  await buildWith([]);
  const before = built("first", ".js.map");
  await buildWith(["first"]);
  const mappings = (map: string): string => asText(asRecord(JSON.parse(map))["mappings"]);
  expect(mappings(built("first", ".js.map"))).toBe(`;${mappings(before)}`);
});

it("fails when the build has no chunk of a name", async () => {
  await expect(buildWith(["first", "second"])).rejects.toThrow('The build has no chunk "second"');
});
