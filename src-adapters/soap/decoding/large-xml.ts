import { decodeSoapResponseBytes, type SoapResponseDecoder } from "./decode-soap-response.ts";
import { packTree, unpackTree, type PackedTree } from "./packed-tree.ts";
import { scanPlainXml } from "./scan-plain-xml.ts";
import { parseXml } from "./parse-xml.ts";

/** Packs the tree of a well-formed document; `undefined` for any other text. Fast if the document is plain. */
export function packLargeXml(source: string): PackedTree | undefined {
  const plain = scanPlainXml(source);
  if (plain !== undefined) return plain;
  const root = parseXml(source);
  return root === undefined ? undefined : packTree(root);
}

/** Decodes a large response on the calling thread, for pages without a worker. */
export const decodeLargeInPlace: SoapResponseDecoder = (bytes, operation) =>
  Promise.resolve(
    decodeSoapResponseBytes(bytes, operation, (source) => {
      const tree = packLargeXml(source);
      return tree === undefined ? undefined : unpackTree(tree);
    }),
  );
