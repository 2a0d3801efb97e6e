import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { filesOf } from "./tree.ts";

/** Types of React components and elements: only a view or a screen receives them. */
const COMPONENT = /\b([A-Z]\w*Component|ComponentType|FunctionComponent|ReactNode|JSX\.Element)\b/;

it("finds no view model or store that holds a component", () => {
  const models = filesOf(ROOT).filter((path) => /^src-ui\/.*\.(view-model|store)\.ts$/.test(path));
  expect(models.length).toBeGreaterThan(80);
  expect(models.filter((path) => COMPONENT.test(readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});
