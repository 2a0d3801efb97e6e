import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { isJsonRecord, type JsonRecord } from "../json.ts";
import { list, record, type AnswerFields, type ValueKind, type AnswerElement } from "./shape.ts";

const SCHEMA = join(import.meta.dirname, "../../../docs/contract/ebok.xsd");

/** Kinds of the schema's types; all other simple types are text. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  Amount: "money",
  PolishDate: "day",
  Month: "month",
  Moment: "moment",
  "xs:boolean": "flag",
  "xs:int": "number",
  "xs:integer": "number",
  "xs:long": "number",
  "xs:decimal": "number",
  "xs:nonNegativeInteger": "number",
  "xs:positiveInteger": "number",
};

interface SchemaNode {
  readonly tag: string;
  readonly attributes: JsonRecord;
  readonly children: readonly SchemaNode[];
}

/** Converts nodes of the parser: `{ "tag": [children], ":@": { attributes } }`. */
function nodesFrom(list: unknown): readonly SchemaNode[] {
  if (!Array.isArray(list)) return [];
  const entries: readonly unknown[] = list;
  return entries.filter(isJsonRecord).map((entry) => {
    const tag = Object.keys(entry).find((key) => key !== ":@") ?? "";
    const attributes = entry[":@"];
    return { tag, attributes: isJsonRecord(attributes) ? attributes : {}, children: nodesFrom(entry[tag]) };
  });
}

const attributeOf = ({ attributes }: SchemaNode, name: string): string => {
  const value = attributes[name];
  return typeof value === "string" ? value : "";
};

function readSchema(): readonly SchemaNode[] {
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });
  const parsed: unknown = parser.parse(readFileSync(SCHEMA, "utf8"));
  const root = nodesFrom(parsed).find(({ tag }) => tag === "xs:schema");
  if (root === undefined) throw new Error("docs/contract/ebok.xsd has no schema element");
  return root.children;
}

const SCHEMA_NODES = readSchema();

const named = (tag: string): ReadonlyMap<string, SchemaNode> =>
  new Map(SCHEMA_NODES.filter((node) => node.tag === tag).map((node) => [attributeOf(node, "name"), node]));

const ELEMENTS = named("xs:element");
const COMPLEX_TYPES = named("xs:complexType");

/** Lists the elements of a type in schema order: those of its base first, and each alternative of a choice. */
function elementsOf(node: SchemaNode): readonly SchemaNode[] {
  return node.children.flatMap((child) => {
    switch (child.tag) {
      case "xs:element":
        return [child];
      case "xs:extension":
        return [...elementsOf(complexType(attributeOf(child, "base"))), ...elementsOf(child)];
      case "xs:sequence":
      case "xs:choice":
      case "xs:complexContent":
      case "xs:complexType":
        return elementsOf(child);
      default:
        return [];
    }
  });
}

function complexType(name: string): SchemaNode {
  const type = COMPLEX_TYPES.get(name);
  if (type === undefined) throw new Error(`docs/contract/ebok.xsd has no complex type ${name}`);
  return type;
}

function partOf(element: SchemaNode): AnswerElement {
  const type = attributeOf(element, "type");
  const complex = COMPLEX_TYPES.get(type) ?? element.children.find(({ tag }) => tag === "xs:complexType");
  if (complex === undefined) return KINDS[type] ?? "text";
  const elements = elementsOf(complex);
  const [item, ...others] = elements;
  if (item !== undefined && others.length === 0 && item.attributes["maxOccurs"] === "unbounded")
    return list(() => partOf(item));
  return record(fieldsOf(elements));
}

const fieldsOf = (elements: readonly SchemaNode[]): AnswerFields =>
  Object.fromEntries(elements.map((element) => [attributeOf(element, "name"), partOf(element)]));

const known = new Map<string, AnswerFields>();

/**
 * Returns the elements of an operation's result in the order of docs/contract/ebok.xsd. Throws for an unknown
 * operation.
 */
export function answerShape(operation: string): AnswerFields {
  const found = known.get(operation);
  if (found !== undefined) return found;
  const response = ELEMENTS.get(`${operation}Response`);
  const result = response && elementsOf(response).find(({ attributes }) => attributes["name"] === "result");
  if (result === undefined) throw new Error(`docs/contract/ebok.xsd has no result of ${operation}`);
  const fields = fieldsOf(elementsOf(complexType(attributeOf(result, "type"))));
  known.set(operation, fields);
  return fields;
}

/** Returns true if docs/contract/ebok.xsd has an operation of that name. */
export const isOperationOfContract = (operation: string): boolean => ELEMENTS.has(`${operation}Response`);
