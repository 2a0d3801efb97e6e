import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { brokenLinks } from "./links.ts";
import { filesOf } from "./tree.ts";

it("links between the texts lead somewhere", () => {
  expect(filesOf(ROOT).filter((file) => file.endsWith(".md")).length).toBeGreaterThan(15);
  expect(brokenLinks(ROOT)).toEqual([]);
});

it("a link that leads nowhere is found, and no other", () => {
  const root = mkdtempSync(join(tmpdir(), "ebok-links-"));
  try {
    mkdirSync(join(root, "docs"));
    writeFileSync(join(root, "docs", "b.md"), "# Jak to działa, krok 1\n\n## `code` and more\n");
    writeFileSync(
      join(root, "a.md"),
      "# A\n[x](docs/b.md) [x](docs/b.md#jak-to-działa-krok-1) [x](docs/b.md#code-and-more) [x](#a) [x](docs) [x](https://example.org)\n`[x](none.md)`\n```\n[x](none.md)\n```\n[x](docs/c.md) [x](docs/b.md#none) [x](#b)\n",
    );
    expect(brokenLinks(root)).toEqual(["a.md: docs/c.md", "a.md: docs/b.md#none", "a.md: #b"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
