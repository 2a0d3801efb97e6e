import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

/** The dialogs that there must be, by their names in docs/dialogs.md, each with what it is called on the screen. */
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
  ["client accounts", "Konta klienta"],
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

/** Every file that a page of the portal is made of, lazily loaded ones included. */
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

it("[DIALOG-02] every dialog there must be is in the table with its opener, is opened by a test, and is part of what the start file loads; the e-invoice opens by address too", () => {
  const portal = reachedFrom("src/main.tsx");
  const faults = DIALOGS.flatMap(([name, title]) => {
    const row = rows.get(name);
    if (row === undefined || row.opener === "") return [`${name}: nobody opens it`];
    return [
      ...(portal.has(`src-ui/${row.file}`) ? [] : [`${name}: ${row.file} is part of no page`]),
      ...(journeys.some((text) => text.includes(title)) ? [] : [`${name}: no test opens „${title}”`]),
    ];
  });
  expect(faults).toEqual([]);
  expect(rows.get("e-invoice")?.opener).toContain("/invoice?eInvoice=1");
  expect(
    journeys.some((text) => text.includes("/invoice?eInvoice=1")),
    "a test opens that address",
  ).toBe(true);
});
