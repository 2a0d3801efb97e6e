import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Selectors by which a row depends on the row before it or on the number of rows. */
const TIED_ROWS = new RegExp(
  [
    /\b(?:tr|li)(?::[\w-]+)*\s*[+~]\s*(?:tr|li)\b/,
    /(?:\btr|\bli|>\s*):nth-(?:last-)?child\(n\)/,
    /\b(?:tr|li):nth-(?:last-)?child\([^)]*\)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Returns the selectors of a style sheet that tie rows to each other. Ignores comments. */
function rowsTiedIn(styles: string): readonly string[] {
  return styles.replace(/\/\*[\s\S]*?\*\//g, "").match(TIED_ROWS) ?? [];
}

describe("styles of rows", () => {
  it("reports CSS selectors that make a row depend on other rows", () => {
    const bad =
      "tbody tr + tr > * {} .rows > li + li {} tr > :nth-child(n) {} li:nth-child(2n) {} tr:hover ~ tr {} " +
      "/* tr + tr */ tr:first-child {} i:nth-child(2) {} li > p + p {}";
    expect(rowsTiedIn(bad)).toEqual(["tr + tr", "li + li", "> :nth-child(n)", "li:nth-child(2n)", "tr:hover ~ tr"]);
  });

  it("uses no CSS selector that makes a row depend on other rows (G-28)", () => {
    const files = globSync("src-ui/**/*.css", { cwd: ROOT });
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.flatMap((file) => rowsTiedIn(readFileSync(join(ROOT, file), "utf8")).map((rule) => `${file}: ${rule}`)),
    ).toEqual([]);
  });
});

/**
 * Returns the hover rules of a style sheet that also apply after a touch, which would leave the element highlighted.
 */
function hoverAfterTouch(styles: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = "", mark] of styles.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    const rule = head.trim();
    if (mark === "{") {
      if (rule.includes(":hover") && !open.includes("@media (hover: hover)")) found.push(rule);
      open.push(rule);
    } else if (mark === "}") open.pop();
  }
  return found;
}

describe("hover styles", () => {
  it("reports a hover rule that applies after a touch", () => {
    expect(
      hoverAfterTouch(
        "a { &:hover { x: y; } @media (hover: hover) { &:hover { x: y; } } } @media print { b:hover {} }",
      ),
    ).toEqual(["&:hover", "b:hover"]);
  });

  it("applies hover styles only where the pointer can hover (G-30)", () => {
    const files = globSync("src-ui/**/*.css", { cwd: ROOT });
    expect(
      files.flatMap((file) =>
        hoverAfterTouch(readFileSync(join(ROOT, file), "utf8")).map((rule) => `${file}: ${rule}`),
      ),
    ).toEqual([]);
  });
});

/** Class of an element that each unconfirmed message of the chat contains. */
const COMMON_CLASS = /\.icon(?![\w-])/;

/**
 * Returns the arguments of `:has()` that make a browser check the styles of all ancestors for each element that is
 * added or removed: those with an attribute or a common class, or with a part that names neither a class nor an
 * element.
 */
function broadHasArguments(styles: string): readonly string[] {
  const rules = styles.replace(/\/\*[\s\S]*?\*\//g, "");
  const argumentsOfHas = Array.from(
    rules.matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g),
    ([, argument = ""]) => argument,
  );
  const isNarrow = (part: string): boolean => /^[.a-z]/.test(part) && !part.includes("[") && !COMMON_CLASS.test(part);
  return argumentsOfHas.filter(
    (argument) =>
      !argument
        .split(/[\s,>+~]+/)
        .filter(Boolean)
        .every(isNarrow),
  );
}

describe("arguments of :has()", () => {
  it("reports an argument with an attribute, or without a class and an element", () => {
    const broad =
      "a:has([open]) {} b:has(> :nth-child(5)) {} i:not(:has(p, :checked)) {} u:has(.x[y]) {} " +
      "p:has(.btn > .icon) {} q:has(.a:not(:is(b, [c]))) {}";
    expect(broadHasArguments(broad)).toEqual([
      "[open]",
      "> :nth-child(5)",
      "p, :checked",
      ".x[y]",
      ".btn > .icon",
      ".a:not(:is(b, [c]))",
    ]);
    expect(broadHasArguments("a:has(> .x + p:not(.y), input:checked, .icon--s) {} /* b:has([c]) */")).toEqual([]);
  });

  it("names a class or an element in each part: a new line of the chat restyles only itself", () => {
    const files = globSync("src-ui/**/*.css", { cwd: ROOT });
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.flatMap((file) => broadHasArguments(readFileSync(join(ROOT, file), "utf8")).map((at) => `${file}: ${at}`)),
    ).toEqual([]);
  });
});

/** Returns the offsets from the top of sticky elements that ignore the masthead, which is sticky above them. */
function coveredByMasthead(styles: string): readonly string[] {
  return [...styles.matchAll(/position: sticky;\s*inset-block-start:([^;]*);/g)]
    .map(([, offset = ""]) => offset.trim())
    .filter((offset) => !offset.includes("var(--masthead)"));
}

describe("sticky elements", () => {
  it("reports a sticky element that the masthead covers", () => {
    expect(
      coveredByMasthead("a { position: sticky; inset-block-start: 1rem; } b { position: sticky; inset-block-end: 0; }"),
    ).toEqual(["1rem"]);
    expect(coveredByMasthead("a { position: sticky; inset-block-start: calc(var(--masthead) + 1rem); }")).toEqual([]);
  });

  it("keeps sticky elements of a page below the masthead", () => {
    const files = globSync("src-ui/features/**/*.css", { cwd: ROOT });
    expect(
      files.flatMap((file) => coveredByMasthead(readFileSync(join(ROOT, file), "utf8")).map((at) => `${file}: ${at}`)),
    ).toEqual([]);
  });
});

/** Returns the words that a style sheet shows. Ignores names of attributes and comments. */
const wordsIn = (styles: string): readonly string[] =>
  [...styles.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\bcontent:([^;}]*)/g)]
    .flatMap(([, value = ""]) => [...value.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text))
    .filter((text) => /\p{L}{2}/u.test(text));

/** Returns the classes that have a rule of their own in more than one style sheet, by name. */
function classesOfSeveral(sheets: ReadonlyMap<string, string>): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const [file, styles] of sheets)
    for (const [, name = ""] of styles.matchAll(/^ {2}\.([a-z][\w-]*) \{/gmu))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  return [...files].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}

describe("names of classes", () => {
  it("reports a class that two style sheets define", () => {
    const sheets = new Map([
      ["a.css", "@layer components {\n  .answers {\n  }\n  .answers .btn {\n  }\n  .one {\n  }\n}"],
      ["b.css", "@layer components {\n  .answers {\n  }\n  .one > .two {\n  }\n}"],
    ]);
    expect(classesOfSeveral(sheets)).toEqual(["answers"]);
  });

  it("defines each class in one style sheet: all of them apply on every page", () => {
    const sheets = globSync("src-ui/**/*.css", { cwd: ROOT }).map(
      (file) => [file, readFileSync(join(ROOT, file), "utf8")] as const,
    );
    expect(classesOfSeveral(new Map(sheets))).toEqual([]);
  });
});

it("(part of I18N-04) has no words in style sheets, where they cannot be translated", () => {
  expect(
    wordsIn('a { content: "termin "; } b { content: ""; --x: "abc"; } i { content: attr(data-label) ": "; }'),
  ).toEqual(["termin "]);
  const files = globSync("src-ui/**/*.css", { cwd: ROOT });
  expect(files.flatMap((file) => wordsIn(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

it("(part of A11Y-03) leaves space for the focus frame inside the scrolling area of a dialog", () => {
  const read = (file: string): string => readFileSync(join(ROOT, "src-ui/design-system", file), "utf8");
  const numberOf = (styles: string, pattern: RegExp): number => Number(pattern.exec(styles)?.[1]);
  const base = read("base.css");
  const [width, offset] = [numberOf(base, /outline: (\d+)px solid/), numberOf(base, /outline-offset: (\d+)px/)];
  const dialog = read("dialog.css");
  expect(numberOf(dialog, /--focus-frame: ([\d.]+)rem/) * 16).toBeGreaterThanOrEqual(width + offset);
  expect(dialog).toMatch(/\.dialog__body \{\s*padding: var\(--focus-frame\)/);
});
