import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XmlElement, type XmlNode } from "libxml2-wasm";
import { ROOT } from "../run-tool.ts";

const NAMES = {
  xs: "http://www.w3.org/2001/XMLSchema",
  wsdl: "http://schemas.xmlsoap.org/wsdl/",
  ebok: "urn:ebok:service:1",
};

/** Element of a message or a type. */
export interface ContractElement {
  readonly name: string;
  readonly type: string;
  /** The element may be absent; in a result also with a flag or a refusal. */
  readonly optional: boolean;
  /** The element may be repeated. */
  readonly list: boolean;
  readonly documentation: string;
}

/** Named type of the XSD. */
export interface ContractType {
  readonly name: string;
  readonly documentation: string;
  readonly base: string | undefined;
  readonly elements: readonly ContractElement[];
  /** Values of an enumeration. */
  readonly values: readonly string[];
  /** Elements of other namespaces may follow. */
  readonly extensible: boolean;
}

export interface ContractRefusal {
  readonly code: string;
  readonly meaning: string;
}

export interface ContractOperation {
  readonly name: string;
  readonly documentation: string;
  readonly request: readonly ContractElement[];
  /** Type of the result. */
  readonly result: string;
  readonly refusals: readonly ContractRefusal[];
}

export interface WsdlContract {
  readonly version: string;
  readonly operations: readonly ContractOperation[];
  readonly types: readonly ContractType[];
  /** Operations and elements without documentation, as `Type.element`. */
  readonly undocumented: readonly string[];
}

const elementsIn = (node: XmlDocument | XmlElement, path: string): readonly XmlElement[] =>
  node.find(path, NAMES).filter((found: XmlNode): found is XmlElement => found instanceof XmlElement);

const attributeOf = (node: XmlElement, name: string): string | undefined => node.attr(name)?.value;

const textIn = (node: XmlElement, path: string): string =>
  elementsIn(node, path)
    .map(({ content }) => content.replaceAll(/\s+/g, " ").trim())
    .join(" ");

const documentationOf = (node: XmlElement): string => textIn(node, "xs:annotation/xs:documentation");

const isOptionalGroup = (node: XmlElement): boolean =>
  elementsIn(node, "ancestor::xs:sequence[@minOccurs='0']").length > 0;

const toElement = (node: XmlElement): ContractElement => ({
  name: attributeOf(node, "name") ?? "",
  type: (attributeOf(node, "type") ?? "").replace(/^xs:/, ""),
  optional: attributeOf(node, "minOccurs") === "0" || isOptionalGroup(node),
  list: attributeOf(node, "maxOccurs") === "unbounded",
  documentation: documentationOf(node),
});

function toType(node: XmlElement): ContractType {
  const [extension] = elementsIn(node, ".//xs:extension | .//xs:restriction");
  return {
    name: attributeOf(node, "name") ?? "",
    documentation: [documentationOf(node), textIn(node, ".//xs:sequence/xs:annotation/xs:documentation")]
      .filter((text) => text !== "")
      .join(" "),
    base: extension && attributeOf(extension, "base")?.replace(/^xs:/, ""),
    elements: elementsIn(node, ".//xs:element").map(toElement),
    values: elementsIn(node, ".//xs:enumeration").map((value) => attributeOf(value, "value") ?? ""),
    extensible: elementsIn(node, ".//xs:any").length > 0,
  };
}

function operationOf(node: XmlElement, schema: XmlDocument, types: readonly ContractType[]): ContractOperation {
  const name = attributeOf(node, "name") ?? "";
  const [request] = elementsIn(schema, `/xs:schema/xs:element[@name='${name}']`);
  const [response] = elementsIn(schema, `/xs:schema/xs:element[@name='${name}Response']`);
  const requestType = request && attributeOf(request, "type");
  return {
    name,
    documentation: textIn(node, "wsdl:documentation"),
    request:
      requestType === undefined
        ? request === undefined
          ? []
          : elementsIn(request, ".//xs:element").map(toElement)
        : (types.find((type) => type.name === requestType)?.elements ?? []),
    result: response === undefined ? "" : (elementsIn(response, ".//xs:element").map(toElement)[0]?.type ?? ""),
    refusals:
      response === undefined
        ? []
        : elementsIn(response, "xs:annotation/xs:appinfo/ebok:refusal").map((refusal) => ({
            code: attributeOf(refusal, "code") ?? "",
            meaning: refusal.content.trim(),
          })),
  };
}

function undocumentedIn(schema: XmlDocument, operations: readonly ContractOperation[]): readonly string[] {
  const elements = elementsIn(schema, "//xs:element").filter((node) => documentationOf(node) === "");
  return [
    ...elements.map((node) => {
      const owner = elementsIn(node, "ancestor::*[parent::xs:schema]").map((parent) => attributeOf(parent, "name"));
      return [...owner, attributeOf(node, "name")].join(".");
    }),
    ...operations.filter(({ documentation }) => documentation === "").map(({ name }) => name),
  ];
}

/** Reads a WSDL and its XSD; by default those of docs/contract. */
export function readContract(
  wsdl = readFileSync(join(ROOT, "docs/contract/ebok.wsdl"), "utf8"),
  xsd = readFileSync(join(ROOT, "docs/contract/ebok.xsd"), "utf8"),
): WsdlContract {
  using service = XmlDocument.fromString(wsdl);
  using schema = XmlDocument.fromString(xsd);
  const types = elementsIn(schema, "/xs:schema/xs:complexType | /xs:schema/xs:simpleType").map(toType);
  const operations = elementsIn(service, "//wsdl:portType/wsdl:operation").map((node) =>
    operationOf(node, schema, types),
  );
  return {
    version: attributeOf(schema.root, "version") ?? "",
    operations,
    types,
    undocumented: undocumentedIn(schema, operations),
  };
}

/** Returns the response to an operation with a refusal. */
export function refusalExample(operation: string, code: string): string {
  const until = code === "LOCKED" ? "lockedUntil" : code === "TRY_LATER" ? "tryAgainAt" : undefined;
  const time = until === undefined ? "" : `\n        <${until}>2026-11-20T09:42:00+01:00</${until}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">
  <soap:Body>
    <${operation}Response xmlns="${NAMES.ebok}">
      <result>
        <errorCode>${code}</errorCode>${time}
      </result>
    </${operation}Response>
  </soap:Body>
</soap:Envelope>
`;
}
