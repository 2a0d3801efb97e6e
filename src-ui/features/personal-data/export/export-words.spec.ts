import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { describe, expect, it } from "vitest";
import { dataExport, renderExportPage, type ExportPartName } from "#domain/data-export/index.ts";
import { aFullExport } from "#test/mothers/index.ts";
import { exportWords } from "./export-words.ts";
import pl from "./pl.json";

const MADE = { madeAt: 0, operator: "Operator" };

describe("texts of the data export", () => {
  it("names every field of a full data export", () => {
    const asked = new Set<string>();
    renderExportPage(dataExport(aFullExport(), MADE), {
      ...exportWords,
      field: (name) => {
        asked.add(name);
        return name;
      },
    });
    expect(asked.size).toBeGreaterThan(150);
    expect([...asked].filter((name) => exportWords.field(name) === name)).toEqual([]);
  });

  it("keeps an unknown field or value of the data export unchanged", () => {
    expect([
      exportWords.field("constructor"),
      exportWords.field("newField"),
      exportWords.value("status", "MOON"),
    ]).toEqual(["constructor", "newField", "MOON"]);
    expect(exportWords.value("status", "ACTIVE")).toBe("aktywna");
  });

  it("lists data that the portal shows but does not export", () => {
    const written = Object.keys(pl).filter((key) => key.startsWith("elsewhere."));
    expect(exportWords.elsewhere.lines).toHaveLength(written.length);
    for (const shown of [
      /Logowanie dwuetapowe i jego telefon/,
      /^Połączenia starsze niż 12 miesięcy/,
      /^Pliki ze zgłoszeń/,
    ]) {
      expect(
        exportWords.elsewhere.lines.some((line) => shown.test(unjoinedText(line))),
        `${shown}`,
      ).toBe(true);
    }
  });

  it("gives each part of the data export a different name", () => {
    const names: readonly ExportPartName[] = dataExport(aFullExport(), MADE).parts.map(({ name }) => name);
    expect(new Set(names.map((name) => exportWords.part(name))).size).toBe(names.length);
  });
});
