import { describe, expect, it } from "vitest";
import { jsonOf, toExportNode, type AnyShape, type Leaf } from "./export-node.ts";

/** Returns the JSON value and the text of a leaf. */
function leafAs(value: unknown, leaf: Leaf): readonly unknown[] | undefined {
  const node = toExportNode(value, leaf);
  return node?.kind === "value" ? [node.json, node.text] : undefined;
}

describe("toExportNode", () => {
  it.each<[Leaf, unknown, unknown, unknown]>([
    ["text", "Anna", "Anna", "Anna"],
    ["text", "", "", ""],
    ["number", 7.5, 7.5, "7.5"],
    ["money", 1_250, "12.50", "12,50\u00a0zł"],
    ["money", -5, "-0.05", "−0,05\u00a0zł"],
    ["day", "2026-01-31", "2026-01-31", "31-01-2026"],
    ["month", "2026-10", "2026-10", "październik 2026"],
    ["moment", Date.UTC(2026, 10, 20, 9, 2), "2026-11-20T09:02:00.000Z", "20-11-2026 10:02"],
    ["moment", 8.64e15 - 86_400_000, 8_639_999_913_600_000, "8639999913600000"],
    ["flag", true, true, true],
    ["flag", false, false, false],
    [
      "markup",
      "<p>Raz &lt;dwa&gt;&nbsp;i &quot;trzy&quot; &amp;amp;</p><br>\n cztery ",
      "<p>Raz &lt;dwa&gt;&nbsp;i &quot;trzy&quot; &amp;amp;</p><br>\n cztery ",
      'Raz <dwa> i "trzy" &amp; cztery',
    ],
  ])("exports as %s: %j", (leaf, value, json, text) => {
    expect(leafAs(value, leaf)).toEqual([json, text]);
  });

  it.each<[Leaf, unknown, unknown, unknown]>([
    ["money", 12.5, 12.5, "12.5"],
    ["money", "12", "12", "12"],
    ["day", "31.01.2026", "31.01.2026", "31.01.2026"],
    ["day", 5, 5, "5"],
    ["month", "październik", "październik", "październik"],
    ["month", 10, 10, "10"],
    ["moment", 8.64e15, 8.64e15, "8640000000000000"],
    ["moment", -8.65e15, -8.65e15, "-8650000000000000"],
    ["moment", "wczoraj", "wczoraj", "wczoraj"],
    ["flag", "Y", "Y", "Y"],
    ["markup", 5, 5, "5"],
    ["text", true, true, true],
    ["number", Number.NaN, "null", "null"],
    ["text", { a: 1 }, '{"a":1}', '{"a":1}'],
    ["text", () => 1, "", ""],
  ])("exports a value that is no valid %s unformatted: %j", (leaf, value, json, text) => {
    expect(leafAs(value, leaf)).toEqual([json, text]);
  });

  it.each<AnyShape>(["text", { each: "text" }, { of: { a: "text" } }])(
    "exports no node for a missing value, whatever its shape: %j",
    (shape) => {
      expect([toExportNode(undefined, shape), toExportNode(null, shape)]).toEqual([undefined, undefined]);
    },
  );

  it("exports a list without its missing items, and another value unformatted", () => {
    expect(toExportNode(["a", undefined, "b"], { each: "text" })).toEqual({
      kind: "list",
      items: [
        { kind: "value", json: "a", text: "a" },
        { kind: "value", json: "b", text: "b" },
      ],
    });
    expect(toExportNode([], { each: "text" })).toEqual({ kind: "list", items: [] });
    expect(toExportNode([1], { each: () => "money" })).toEqual({
      kind: "list",
      items: [{ kind: "value", json: "0.01", text: "0,01\u00a0zł" }],
    });
    expect(toExportNode("a, b", { each: "text" })).toEqual({ kind: "value", json: "a, b", text: "a, b" });
  });

  it("exports a record in the order of its shape, also as JSON", () => {
    const node = toExportNode(
      { b: 1, a: ["x"], left: undefined, unknownField: "?" },
      { of: { a: { each: "text" }, b: "number", left: "text" } },
    );
    expect(node).toEqual({
      kind: "record",
      fields: [
        { name: "a", node: { kind: "list", items: [{ kind: "value", json: "x", text: "x" }] } },
        { name: "b", node: { kind: "value", json: 1, text: "1" } },
      ],
    });
    expect(node === undefined ? undefined : jsonOf(node)).toEqual({ a: ["x"], b: 1 });
  });
});
