import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { elementsAt, parseXmlTree, textOfTree, writeXmlTree } from "./xml-tree.ts";

const EXAMPLES = join(import.meta.dirname, "../../docs/contract/examples");

it("writes every example of the contract as it was read", () => {
  for (const file of readdirSync(EXAMPLES)) {
    const tree = parseXmlTree(readFileSync(join(EXAMPLES, file), "utf8"));
    expect(parseXmlTree(writeXmlTree(tree)), file).toEqual(tree);
  }
});

it("finds elements by their local names, whatever their prefix", () => {
  const root = parseXmlTree('<s:a xmlns:s="urn:a"><b><s:c>1</s:c><c>2 &amp; 3</c></b></s:a>');
  expect(elementsAt(root, ["b", "c"]).map(textOfTree)).toEqual(["1", "2 & 3"]);
});

it("escapes texts and attributes when it writes them", () => {
  expect(writeXmlTree(parseXmlTree(`<a b='"&lt;'>&lt;&amp;<![CDATA[<]]></a>`))).toContain(
    '<a b="&quot;&lt;">&lt;&amp;&lt;</a>',
  );
});

it.each(["<!DOCTYPE a><a/>", "<a>", "<a/><b/>", "", "plain"])("rejects %j", (text) => {
  expect(() => parseXmlTree(text)).toThrow();
});
