import { describe, expect, it } from "vitest";
import { dataExport, exportPage, type ExportPartName } from "#domain/data-export/index.ts";
import { everythingKnown } from "#test/mothers/index.ts";
import { exportWords } from "./export-words.ts";

const MADE = { madeAt: 0, operator: "Operator" };

describe("the words of a copy of the data", () => {
  it("name every field that the portal can know", () => {
    const asked = new Set<string>();
    exportPage(dataExport(everythingKnown(), MADE), { ...exportWords, field: (name) => {
      asked.add(name);
      return name;
    } });
    expect(asked.size).toBeGreaterThan(150);
    expect([...asked].filter((name) => exportWords.field(name) === name)).toEqual([]);
  });

  it("keep what nobody has a word for as it came", () => {
    expect([exportWords.field("constructor"), exportWords.field("newField"), exportWords.value("status", "MOON")]).toEqual(["constructor", "newField", "MOON"]);
    expect(exportWords.value("status", "ACTIVE")).toBe("aktywna");
  });

  it("name each part", () => {
    const names: readonly ExportPartName[] = dataExport(everythingKnown(), MADE).parts.map(({ name }) => name);
    expect(new Set(names.map((name) => exportWords.part(name))).size).toBe(names.length);
  });
});
