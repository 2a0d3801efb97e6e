import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { MalformedAnswer, Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { parseXml } from "./xml-tree.ts";
import type { XmlElement } from "./xml-tree.ts";

const ENVELOPE_BEGINS = /^<(?:\?xml|(?:[\w.-]+:)?Envelope)/;
const ENVELOPE_ENDS = /<\/(?:[\w.-]+:)?Envelope\s*>\s*$/;

/** A document type anywhere but inside a comment or a character section, in any case: HTML writes it small. */
function hasDoctype(source: string): boolean {
  for (const [found] of source.matchAll(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<!doctype/gi)) {
    if (!found.startsWith("<![") && !found.startsWith("<!--")) return true;
  }
  return false;
}

function malformed(why: MalformedAnswer): Result<never, WireFailure> {
  return fail({ kind: "malformed", why });
}

/** The `result` of a document that is the answer to `operation`. */
export function resultIn(root: XmlElement, operation: string): Result<XmlElement, WireFailure> {
  const body = root.name === "Envelope" ? onlyChild(root, "Body") : undefined;
  const response = body?.children.length === 1 ? onlyChild(body, `${operation}Response`) : undefined;
  if (response === undefined) return malformed("wrong-root");
  const result = onlyChild(response, "result");
  return result === undefined ? malformed("no-result") : succeed(result);
}

function onlyChild(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  const found = parent?.children.filter((child) => child.name === name) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The `result` element of the answer to `operation` (CALL-03). Whatever is not one whole, well-formed envelope with
 * the answer of this very operation is a failure with a name, never a value and never a throw (CALL-11). `parse` gives
 * the
 * root of a well-formed document and nothing for any other.
 */
export function readReply(source: string, operation: string, parse = parseXml): Result<XmlElement, WireFailure> {
  if (hasDoctype(source)) return malformed("doctype");
  const root = isXmlText(source) ? parse(source) : undefined;
  if (root === undefined) {
    const begun = ENVELOPE_BEGINS.test(source) && !ENVELOPE_ENDS.test(source);
    return malformed(begun ? "cut-off" : "not-xml");
  }
  return resultIn(root, operation);
}

/** The same of a body as it came. Bytes that are not UTF-8 are no XML of ours. */
export function readReplyBytes(
  bytes: ArrayBuffer,
  operation: string,
  parse = parseXml,
): Result<XmlElement, WireFailure> {
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return malformed("not-xml");
  }
  return readReply(source, operation, parse);
}
