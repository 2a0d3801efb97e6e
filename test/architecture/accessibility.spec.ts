import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

/** Files that react to a press only to keep the focus or to close something. */
const PRESS_WITHOUT_ACTION = ["keep-focus-on-press.ts", "locked-props.ts"];

describe("accessibility of sources", () => {
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
        /"[^"\n]*(?<!\p{L})(?:na czerwono|na zielono|czerwon|zielony|zielon[aeąy](?!\p{L})|z lewej|z prawej|po lewej|po prawej|okrągł)[^"\n]*"/giu,
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

  it("(part of A11Y-09) takes the time of every transition from a token, which reduced motion sets to zero", () => {
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

  it("[A11Y-11] says the purpose of each field for a phone number or an e-mail address of the customer", () => {
    const fields = views.flatMap(({ file, text }) =>
      [...text.matchAll(/<[A-Z]\w*Field\b[^<]*?type="(tel|email)"[^<]*?\/>/g)].map(([field, type]) => ({
        file,
        ok: field.includes(`autoComplete="${type ?? ""}"`),
      })),
    );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("(part of A11Y-12) blocks neither pasting nor copying", () => {
    expect(found(views, /\bonPaste\b|\bonCut\b|\bonContextMenu\b|user-select/g)).toEqual([]);
    expect(found(read("{src,src-ui}/**/*.ts"), /"(?:paste|copy|cut|contextmenu)"/g)).toEqual([]);
    expect(found(styles, /user-select:\s*none/g)).toEqual([]);
  });
});
