import { readReplyBytes } from "./codec.ts";
import { parseXml } from "./xml-tree.ts";
import { packTree, unpackTree, type PackedTree } from "./packed-tree.ts";
import type { ReadReply } from "./read-reply.ts";
import { scanPlainXml } from "./scan-plain-xml.ts";

/** The tree of a well-formed document, packed; `undefined` for anything else. Quick where the document is plain. */
export function packLargeXml(source: string): PackedTree | undefined {
  const plain = scanPlainXml(source);
  if (plain !== undefined) return plain;
  const root = parseXml(source);
  return root === undefined ? undefined : packTree(root);
}

/** Reads a large reply where it is called: what a worker would do, on a page that has none. */
export const readLargeInPlace: ReadReply = (bytes, operation) =>
  Promise.resolve(
    readReplyBytes(bytes, operation, (source) => {
      const tree = packLargeXml(source);
      return tree === undefined ? undefined : unpackTree(tree);
    }),
  );
