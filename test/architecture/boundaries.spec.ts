import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type CruiseResult, cruiseTree } from "../../scripts/boundaries/cruise-tree.ts";
import { readContextMap } from "../../scripts/boundaries/context-map.ts";
import { rulesFor } from "../../scripts/boundaries/rules.ts";

const TREE = join(import.meta.dirname, "fixtures", "boundaries");
const FOLDERS = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "gallery",
  "bench",
  "conformance",
  "deploy",
  "test",
];

/** Returns `<rule> <file>` for each comment `breaks <rule>` of the fixture, sorted. */
function declared(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(TREE, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = file.slice(TREE.length + 1).replaceAll("\\", "/");
        return [...readFileSync(file, "utf8").matchAll(/^\/\/ breaks (\S+)$/gm)].map(
          (match) => `${match[1] ?? ""} ${name}`,
        );
      }),
  ).toSorted();
}

describe("import boundaries", () => {
  let cruise: CruiseResult;

  beforeAll(async () => {
    cruise = await cruiseTree(TREE, FOLDERS);
  });

  it("reads more than 40 modules of the fixture tree", () => {
    expect(cruise.modules.length).toBeGreaterThan(40);
  });

  it.each(rulesFor(readContextMap(TREE)).map((rule) => rule.name ?? ""))(
    "reports a violation of %s in its fixture",
    (name) => {
      // The kernel imports no context, so that its fixture would equal that of any other context.
      if (name === "context-map-shared-kernel") return;
      expect(cruise.violations.map(({ rule }) => rule)).toContain(name);
    },
  );

  it("reports exactly the import violations that the fixtures declare", () => {
    const found = new Set(cruise.violations.map(({ rule, from }) => `${rule} ${from}`));
    expect([...found].toSorted()).toEqual(declared());
  });
});

describe("the context map", () => {
  it("lists the same contexts in context-map.md and context-map.json", () => {
    const text = readFileSync(join(import.meta.dirname, "../../docs/context-map.md"), "utf8");
    const rows = [...text.matchAll(/^\| ([a-z][a-z-]*) \| .* \| ([^|]+) \|$/gm)].map(([, name = "", reads = ""]) => [
      name,
      reads === "–" ? [] : reads.split(", ").toSorted(),
    ]);
    const map = [...readContextMap(join(import.meta.dirname, "../.."))].map(([name, reads]) => [
      name,
      [...reads].toSorted(),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(map));
  });
});
