import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

const filesIn = (room: string, suffix: string): readonly string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(suffix) && !name.endsWith(".spec.tsx"))
    .map((name) => `${room}/${name}`);

/** Components that are only ever drawn by another one, and the file that draws them: it has a story. */
const DRAWN_BY: Readonly<Record<string, string>> = {
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

/** What has nothing to see. */
const UNSEEN: readonly string[] = ["ErrorBoundary", "LinkProvider", "LogoProvider", "LiveRegion", "VisuallyHidden"];

const components = filesIn("src-ui/design-system", ".tsx").flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(/^export (?:function|class|const) ([A-Z][a-z]\w*)\b/gm)].map(
    ([, name = ""]) => ({ name, file }),
  ),
);

const stories = [...filesIn("gallery", ".tsx")].map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
const isDrawn = (name: string, text: string): boolean =>
  new RegExp(`<${name}\\b|of=\\{${name}\\}|: ${name}\\b|\\[${name}\\b`).test(text);

describe("the gallery", () => {
  it("has a story of every component of the design system", () => {
    const missing = components.filter(
      ({ name }) => !(name in DRAWN_BY) && !UNSEEN.includes(name) && !isDrawn(name, stories),
    );
    expect(missing).toEqual([]);
  });

  it("shows what is drawn by others through them", () => {
    for (const [name, host] of Object.entries(DRAWN_BY)) {
      const file = join(ROOT, "src-ui/design-system", host);
      expect(isDrawn(name, readFileSync(file, "utf8")), `${name} in ${host}`).toBe(true);
    }
  });

  it("excuses nothing that is not there, and nothing that has a story", () => {
    const names = new Set(components.map(({ name }) => name));
    for (const name of [...Object.keys(DRAWN_BY), ...UNSEEN]) {
      expect(names.has(name), name).toBe(true);
      expect(isDrawn(name, stories), name).toBe(false);
    }
  });
});
