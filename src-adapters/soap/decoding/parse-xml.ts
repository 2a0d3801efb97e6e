import { XMLParser } from "fast-xml-parser";
import { isKnownNamespace, XML_DECLARATION } from "./known-namespaces.ts";
import { unescapeXml } from "./xml-text.ts";

/** Element of a response in a namespace that the portal reads. Names are values, never keys, so no name can reach an object's prototype. */
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
  if (!isNode(attributes)) return outer;
  const declared = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const found = DECLARED_PREFIX.exec(name);
    return found === null ? [] : [[found[1] ?? "", String(value)]];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

/** Returns the namespace of a name. Throws for a prefix that is not declared. */
function namespaceOf(prefix: string, bindings: Bindings): string {
  const namespace = bindings.get(prefix);
  if (namespace === undefined && prefix !== "") throw new UnreadableXml("unbound prefix");
  return namespace ?? "";
}

function elementOf(qualifiedName: string, content: unknown, bindings: Bindings): XmlElement | undefined {
  const colon = qualifiedName.indexOf(":");
  const prefix = colon === -1 ? "" : qualifiedName.slice(0, colon);
  const isKnown = isKnownNamespace(namespaceOf(prefix, bindings));
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
        if (child !== undefined) children.push(child);
      }
    }
  }
  return isKnown ? { name: qualifiedName.slice(colon + 1), text, children } : undefined;
}

const NO_BINDINGS: Bindings = new Map();

const hasElement = (nodes: unknown): boolean =>
  Array.isArray(nodes) && nodes.some((node) => isNode(node) && Object.keys(node).some((key) => key !== TEXT));

/** Root in place of one of a foreign namespace. */
const FOREIGN_ROOT: XmlElement = { name: "", text: "", children: [] };

/**
 * Parses a document and returns its root element without the elements of foreign namespaces; `undefined` if it is not
 * well-formed. Resolves no external entities.
 */
export function parseXml(source: string): XmlElement | undefined {
  if (source.startsWith("<?xml") && !XML_DECLARATION.test(source)) return undefined;
  try {
    const nodes: unknown = parser.parse(source, true);
    const root = elementOf("", nodes, NO_BINDINGS)?.children[0];
    return root ?? (hasElement(nodes) ? FOREIGN_ROOT : undefined);
  } catch {
    return undefined;
  }
}
