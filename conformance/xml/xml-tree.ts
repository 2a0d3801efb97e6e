import { SaxesParser } from "saxes";

/** Text of an element, or a child element. Comments and processing instructions are left out. */
export type XmlChild = string | XmlTree;

/** Element of a document that can be changed and written again. */
export interface XmlTree {
  /** Name as written, with its prefix. */
  name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlChild[];
}

/** Parses a document; throws for one that is not well-formed or has a document type. */
export function parseXmlTree(xml: string): XmlTree {
  const parser = new SaxesParser();
  const open: XmlTree[] = [];
  let root: XmlTree | undefined;
  const addText = (text: string): void => void open.at(-1)?.children.push(text);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("a document type is not allowed");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlTree = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  if (root === undefined) throw new Error("the document has no element");
  return root;
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function writeElement({ name, attributes, children }: XmlTree): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeText(value).replaceAll('"', "&quot;")}"`);
  const content = children.map((child) => (typeof child === "string" ? escapeText(child) : writeElement(child)));
  return `<${name}${written.join("")}>${content.join("")}</${name}>`;
}

/** Writes a document with its declaration. */
export const writeXmlTree = (root: XmlTree): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}`;

export const localNameOf = ({ name }: XmlTree): string => name.slice(name.indexOf(":") + 1);

export const childElementsOf = ({ children }: XmlTree): readonly XmlTree[] =>
  children.filter((child) => typeof child !== "string");

/** Returns the text of an element and of all elements in it. */
export const textOfTree = ({ children }: XmlTree): string =>
  children.map((child) => (typeof child === "string" ? child : textOfTree(child))).join("");

/** Lists the elements on a path of local names below an element: `result`, `entries`, `item`. */
export function elementsAt(root: XmlTree, path: readonly string[]): readonly XmlTree[] {
  return path.reduce<readonly XmlTree[]>(
    (found, name) => found.flatMap(childElementsOf).filter((child) => localNameOf(child) === name),
    [root],
  );
}

/** Creates an element with a text. */
export const createXmlElement = (name: string, ...children: readonly XmlChild[]): XmlTree => ({
  name,
  attributes: new Map(),
  children: [...children],
});
