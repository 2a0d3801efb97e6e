import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "#test/models/any-character.ts";
import type { XmlElement } from "./parse-xml.ts";
import { packTree, unpackTree } from "./packed-tree.ts";

const content = { name: fc.string(), text: fc.string({ unit: anyCharacter }) };
const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.record({ ...content, children: fc.constant([]) }),
    fc.record({ ...content, children: fc.array(tie("tree"), { maxLength: 4 }) }),
  ),
}));

function whole({ name, text, children }: XmlElement): XmlElement {
  return { name, text, children: children.map(whole) };
}

it("unpacks the same XML tree that was packed", () => {
  fc.assert(
    fc.property(tree, (root) => {
      expect(whole(unpackTree(structuredClone(packTree(root))))).toEqual(root);
    }),
  );
});

it("packs a text once although it occurs a thousand times in the XML tree", () => {
  const children = Array.from({ length: 1_000 }, () => ({ name: "flag", text: "true", children: [] }));
  expect(packTree({ name: "list", text: "", children }).strings.toSorted()).toEqual(["", "flag", "list", "true"]);
});
