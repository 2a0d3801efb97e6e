import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

const filesIn = (folder: string, suffix: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(suffix) && !name.endsWith(".spec.tsx"))
    .map((name) => `${folder}/${name}`);

/** Components without a story of their own, each with the file of a component that renders them and has a story. */
const RENDERED_BY: Readonly<Record<string, string>> = {
  InputAdornments: "forms/text-field.tsx",
  Calendar: "forms/date-field.tsx",
  ChoiceCards: "forms/choice-cards.tsx",
  CircleAlert: "forms/checkbox-field.tsx",
  FormField: "forms/text-field.tsx",
  PasswordInput: "forms/password-field.tsx",
  Skeleton: "skeleton.tsx",
  LoaderCircle: "forms/form-field.tsx",
  Toasts: "../shell/toast-host.view.tsx",
};

/** Components that render nothing visible. */
const INVISIBLE: readonly string[] = ["ErrorBoundary", "LinkProvider", "LogoProvider", "LiveRegion", "VisuallyHidden"];

const components = filesIn("src-ui/design-system", ".tsx").flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(/^export (?:function|class|const) ([A-Z][a-z]\w*)\b/gm)].map(
    ([, name = ""]) => ({ name, file }),
  ),
);

const stories = [...filesIn("gallery", ".tsx")].map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
const isRendered = (name: string, text: string): boolean =>
  new RegExp(`<${name}\\b|of=\\{${name}\\}|: ${name}\\b|\\[${name}\\b`).test(text);

describe("the gallery", () => {
  it("has a story for every component of the design system", () => {
    const missing = components.filter(
      ({ name }) => !(name in RENDERED_BY) && !INVISIBLE.includes(name) && !isRendered(name, stories),
    );
    expect(missing).toEqual([]);
  });

  it("renders components without a story inside another component", () => {
    for (const [name, host] of Object.entries(RENDERED_BY)) {
      const file = join(ROOT, "src-ui/design-system", host);
      expect(isRendered(name, readFileSync(file, "utf8")), `${name} in ${host}`).toBe(true);
    }
  });

  it("exempts only existing components without a story", () => {
    const names = new Set(components.map(({ name }) => name));
    for (const name of [...Object.keys(RENDERED_BY), ...INVISIBLE]) {
      expect(names.has(name), name).toBe(true);
      expect(isRendered(name, stories), name).toBe(false);
    }
  });
});
