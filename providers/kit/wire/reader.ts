import { ParseOption, XmlDocument, XmlElement } from "libxml2-wasm";

const NAMESPACE = "urn:ebok:service:1";
const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
/** Largest request body, in bytes. Valid requests are far smaller; files are sent in pieces. */
export const MAX_REQUEST_BYTES = 262_144;

/** Parsed element: texts, lists of texts and nested elements by name. */
export interface RequestPart {
  text(name: string): string;
  list(name: string): readonly string[];
  /** Content of the element; `undefined` if it is missing, unlike an empty element. */
  part(name: string): RequestPart | undefined;
  /** Items of a list whose items have elements. */
  parts(name: string): readonly RequestPart[];
}

/** Parsed request. */
export interface ServiceRequest extends RequestPart {
  readonly operation: string;
  /** All fields but the session as text: equal for requests with the same content. */
  readonly content: string;
}

/** Error for a body that violates the contract. Its message is for developers of the client. */
export class UnreadableRequest extends Error {}

function childrenOf(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

function only(parent: XmlElement, namespace: string, name?: string): XmlElement {
  const fitting = childrenOf(parent).filter(
    (child) => child.namespaceUri === namespace && (name === undefined || child.name === name),
  );
  const [first, second] = fitting;
  if (first === undefined || second !== undefined)
    throw new UnreadableRequest(`one ${name ?? "operation"} is expected in ${parent.name}`);
  return first;
}

function parse(body: string): XmlDocument {
  if (Buffer.byteLength(body) > MAX_REQUEST_BYTES) throw new UnreadableRequest("the request is too large");
  if (/<!DOCTYPE/i.test(body)) throw new UnreadableRequest("the body must not have a document type");
  try {
    return XmlDocument.fromString(body, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET });
  } catch {
    throw new UnreadableRequest("the request is not well-formed XML");
  }
}

/** Reads an element and its descendants, so that the document can be freed. `once`: a repeated field is an error. */
function readPart(element: XmlElement, once: boolean): RequestPart {
  const texts = new Map<string, string>();
  const children = new Map<string, readonly RequestPart[]>();
  const items = new Map<string, readonly string[]>();
  const self = new Map<string, RequestPart>();
  for (const field of childrenOf(element)) {
    if (field.namespaceUri !== NAMESPACE || (once && texts.has(field.name)))
      throw new UnreadableRequest(`${field.name} is unknown or there twice`);
    const inside = childrenOf(field);
    texts.set(field.name, field.content);
    items.set(
      field.name,
      inside.map((item) => item.content),
    );
    children.set(
      field.name,
      inside.map((item) => readPart(item, false)),
    );
    self.set(field.name, readPart(field, false));
  }
  return {
    text: (name) => texts.get(name) ?? "",
    list: (name) => items.get(name) ?? [],
    part: (name) => self.get(name),
    parts: (name) => children.get(name) ?? [],
  };
}

/**
 * Reads an envelope. Throws `UnreadableRequest` for a doctype, broken XML, HTML, and no or two operations. `verify`
 * sees the request with its document, which is freed afterwards.
 */
export function readRequest(
  body: string,
  verify: (request: ServiceRequest, document: XmlDocument) => void = () => undefined,
): ServiceRequest {
  using document = parse(body);
  const root = document.root;
  if (root.name !== "Envelope" || root.namespaceUri !== SOAP)
    throw new UnreadableRequest("a SOAP 1.1 envelope is expected");
  const operation = only(only(root, SOAP, "Body"), NAMESPACE);
  const content = childrenOf(operation)
    .filter(({ name }) => name !== "sessionId")
    .map((field) => field.toString({ format: false }))
    .join("");
  const request = { operation: operation.name, content, ...readPart(operation, true) };
  verify(request, document);
  return request;
}
