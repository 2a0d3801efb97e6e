import { XMLParser } from "fast-xml-parser";
import { unescapeXml } from "./xml-text.ts";

/** Element of a response. Names are values, never keys, so no name can reach an object's prototype. */
export interface XmlElement {
  /** Local name, without prefix. */
  readonly name: string;
  /** Text directly inside the element, not trimmed and not converted. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Prefix of every name, because the parser renames or rejects names such as `toString` and `__proto__`. */
const MARK = ":";
const TEXT = "#text";

/** Thrown inside the parser only; `parseXml` turns it into `undefined`. */
class UnreadableXml extends Error {}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  textNodeName: TEXT,
  // The parser calls this twice for a self-closing element.
  transformTagName: (name) => (name.startsWith(MARK) ? name : MARK + name),
  entityDecoder: {
    setExternalEntities: () => undefined,
    addInputEntities: () => {
      throw new UnreadableXml("document type");
    },
    reset: () => undefined,
    setXmlVersion: () => undefined,
    decode: (raw) => {
      const text = unescapeXml(raw);
      if (text === undefined) throw new UnreadableXml("reference");
      return text;
    },
  },
});

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function elementOf(name: string, content: unknown): XmlElement {
  let text = "";
  const children: XmlElement[] = [];
  for (const node of Array.isArray(content) ? content : []) {
    if (!isNode(node)) continue;
    // Not `Object.entries`: for 60,000 nodes it would create 60,000 pairs.
    for (const key in node) {
      if (key === TEXT) text += String(node[key]);
      else if (key.startsWith(MARK)) children.push(elementOf(key.slice(MARK.length), node[key]));
    }
  }
  return { name, text, children };
}

/**
 * Parses a document and returns its root element; `undefined` if it is not well-formed. Resolves no external entities.
 */
export function parseXml(source: string): XmlElement | undefined {
  try {
    return elementOf("", parser.parse(source, true)).children[0];
  } catch {
    return undefined;
  }
}
