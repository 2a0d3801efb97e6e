import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/run-tool.ts";

/** Row of specification-fields.tsv: a field that section 3 or 7 of the specification names. */
export interface SpecificationField {
  readonly section: string;
  /** Entity of section 3; operation or frame of section 7. */
  readonly entity: string;
  /** Field as the specification writes it. A dot separates a nested field from its owner. */
  readonly field: string;
  /** Name in the contract: the last part of `field`, or the words of the specification as one name. */
  readonly name: string;
  /**
   * Complex type, element or enumeration of the XSD; with " lists" a type whose values name the field; `operation`; a
   * JSON file of docs/contract with a message or path in it; or `portal: ` with the reason why it is never sent.
   */
  readonly place: string;
}

const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "");

/** Returns every field that the specification names, in its order. */
export function specificationFields(): readonly SpecificationField[] {
  return textOf("test/architecture/specification-fields.tsv")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [section = "", entity = "", field = "", name = "", place = ""] = line.split("\t");
      return { section, entity, field, name, place };
    });
}

/** Returns the fields of the entities of section 3, without those that only group others. */
export function entityFields(): readonly SpecificationField[] {
  const fields = specificationFields().filter(({ section }) => section === "3");
  const isOwner = (one: SpecificationField): boolean =>
    fields.some(({ entity, field }) => entity === one.entity && field.startsWith(`${one.field}.`));
  return fields.filter((field) => !isOwner(field));
}

const hasWord = (text: string, word: string): boolean => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text);

/** Returns the declaration of a named type or of a request or response, with those that it extends or refers to. */
function declarationIn(xsd: string, name: string): string {
  // The XSD indents declarations by two spaces, and everything inside them deeper.
  const own = new RegExp(`\\n  <xs:\\w+ name="${name}"[\\s\\S]*?(?=\\n  <(?!/)|\\n</|$)`).exec(xsd)?.[0] ?? "";
  const base = /<xs:extension base="(\w+)">/.exec(own)?.[1];
  return base === undefined ? own : own + declarationIn(xsd, base);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the object with this name anywhere in a JSON schema. Skips `$ref` objects. */
function objectNamed(value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined;
  const own = value[name];
  if (isRecord(own) && own["$ref"] === undefined) return own;
  return Object.values(value)
    .map((child) => objectNamed(child, name))
    .find((found) => found !== undefined);
}

/** Returns the names of all `properties` and query parameters of a JSON schema, at any depth. */
function jsonNames(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  const own = isRecord(value["properties"]) ? Object.keys(value["properties"]) : [];
  const parameter = value["in"] === "query" && typeof value["name"] === "string" ? [value["name"]] : [];
  return [...own, ...parameter, ...Object.values(value).flatMap(jsonNames)];
}

/** Returns an error if the contract does not have a field under the specification's name; `undefined` if it has. */
export function contractNameProblem(
  { entity, field, name, place }: SpecificationField,
  xsd: string = textOf("docs/contract/ebok.xsd"),
): string | undefined {
  if (place.startsWith("portal: ")) return undefined;
  const [owner = "", detail = ""] = place.split(" ");
  const problem = `${entity}, ${field}: ${place} has no ${name}`;
  if (owner === "operation") {
    const hasBoth = [name, `${name}Response`].every((one) => xsd.includes(`<xs:element name="${one}"`));
    return hasBoth && textOf("docs/contract/ebok.wsdl").includes(`<wsdl:operation name="${name}"`)
      ? undefined
      : problem;
  }
  if (owner.endsWith(".json")) {
    const schema: unknown = JSON.parse(textOf(`docs/contract/${owner}`));
    return jsonNames(objectNamed(schema, detail)).includes(name) ? undefined : problem;
  }
  const declared = declarationIn(xsd, owner);
  const has = detail === "lists" ? hasWord(declared, name) : declared.includes(`<xs:element name="${name}"`);
  return has ? undefined : problem;
}
