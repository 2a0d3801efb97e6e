import { ParseOption, XmlDocument, XmlElement } from "libxml2-wasm";

const NAMESPACE = "urn:ebok:service:1";
const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
/** No request of this contract comes near; files travel elsewhere. */
export const MAX_REQUEST_BYTES = 262_144;

/** A request as it was understood: texts and lists of texts by the name of their element. */
export interface ServiceRequest {
  readonly operation: string;
  /** All fields but the session, as text: equal for requests that ask the same. */
  readonly content: string;
  text(name: string): string;
  list(name: string): readonly string[];
}

/** A body that is no request of this contract. Its message is for the developer who sent it. */
export class UnreadableRequest extends Error {}

function childrenOf(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

function only(parent: XmlElement, namespace: string, name?: string): XmlElement {
  const fitting = childrenOf(parent).filter((child) => child.namespaceUri === namespace && (name === undefined || child.name === name));
  const [first, second] = fitting;
  if (first === undefined || second !== undefined) throw new UnreadableRequest(`one ${name ?? "operation"} is expected in ${parent.name}`);
  return first;
}

function parse(body: string): XmlDocument {
  if (Buffer.byteLength(body) > MAX_REQUEST_BYTES) throw new UnreadableRequest("the request is too large");
  if (/<!DOCTYPE/i.test(body)) throw new UnreadableRequest("a document type is refused");
  try {
    return XmlDocument.fromString(body, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET });
  } catch {
    throw new UnreadableRequest("the request is not well-formed XML");
  }
}

/** Reads an envelope. Throws `UnreadableRequest` for whatever is not one: a doctype, broken XML, HTML, no or two operations. */
export function readRequest(body: string): ServiceRequest {
  using document = parse(body);
  const root = document.root;
  if (root.name !== "Envelope" || root.namespaceUri !== SOAP) throw new UnreadableRequest("a SOAP 1.1 envelope is expected");
  const operation = only(only(root, SOAP, "Body"), NAMESPACE);
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  let content = "";
  for (const field of childrenOf(operation)) {
    if (field.namespaceUri !== NAMESPACE || texts.has(field.name)) throw new UnreadableRequest(`${field.name} is unknown or there twice`);
    texts.set(field.name, field.content);
    if (field.name !== "sessionId") content += field.toString({ format: false });
    lists.set(field.name, childrenOf(field).map((item) => item.content));
  }
  return { operation: operation.name, content, text: (name) => texts.get(name) ?? "", list: (name) => lists.get(name) ?? [] };
}
