import { ParseOption, XmlDocument, XmlElement, XmlLibError } from "libxml2-wasm";
import type { XsdValidator } from "libxml2-wasm";

/** Violation of the XSD in the body of an envelope. */
export interface SchemaError {
  /** Path of the element below `result` with indexes; "" for the result itself and what is above it. */
  readonly path: string;
  /** Message of the validator. It contains the value. */
  readonly message: string;
  /** Text of the element. */
  readonly text: string;
  /** Names of the element's siblings after it, and its own. */
  readonly following: readonly string[];
}

/** Document that is no envelope with one call or response. */
export interface NoEnvelope {
  readonly problem: string;
}

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
const PARSE = { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET };

function elementsOf(parent: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

/** Steps of the validator's path: `*[2]` counts all elements, `e:item[2]` those with this name and prefix. */
function elementAt(root: XmlElement, nodePath: string): readonly XmlElement[] {
  const chain: XmlElement[] = [];
  let candidates: readonly XmlElement[] = [root];
  for (const step of nodePath.split("/").filter((text) => text !== "")) {
    const [, qualified = "", position = "1"] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const matching =
      qualified === "*"
        ? candidates
        : candidates.filter(({ name, prefix }) => (prefix === "" ? name : `${prefix}:${name}`) === qualified);
    const found = matching[Number(position) - 1];
    if (found === undefined) return chain;
    chain.push(found);
    candidates = elementsOf(found);
  }
  return chain;
}

function stepOf(element: XmlElement, parent: XmlElement): string {
  const namesakes = elementsOf(parent).filter(({ name }) => name === element.name);
  if (element.name !== "item" && namesakes.length < 2) return element.name;
  return `${element.name}[${namesakes.findIndex((each) => each.isSameNode(element))}]`;
}

/** Number of elements from the envelope to the result. */
const RESULT_DEPTH = 4;

function toSchemaError(root: XmlElement, nodePath: string, message: string): SchemaError {
  const chain = elementAt(root, nodePath);
  const element = chain.at(-1);
  const parent = chain.at(-2);
  const path = chain
    .slice(RESULT_DEPTH)
    .map((each, index) => stepOf(each, chain[RESULT_DEPTH + index - 1] ?? root))
    .join(".");
  const siblings = parent === undefined ? [] : elementsOf(parent);
  const own = element === undefined ? -1 : siblings.findIndex((each) => each.isSameNode(element));
  return {
    path,
    message: message.trim(),
    text: element === undefined || elementsOf(element).length > 0 ? "" : element.content,
    following: own === -1 ? [] : siblings.slice(own).map(({ name }) => name),
  };
}

function errorsIn(document: XmlDocument, validator: XsdValidator): readonly SchemaError[] | NoEnvelope {
  if (document.dtd !== null) return { problem: "a document type" };
  const { root } = document;
  if (root.name !== "Envelope" || root.namespaceUri !== SOAP) return { problem: "no SOAP 1.1 envelope" };
  const bodies = elementsOf(root).filter((child) => child.name === "Body" && child.namespaceUri === SOAP);
  const [body] = bodies;
  const [content, ...others] = body === undefined ? [] : elementsOf(body);
  if (bodies.length !== 1 || content === undefined || others.length > 0)
    return { problem: "not one Body with one element" };
  try {
    validator.validate(content);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ xpath, message }) => toSchemaError(root, xpath ?? "", message));
  }
}

/** Validates the body of a SOAP envelope; returns its errors with their places. */
export function schemaErrors(xml: string, validator: XsdValidator): readonly SchemaError[] | NoEnvelope {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(xml, PARSE);
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return { problem: "no well-formed XML" };
  }
  using parsed = document;
  return errorsIn(parsed, validator);
}
