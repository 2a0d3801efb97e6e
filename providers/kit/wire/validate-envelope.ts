import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ParseOption, XmlDocument, XmlElement, XmlLibError, XsdValidator } from "libxml2-wasm";

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
const SCHEMA = join(import.meta.dirname, "../../../docs/contract/ebok.xsd");

let compiled: XsdValidator | undefined;

function validator(): XsdValidator {
  if (compiled === undefined) {
    using schema = XmlDocument.fromString(readFileSync(SCHEMA, "utf8"));
    compiled = XsdValidator.fromDoc(schema);
  }
  return compiled;
}

function elementsOf(parent: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof XmlLibError)) throw error;
  const details = error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  return details.length > 0 ? details : [error.message];
}

/** Validates the document of a request or a response against docs/contract/ebok.xsd; returns the errors. */
export function validateDocument(document: XmlDocument): string[] {
  if (document.dtd !== null) return ["a document type is not allowed"];
  const { root } = document;
  if (root.name !== "Envelope" || root.namespaceUri !== SOAP) return ["the root is no SOAP 1.1 envelope"];
  const [body, ...more] = elementsOf(root).filter((child) => child.name === "Body" && child.namespaceUri === SOAP);
  if (body === undefined || more.length > 0) return ["the envelope has not one Body"];
  const [content, ...others] = elementsOf(body);
  if (content === undefined || others.length > 0) return ["the Body has not one element"];
  try {
    validator().validate(content);
    return [];
  } catch (error) {
    return messagesOf(error);
  }
}

/** Validates a request or a response against docs/contract/ebok.xsd; returns the errors. */
export function validateEnvelope(xml: string): string[] {
  try {
    using document = XmlDocument.fromString(xml, {
      option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET,
    });
    return validateDocument(document);
  } catch (error) {
    return messagesOf(error);
  }
}
