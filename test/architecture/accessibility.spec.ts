import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "#domain/configuration/contrast.ts";
import { ROOT } from "../../scripts/run-tool.ts";

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const read = (pattern: string | readonly string[]): readonly SourceFile[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes(".spec."))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const styles = read("{src,src-ui}/**/*.css").map(({ file, text }) => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ""),
}));
const views = read("{src,src-ui}/**/*.tsx");

const found = (files: readonly SourceFile[], pattern: RegExp): readonly string[] =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([part]) => `${file}: ${part}`));

/** Minimum contrast of texts, and of edges and marks, on the grounds on which they are drawn (WCAG 1.4.3, 1.4.11). */
const CONTRASTS = [
  [4.5, ["ink", "ink-2", "ink-3", "good", "notice", "bad", "info", "brand-ink"], ["surface", "canvas"]],
  [4.5, ["good"], ["good-tint"]],
  [4.5, ["notice"], ["notice-tint"]],
  [4.5, ["bad"], ["bad-tint"]],
  [4.5, ["info"], ["info-tint"]],
  [4.5, ["on-deep-2"], ["deep", "deep-raised"]],
  [3, ["line-strong", "focus", "brand", "beam", "good-solid", "notice-solid", "bad-solid"], ["surface", "canvas"]],
] as const;

/** Files that react to a press only to keep the focus or to close something. */
const PRESS_WITHOUT_ACTION = ["keep-focus-on-press.ts", "locked-props.ts", "use-group-blur.ts"];

/** Returns the Polish texts nearest to a file: of its folder or of one above. */
function textsNearestTo(file: string): Readonly<Record<string, string>> {
  let folder = dirname(file);
  while (!existsSync(join(ROOT, folder, "pl.json"))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(ROOT, folder, "pl.json"), "utf8"));
}

describe("accessibility of sources", () => {
  it("[A11Y-25] adds no hidden text that begins with a mark to a control's name", () => {
    // A browser puts a space before hidden text: "Usuń szkic : Reklamacja". `aria-label` has none.
    expect(found(views, /<VisuallyHidden>\s*[:,]/g)).toEqual([]);
    const marked = views.flatMap(({ file, text }) =>
      [...text.matchAll(/<VisuallyHidden>\s*\{t\(["`]([\w.-]+)/g)].flatMap(([, key = ""]) =>
        Object.entries(textsNearestTo(file))
          .filter(([name, hidden]) => name.startsWith(key) && /^\s*[:,]/.test(hidden))
          .map(([name]) => `${file}: ${name}`),
      ),
    );
    expect(marked).toEqual([]);
  });

  it("reads the sources", () => {
    expect(styles.length).toBeGreaterThan(50);
    expect(views.length).toBeGreaterThan(300);
  });

  it("[A11Y-06] names nothing by colour, shape or side alone in a text", () => {
    const texts = read("{src,src-ui}/**/pl.json");
    expect(texts.length).toBeGreaterThan(30);
    expect(
      found(
        texts,
        new RegExp(
          String.raw`"[^"\n]*(?<!\p{L})(?:na czerwono|na zielono|czerwon|zielony|zielon[aeąy](?!\p{L})|` +
            String.raw`z lewej|z prawej|po lewej|po prawej|okrągł)[^"\n]*"`,
          "giu",
        ),
      ),
    ).toEqual([]);
  });

  it("[A11Y-07] acts when a press ends, and needs no dragging", () => {
    const handlers = found(
      [...views, ...read("{src,src-ui}/**/*.ts")].filter(
        ({ file }) => !PRESS_WITHOUT_ACTION.some((name) => file.endsWith(name)),
      ),
      /\bon(?:MouseDown|PointerDown|TouchStart|Drag\w*)[=:]|\bdraggable\b/g,
    );
    expect(handlers).toEqual([]);
  });

  it("[A11Y-08] locks no orientation and draws no text as a picture", () => {
    expect(found([...styles, ...views], /orientation:\s*(?:portrait|landscape)|orientation\.lock/g)).toEqual([]);
    expect(globSync("{src,src-ui,public}/**/*.{png,jpg,jpeg,gif,webp}", { cwd: ROOT })).toEqual([]);
    expect(found([...views, ...read("public/**/*.svg")], /<text[\s>]/g)).toEqual([]);
  });

  it("[A11Y-20] gives edges of controls a contrast of 3 to 1 and texts 4.5 to 1, in both themes", () => {
    const tokens = styles.find(({ file }) => file.endsWith("tokens.css"))?.text ?? "";
    const colours = new Map(
      [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = "", ...pair]) => [
        name,
        pair,
      ]),
    );
    const weak = CONTRASTS.flatMap(([least, fronts, grounds]) =>
      fronts.flatMap((front) =>
        grounds.flatMap((ground) =>
          [0, 1]
            .map((theme) => contrastRatio(colours.get(front)?.[theme] ?? "", colours.get(ground)?.[theme] ?? ""))
            .filter((ratio) => !(ratio >= least))
            .map((ratio) => `${front} on ${ground}: ${ratio}`),
        ),
      ),
    );
    expect(weak).toEqual([]);
    // The edge of a field and the text of a placeholder use these tokens.
    const field = styles.find(({ file }) => file.endsWith("forms/field.css"))?.text ?? "";
    expect(field).toMatch(/\.input \{[^}]*border: 1px solid var\(--line-strong\)/);
    expect(field).toMatch(/&::placeholder \{\s*color: var\(--ink-3\)/);
    // A toast is as dark as the panels that it may cover: its edge is the one of controls there.
    const [deep, toast] = ["deep.css", "toasts.css"].map(
      (name) => styles.find(({ file }) => file.endsWith(name))?.text,
    );
    expect(deep).toContain("--line-strong: var(--on-deep-2);");
    expect(toast).toMatch(/\.toast \{[^}]*border: 1px solid var\(--line-strong\)/);
  });

  it("(part of A11Y-09) takes the time of transitions from tokens that reduced motion zeroes", () => {
    const transitions = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/transition:([^;]*);/g)].flatMap(([, value = ""]) =>
        value
          .split(/,(?![^(]*\))/)
          .filter((one) => one.trim() !== "none" && !/var\(--(?:quick|calm|slow)\)/.test(one))
          .map((one) => `${file}: ${one.trim()}`),
      ),
    );
    expect(transitions).toEqual([]);
    const tokens = styles.find(({ file }) => file.endsWith("tokens.css"))?.text ?? "";
    expect(tokens).toMatch(
      /prefers-reduced-motion: reduce\) \{\s*:root \{\s*--quick: 0ms;\s*--calm: 0ms;\s*--slow: 0ms;/,
    );
  });

  it("[A11Y-10] repeats no animation more often than once in 0.9 s, and stops each with reduced motion", () => {
    const endless = styles.filter(({ text }) => /animation:[^;]*infinite/.test(text));
    expect(endless.length).toBeGreaterThan(3);
    const times = endless.flatMap(({ text }) =>
      [...text.matchAll(/animation: [\w-]+ ([\d.]+)(m?s)[^;]*infinite/g)].map(
        ([, time = "", unit]) => Number(time) * (unit === "s" ? 1_000 : 1),
      ),
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(900);
    expect(endless.filter(({ text }) => !text.includes("prefers-reduced-motion")).map(({ file }) => file)).toEqual([]);
  });

  it("[A11Y-11] declares the purpose of each field for a phone number or e-mail address", () => {
    const fields = views.flatMap(({ file, text }) =>
      [...text.matchAll(/<[A-Z]\w*Field\b[^<]*?type="(tel|email)"[^<]*?\/>/g)].map(([field, type]) => ({
        file,
        ok: field.includes(`autoComplete="${type ?? ""}"`),
      })),
    );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("(part of A11Y-03) keeps the focused element clear of masthead and bars by scroll padding", () => {
    const padded = (file: string): string =>
      styles
        .find((one) => one.file.endsWith(file))
        ?.text.match(/scroll-padding-block[^;]*/g)
        ?.join() ?? "";
    expect(padded("base.css")).toContain("var(--masthead)");
    for (const bar of ["sticky-bar.css", "question-bar.css", "floating-bar.css", "chat.css"])
      expect(padded(bar), bar).toContain("scroll-padding-block-end");
  });

  it("(part of A11Y-12) blocks neither pasting nor copying", () => {
    expect(found(views, /\bonPaste\b|\bonCut\b|\bonContextMenu\b|user-select/g)).toEqual([]);
    expect(found(read("{src,src-ui}/**/*.ts"), /"(?:paste|copy|cut|contextmenu)"/g)).toEqual([]);
    expect(found(styles, /user-select:\s*none/g)).toEqual([]);
  });
});

describe("docs/accessibility.md", () => {
  const rows = [
    ...readFileSync(join(ROOT, "docs/accessibility.md"), "utf8").matchAll(
      /^\| (\d\.\d\.\d+) [^|]*\| (A{1,2}) \| (.*) \|$/gm,
    ),
  ].map(([, criterion = "", level = "", proof = ""]) => ({ criterion, level, proof }));

  it("[A11Y-19] has each criterion of WCAG 2.2 A and AA once, with tests that exist or a reason", () => {
    expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level === "A")).toHaveLength(31);
    expect(rows.filter(({ level }) => level === "AA")).toHaveLength(24);
    const missing = rows
      .filter(({ proof }) => !proof.startsWith("Does not apply: "))
      .flatMap(({ criterion, proof }) => {
        const tests = [...proof.matchAll(/`([^`]+)`: ([^;]+)/g)];
        return tests.length === 0
          ? [`${criterion}: names no test`]
          : tests
              .filter(([, file = "", title = ""]) => {
                const path = join(ROOT, file);
                return !existsSync(path) || !readFileSync(path, "utf8").includes(title.trim());
              })
              .map(([test]) => `${criterion}: ${test}`);
      });
    expect(missing).toEqual([]);
  });
});
