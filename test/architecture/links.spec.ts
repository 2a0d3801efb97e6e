import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { brokenLinks } from "./links.ts";
import { filesOf } from "./tree.ts";

it("finds no broken link between the project's documents", () => {
  expect(filesOf(ROOT).filter((file) => file.endsWith(".md")).length).toBeGreaterThan(15);
  expect(brokenLinks(ROOT)).toEqual([]);
});

it("reports broken links of a document and no others", () => {
  const root = mkdtempSync(join(tmpdir(), "ebok-links-"));
  try {
    mkdirSync(join(root, "docs"));
    writeFileSync(join(root, "docs", "b.md"), "# Jak to działa, krok 1\n\n## `code` and more\n");
    writeFileSync(
      join(root, "a.md"),
      [
        "# A",
        "[x](docs/b.md) [x](docs/b.md#jak-to-działa-krok-1) [x](docs/b.md#code-and-more)",
        "[x](#a) [x](docs) [x](https://example.org)",
        "`[x](none.md)`",
        "```\n[x](none.md)\n```",
        "[x](docs/c.md) [x](docs/b.md#none) [x](#b)\n",
      ].join("\n"),
    );
    expect(brokenLinks(root)).toEqual(["a.md: docs/c.md", "a.md: docs/b.md#none", "a.md: #b"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
