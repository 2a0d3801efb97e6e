import { XMLParser } from "fast-xml-parser";
import { KNOWN_NAMESPACES, XML_DECLARATION } from "./known-namespaces.ts";
import { unescapeXml } from "./xml-text.ts";

/**
 * Element of a response in a namespace that the portal reads. Names are values, never keys, so no name can reach an
 * object's prototype.
 */
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
const ATTRIBUTES = ":@";
const ATTRIBUTE_MARK = "@";

/** Namespaces by prefix, in force at one element; the default namespace has the prefix "". */
type Bindings = ReadonlyMap<string, string>;

/** Thrown inside the parser only; `parseXml` turns it into `undefined`. */
class UnreadableXml extends Error {}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE_MARK,
  parseAttributeValue: false,
  attributeValueProcessor: (_, value) => {
    if (value.includes("<")) throw new UnreadableXml("attribute");
    return value;
  },
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

const DECLARED_PREFIX = /^@xmlns(?::(.+))?$/;

/** Returns the bindings in force at an element with these attributes. */
function bindingsAt(attributes: unknown, outer: Bindings): Bindings {
  let bindings = outer;
  if (!isNode(attributes)) return bindings;
  for (const name in attributes) {
    const declared = DECLARED_PREFIX.exec(name);
    if (declared !== null) bindings = new Map([...bindings, [declared[1] ?? "", String(attributes[name])]]);
  }
  return bindings;
}

/** Name of an element of a foreign namespace. The document itself has it too. */
const NO_NAME = "";

function elementOf(qualifiedName: string, content: unknown, bindings: Bindings): XmlElement {
  const colon = qualifiedName.indexOf(":");
  const namespace = bindings.get(qualifiedName.slice(0, Math.max(0, colon)));
  if (namespace === undefined) throw new UnreadableXml("unbound prefix");
  let text = "";
  const children: XmlElement[] = [];
  for (const node of Array.isArray(content) ? content : []) {
    if (!isNode(node)) continue;
    const inner = bindingsAt(node[ATTRIBUTES], bindings);
    // Not `Object.entries`: for 60,000 nodes it would create 60,000 pairs.
    for (const key in node) {
      if (key === TEXT) text += String(node[key]);
      else if (key !== ATTRIBUTES && key.startsWith(MARK)) {
        const child = elementOf(key.slice(MARK.length), node[key], inner);
        // A foreign root stays: it is a document, but no response.
        if (child.name !== NO_NAME || qualifiedName === NO_NAME) children.push(child);
      }
    }
  }
  return { name: KNOWN_NAMESPACES.includes(namespace) ? qualifiedName.slice(colon + 1) : NO_NAME, text, children };
}

/**
 * Parses a document and returns its root element without the elements of foreign namespaces; `undefined` if it is not
 * well-formed. Resolves no external entities.
 */
export function parseXml(source: string): XmlElement | undefined {
  if (source.startsWith("<?xml") && !XML_DECLARATION.test(source)) return undefined;
  try {
    return elementOf(NO_NAME, parser.parse(source, true), new Map([["", ""]])).children[0];
  } catch {
    return undefined;
  }
}
