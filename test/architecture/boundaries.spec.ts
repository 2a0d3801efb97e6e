import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type CruiseResult, cruiseTree } from "../../scripts/boundaries/cruise-tree.ts";
import { readContextMap } from "../../scripts/boundaries/context-map.ts";
import { rulesFor } from "../../scripts/boundaries/rules.ts";

const TREE = join(import.meta.dirname, "fixtures", "boundaries");
const ROOMS = ["src", "src-domain", "src-adapters", "src-ui", "sandbox", "gallery", "bench", "deploy", "test"];

/** What each file of the fixture says that it breaks: `<rule> <file>`. */
function declared(): readonly string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(TREE, room), { recursive: true, withFileTypes: true })
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

describe("the fence between the rooms", () => {
  let cruise: CruiseResult;

  beforeAll(async () => {
    cruise = await cruiseTree(TREE, ROOMS);
  });

  it("reads the tree, or every rule would pass in silence", () => {
    expect(cruise.modules.length).toBeGreaterThan(40);
  });

  it.each(rulesFor(readContextMap(TREE)).map((rule) => rule.name ?? ""))("%s catches its fixture", (name) => {
    // The kernel may read nobody, and its fixture would be the same as that of any other context.
    if (name === "context-map-shared-kernel") return;
    expect(cruise.violations.map(({ rule }) => rule)).toContain(name);
  });

  it("finds what the fixtures declare, and nothing in the files that keep the rules", () => {
    const found = new Set(cruise.violations.map(({ rule, from }) => `${rule} ${from}`));
    expect([...found].toSorted()).toEqual(declared());
  });
});

describe("the context map", () => {
  it("says the same in context-map.md and context-map.json", () => {
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
