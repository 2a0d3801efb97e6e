import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { stateOutsideContainer } from "./page-state.ts";
import { filesOf } from "./tree.ts";

it("finds no adapter and no state of the page outside of the container", () => {
  const files = filesOf(ROOT)
    .filter((path) => /^src(-domain|-adapters|-ui)?\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  expect(files.length).toBeGreaterThan(500);
  expect(stateOutsideContainer(files)).toEqual([]);
});

it.each([
  ["an adapter in a route", "src/routes/a.tsx", "const a = new LocalCopyAdapter(window);", "creates an adapter"],
  ["an adapter in the container", "src/container/a.ts", "return new SoapAAdapter(caller);", "creates an adapter"],
  ["a variable", "src-ui/shell/a.ts", "let registered: string | undefined;", "keeps state in a variable"],
  ["an exported variable", "src-adapters/soap/a.ts", "\nexport let count = 0;", "keeps state in a variable"],
  ["a map", "src/routes/a.ts", "const asked = new WeakMap<App, string>();", "keeps state in a WeakMap"],
])("finds %s", (_what, path, text, problem) => {
  expect(stateOutsideContainer([{ path, text }])).toEqual([expect.stringContaining(`${path} ${problem}`)]);
});

it("leaves modules, specs, comments and local variables alone", () => {
  const adapter = "bind(A_PORT).toResolvedValue(() => new LocalAAdapter(window));";
  expect(
    stateOutsideContainer([
      { path: "src/container/a.module.ts", text: adapter },
      { path: "src/routes/a.spec.ts", text: `let app: App;\n${adapter}` },
      { path: "src/routes/a.ts", text: "// new LocalAAdapter(window)\nfunction a() {\n  let count = 0;\n}" },
    ]),
  ).toEqual([]);
});
