import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

/** The dialogs that there must be, by their names in docs/dialogs.md, each with what it is called on the screen. */
const DIALOGS: readonly (readonly [name: string, title: string])[] = [
  ["contact data", "Dane kontaktowe"], ["e-invoice", "E-faktura"], ["info", "Rozumiem"], ["session expiring", "Czy chcesz zostać?"], ["terms of use", "Regulamin Disney+"],
  ["move date", "Zmiana terminu"], ["TV channels", "Zobacz kanały"], ["bank transfer details", "Dane do przelewu"], ["rate the app, get the app", "Oceń aplikację"],
  ["theme selection", "Wygląd portalu"], ["appointment", "Wizyta technika"], ["second factor", "Włącz logowanie dwuetapowe"], ["client accounts", "Konta klienta"],
  ["trusted device", "Dodaj zaufane urządzenie"], ["Netflix plan", "Zmień plan Netflix"],
];

const rows = new Map(
  readFileSync(join(ROOT, "docs/dialogs.md"), "utf8").split("\n").flatMap((line) => {
    const [, name, , component, opener] = line.split("|").map((cell) => cell.trim());
    const file = /^`([^`]+\.tsx)`$/.exec(component ?? "")?.[1];
    return name === undefined || file === undefined || opener === undefined ? [] : [[name, { file, opener }] as const];
  }),
);
const journeys = ["test/e2e", "test/spoken"].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).filter((file) => /\.spec\.tsx?$/.test(file)).map((file) => readFileSync(join(ROOT, folder, file), "utf8")));

it.each(DIALOGS)("(part of DIALOG-02) %s: has a named opener, a component, and a test that opens it as „%s”", (name, title) => {
  const row = rows.get(name);
  expect(row?.opener).not.toBe("");
  expect(existsSync(join(ROOT, "src-ui", row?.file ?? "none"))).toBe(true);
  expect(journeys.some((text) => text.includes(title))).toBe(true);
});
