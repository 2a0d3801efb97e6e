import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

/** Required dialogs by their name in docs/dialogs.md, each with a text by which the tests find it. */
const DIALOGS: readonly (readonly [name: string, title: string])[] = [
  ["contact data", "Dane kontaktowe"],
  ["e-invoice", "E-faktura"],
  ["info", "Rozumiem"],
  ["session expiring", "Czy chcesz zostać?"],
  ["terms of use", "Regulamin Disney+"],
  ["move date", "Zmiana terminu"],
  ["TV channels", "Zobacz kanały"],
  ["bank transfer details", "Dane do przelewu"],
  ["rate the app, get the app", "Oceń aplikację"],
  ["theme selection", "Wygląd portalu"],
  ["appointment", "Wizyta technika"],
  ["second factor", "Włącz logowanie dwuetapowe"],
  ["client accounts", "Twoje konta"],
  ["trusted device", "Dodaj zaufane urządzenie"],
  ["Netflix plan", "Zmień plan Netflix"],
];

const rows = new Map(
  readFileSync(join(ROOT, "docs/dialogs.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, name, , component, opener] = line.split("|").map((cell) => cell.trim());
      const file = /^`([^`]+\.tsx)`$/.exec(component ?? "")?.[1];
      return name === undefined || file === undefined || opener === undefined
        ? []
        : [[name, { file, opener }] as const];
    }),
);
const journeys = ["test/e2e", "test/announcements"].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), "utf8")),
);

const IMPORT = /from "([^"]+)"|import\("([^"]+)"\)/g;
const ALIASES = [
  ["#ui/", "src-ui/"],
  ["#src/", "src/"],
  ["#domain/", "src-domain/"],
  ["#adapters/", "src-adapters/"],
] as const;

/** Returns every file that `start` imports, directly or not, including lazy imports. */
function reachedFrom(start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(join(ROOT, file))) return;
    seen.add(file);
    for (const [, named, lazy] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)) {
      const from = named ?? lazy ?? "";
      const alias = ALIASES.find(([prefix]) => from.startsWith(prefix));
      if (alias !== undefined) visit(from.replace(alias[0], alias[1]));
      else if (from.startsWith(".")) visit(posix.join(posix.dirname(file), from));
    }
  };
  visit(start);
  return seen;
}

it("[DIALOG-02] documents, tests and loads every dialog, and opens the e-invoice by address too", () => {
  const portal = reachedFrom("src/main.tsx");
  const problems = DIALOGS.flatMap(([name, title]) => {
    const row = rows.get(name);
    if (row === undefined || row.opener === "") return [`${name}: no opener is documented`];
    return [
      ...(portal.has(`src-ui/${row.file}`) ? [] : [`${name}: ${row.file} is not loaded by the portal`]),
      ...(journeys.some((text) => text.includes(title)) ? [] : [`${name}: no test opens „${title}”`]),
    ];
  });
  expect(problems).toEqual([]);
  expect(rows.get("e-invoice")?.opener).toContain("/invoice?eInvoice=1");
  expect(
    journeys.some((text) => text.includes("/invoice?eInvoice=1")),
    "/invoice?eInvoice=1 is opened by a test",
  ).toBe(true);
});

it("(part of DIALOG-03) names every close icon by the one text of ClosableDialog", () => {
  const named = readdirSync(join(ROOT, "src-ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.spec)\.tsx$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(ROOT, "src-ui", file), "utf8");
      return text.includes('/dialog.tsx"') && text.includes("closeLabel=");
    });
  expect(named.filter((file) => file !== join("shared", "closable-dialog.tsx"))).toEqual([]);
});
