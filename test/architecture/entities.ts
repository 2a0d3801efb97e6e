import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SCHEMA } from "#sandbox/database/schema.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** Row of entity-fields.tsv: a field of an entity of the specification, with its places in the code. */
export interface EntityRow {
  readonly entity: string;
  readonly field: string;
  /** Complex type and element of the XSD, or a JSON file of docs/contract and the path in it. */
  readonly contract: readonly string[];
  /** File of src-adapters, and the function in it. */
  readonly decoder: readonly string[];
  /** Column of the database, file of sandbox, and the word there if it differs from the name of the element. */
  readonly sandbox: readonly string[];
  /** File that uses the field, and the word there if it differs from the name of the field. */
  readonly use: readonly string[];
}

const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "");
const codeOf = (file: string): string => textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\w)${word.replaceAll(".", "\\.")}(?!\\w)`).test(text);
const wordsOf = (cell: string | undefined): readonly string[] => (cell ?? "").split(" ").filter((word) => word !== "");
const lastOf = (path: string): string => path.split(".").at(-1) ?? path;

/** Returns every row, in the order of the specification. */
export function entityRows(): readonly EntityRow[] {
  return textOf("test/architecture/entity-fields.tsv")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [entity = "", field = "", contract, decoder, sandbox, use] = line.split("\t");
      return {
        entity,
        field,
        contract: wordsOf(contract),
        decoder: wordsOf(decoder),
        sandbox: wordsOf(sandbox),
        use: wordsOf(use),
      };
    });
}

const XSD = textOf("docs/contract/ebok.xsd").replaceAll(/<xs:annotation>[\s\S]*?<\/xs:annotation>/g, "");
const TYPES = new Map(
  [
    ...XSD.matchAll(
      /<xs:(?:complexType name="(\w+)">|element name="(\w+)"><xs:complexType>)([\s\S]*?)<\/xs:complexType>/g,
    ),
  ].map(([, type, element, body = ""]) => [type ?? element ?? "", body]),
);

/** Returns the type of an element of a complex type; `xs:string` for an element with an inline type. */
function typeIn(type: string, element: string): string | undefined {
  const found = new RegExp(`<xs:element name="${element}"(?: type="([\\w:]+)")?`).exec(TYPES.get(type) ?? "");
  return found === null ? undefined : (found[1] ?? "xs:string");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the object with this name anywhere in a JSON schema. Skips `$ref` objects. */
function partNamed(value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined;
  const own = value[name];
  if (isRecord(own) && own["$ref"] === undefined) return own;
  return Object.values(value)
    .map((part) => partNamed(part, name))
    .find((part) => part !== undefined);
}

/** Returns the names of all `properties` of a JSON schema, at any depth. */
function propertiesOf(value: unknown): ReadonlySet<string> {
  if (!isRecord(value)) return new Set();
  const own = isRecord(value["properties"]) ? Object.keys(value["properties"]) : [];
  return new Set([...own, ...Object.values(value).flatMap((part) => [...propertiesOf(part)])]);
}

/** Returns the type of a row's element in the XSD; `undefined` if the XSD does not declare it. */
function typeOf({ contract: [place = ""] }: EntityRow): string | undefined {
  const [type = "", element = ""] = place.split(".");
  return typeIn(type, element);
}

const isInJson = ({ contract: [place = ""] }: EntityRow): boolean => place.endsWith(".json");

function contractProblem(row: EntityRow): string | undefined {
  const [place = "", detail = ""] = row.contract;
  if (!isInJson(row)) return typeOf(row) === undefined ? `${place} is not in the contract` : undefined;
  const [owner, field] = [detail.slice(0, detail.lastIndexOf(".")), lastOf(detail)];
  const described = propertiesOf(partNamed(JSON.parse(textOf(`docs/contract/${place}`)), owner));
  return described.has(field) ? undefined : `${place} does not describe ${detail}`;
}

/** Returns the element of a field on the wire. */
const elementOf = (row: EntityRow): string => lastOf(row.contract[isInJson(row) ? 1 : 0] ?? "");

function decoderProblem(row: EntityRow): string | undefined {
  const [file = "", name = ""] = row.decoder;
  const body =
    new RegExp(`\\b(?:function|const|class|async) ${name}\\b[\\s\\S]*?\\n\\}`).exec(
      codeOf(`src-adapters/${file}`),
    )?.[0] ?? "";
  // A SOAP decoder names the element as a string.
  const reads =
    name.startsWith("decode") && file.startsWith("soap/")
      ? body.includes(`"${elementOf(row)}"`)
      : hasWord(body, elementOf(row));
  return reads ? undefined : `${name} in ${file} does not read ${elementOf(row)}`;
}

function sandboxProblem(row: EntityRow): string | undefined {
  const [table = "", column = ""] = row.sandbox.find((name) => /^\w+\.\w+$/.test(name))?.split(".") ?? [];
  const columns = new RegExp(`CREATE TABLE ${table} \\(([\\s\\S]*?)\\) STRICT`).exec(SCHEMA)?.[1] ?? "";
  if (table !== "" && !new RegExp(`\\b${column} (?:TEXT|INTEGER|BLOB)`).test(columns))
    return `the sandbox has no column ${table}.${column}`;
  const [file = "", word = elementOf(row)] = row.sandbox.filter((name) => name !== `${table}.${column}`);
  return hasWord(codeOf(`sandbox/${file}`), word) ? undefined : `sandbox/${file} does not contain ${word}`;
}

function useProblem({ field, use: [file = "", word = lastOf(field)] }: EntityRow): string | undefined {
  // The declaration in a type does not count as a use.
  const used = codeOf(file).replaceAll(new RegExp(`readonly ${word}\\??:`, "g"), "");
  return hasWord(used, word) ? undefined : `${file} does not use ${word}`;
}

/** Returns an error for each place of a row where its field is missing. */
export function entityProblemsOf(row: EntityRow): readonly string[] {
  const problems = [
    row.contract.length > 0 ? contractProblem(row) : undefined,
    row.decoder.length > 0 ? decoderProblem(row) : undefined,
    row.sandbox.length > 0 ? sandboxProblem(row) : undefined,
    useProblem(row),
  ];
  return problems.flatMap((problem) => (problem === undefined ? [] : [`${row.entity}, ${row.field}: ${problem}`]));
}

/** Returns a field with its element if their names differ, and its type unless it is text. */
function fieldCell(row: EntityRow): string {
  const element = elementOf(row);
  const type = typeOf(row)?.replace("xs:", "") ?? "string";
  const name = element === "" || element === lastOf(row.field) ? row.field : `${row.field} (${element})`;
  return type === "string" ? name : `${name}:${type}`;
}

/** Returns the key of a line of docs/entities.md: entity, type of the contract, decoder. */
function lineOf(row: EntityRow): readonly [entity: string, contract: string, decoder: string] {
  const [place = "", detail = ""] = row.contract;
  const contract = isInJson(row) ? `${place} ${detail}` : place;
  const owner = contract.slice(0, contract.lastIndexOf("."));
  return [
    row.entity,
    owner === "" ? "–" : `\`${owner}\``,
    row.decoder.length === 0 ? "–" : `\`${row.decoder.join(" ")}\``,
  ];
}

/** Returns docs/entities.md: the fields of each entity, their types in the XSD and the functions that decode them. */
export function entityTable(rows: readonly EntityRow[]): string {
  const lines = new Map<string, readonly string[]>();
  for (const row of rows) {
    const key = lineOf(row).join("\t");
    lines.set(key, [...(lines.get(key) ?? []), fieldCell(row)]);
  }
  return [
    "# Entities of the specification",
    "",
    "Generated from the [XSD](contract/ebok.xsd) and the decoders in `src-adapters`:",
    "`npx vitest run test/architecture/entities.spec.ts -u`. A field is text unless a type follows it; its element " +
      "stands in",
    "brackets where the names differ. `test/architecture/entity-fields.tsv` also has the place of each field in the " +
      "sandbox and",
    "in the portal; the test checks every row.",
    "",
    "| entity | fields | contract | decoder |",
    "| --- | --- | --- | --- |",
    ...[...lines].map(([key, fields]) => {
      const [entity, contract, decoder] = key.split("\t");
      return `| ${entity} | ${fields.join(", ")} | ${contract} | ${decoder} |`;
    }),
    "",
  ].join("\n");
}
