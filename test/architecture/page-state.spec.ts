import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { moduleState } from "./module-state.ts";
import { ALLOWED_MODULE_STATE, stateOutsideContainer } from "./page-state.ts";
import { filesOf } from "./tree.ts";

const sources = filesOf(ROOT)
  .filter((path) => /^src(-domain|-adapters|-ui)?\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

it("finds no page state and no created adapter outside of the container", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(stateOutsideContainer(sources)).toEqual([]);
});

it("lists only existing module state as allowed", () => {
  const found = new Set(moduleState(sources).map(({ path, name }) => `${path} ${name}`));
  expect(Object.keys(ALLOWED_MODULE_STATE).filter((entry) => !found.has(entry))).toEqual([]);
});

it.each([
  ["an adapter in a route", "src/routes/a.tsx", "const a = new LocalCopyAdapter(window);", "creates an adapter"],
  ["an adapter in the container", "src/container/a.ts", "return new SoapAAdapter(caller);", "creates an adapter"],
  ["a variable", "src-ui/shell/a.ts", "let a: string | undefined;", 'keeps state in "a"'],
  ["an exported variable", "src-adapters/soap/a.ts", "export let a = 0;", 'keeps state in "a"'],
  ["a map", "src/routes/a.ts", "const a = new Map();\nexport const b = () => a.set(1, 2);", 'keeps state in "a"'],
  ["a weak map", "src-ui/a.ts", "const a = new WeakMap<App, B>();\nfunction b(c: App) { a.delete(c); }", "keeps state"],
  [
    "a set in a map",
    "src-ui/a.ts",
    "const a = new Map<A, Set<B>>();\nconst b = () => a.get(1)?.add(2);",
    "keeps state",
  ],
  ["an array", "src-ui/a.ts", "const a: (() => void)[] = [];\nconst b = () => a.push(c);", 'keeps state in "a"'],
  ["an item of an array", "src-ui/a.ts", "const a = [0];\nconst b = () => { a[0] = 1; };", 'keeps state in "a"'],
  ["an object", "src-domain/a.ts", 'const a = { b: "" };\nconst c = () => { a.b = "d"; };', 'keeps state in "a"'],
  ["a counter", "src-domain/a.ts", "const a = { b: 0 };\nconst c = () => a.b++;", 'keeps state in "a"'],
  ["a removed key", "src-domain/a.ts", "const a: A = {};\nconst b = () => delete a.c;", 'keeps state in "a"'],
  ["an assigned object", "src-ui/a.ts", "const a = {};\nconst b = (c) => Object.assign(a, c);", 'keeps state in "a"'],
  ["an asserted object", "src-ui/a.ts", "const a = {} satisfies A;\nconst b = () => { a.c = 1; };", "keeps state"],
  ["an observable", "src-ui/a.ts", "const a = observable({ b: 0 });", 'keeps state in "a"'],
  ["an observable box", "src-ui/a.ts", "const a = observable.box(0);", 'keeps state in "a"'],
  ["a subject", "src-ui/a.ts", "const a = new BehaviorSubject(0);", 'keeps state in "a"'],
  ["an instance of a class", "src-ui/a.ts", "class A { b = 0; }\nconst a = new A();", 'keeps state in "a"'],
  ["an instance of an imported class", "src-ui/a.ts", 'import { A } from "./b.ts";\nconst a = new A();', "keeps state"],
])("reports page state or a created adapter: %s", (_case, path, text, problem) => {
  expect(stateOutsideContainer([{ path, text }])).toEqual([expect.stringContaining(`${path} ${problem}`)]);
});

it.each(["../b.ts", "#src/b.ts"])(
  "reports an object that another module changes through an import from %s",
  (source) => {
    const importing = `import { typed as login } from "${source}";\nfunction forget() { login.value = ""; }`;
    expect(
      stateOutsideContainer([
        { path: "src/b.ts", text: 'export const typed = { value: "" };' },
        { path: "src/routes/a.ts", text: importing },
      ]),
    ).toEqual(['src/b.ts keeps state in "typed" of the module']);
  },
);

it("reports no page state for modules, specs, comments, constants and local variables", () => {
  const adapter = "const bound = (page: Window) => new LocalAAdapter(page);";
  const constants = [
    "const NAMES = new Map([[1, 2]]);",
    "const ORDER = [1, 2].toSorted();",
    "const NONE: readonly A[] = [];",
    "const READ = NONE.slice().sort();",
    'const FORMAT = new Intl.NumberFormat("pl-PL");',
    "const nothing = new Observable<never>();",
    "function a() {\n  let count = 0;\n  const seen = new Set();\n  seen.add(++count);\n}",
  ].join("\n");
  expect(
    stateOutsideContainer([
      { path: "src/container/a.module.ts", text: adapter },
      { path: "src/routes/a.spec.ts", text: `let app: App;\n${adapter}` },
      { path: "src/routes/a.ts", text: `// new LocalAAdapter(window)\n${constants}` },
    ]),
  ).toEqual([]);
});

it("reports no page state that is listed as allowed", () => {
  const cache = "const a = new Map();\nconst b = () => a.set(1, 2);";
  expect(stateOutsideContainer([{ path: "src-ui/a.ts", text: cache }], { "src-ui/a.ts a": "cache" })).toEqual([]);
});
