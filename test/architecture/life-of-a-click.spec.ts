import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const MAX_FILES = 15;

const [, ...actions] = readFileSync(join(ROOT, "docs/life-of-a-click.md"), "utf8").split(/^## /m);

it("describes paying, sending a chat message and changing an e-mail address", () => {
  expect(actions.map((action) => action.split("\n", 1)[0])).toEqual([
    "Pay",
    "Send a chat message",
    "Change an e-mail address",
  ]);
});

it.each(actions.map((action) => [action.split("\n", 1)[0], action]))(
  "lists 6 to 15 files for the action %s, each existing and listed once",
  (_title, action) => {
    const files = [...action.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file ?? "");
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  },
);
