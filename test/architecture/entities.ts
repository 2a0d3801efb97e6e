import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SCHEMA } from "#sandbox/database/schema.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** One row of docs/entities.md: what each cell names in backticks; nothing where it names nothing. */
export interface EntityRow {
  readonly entity: string;
  readonly field: string;
  /** Complex type and element, and the element's type; or a file of docs/contract and the place in it. */
  readonly contract: readonly string[];
  /** A file of src-adapters, and the function in it. */
  readonly decoder: readonly string[];
  /** A column of the database, a file of sandbox, and the word there, where it is not the element's name. */
  readonly sandbox: readonly string[];
  /** A file, and the word there, where it is not the field's name. */
  readonly use: readonly string[];
}

const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "");
const codeOf = (file: string): string => textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\w)${word.replaceAll(".", "\\.")}(?!\\w)`).test(text);
const named = (cell: string | undefined): readonly string[] =>
  [...(cell ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const lastOf = (path: string): string => path.split(".").at(-1) ?? path;

/** Every row of the tables, in their order. */
export function entityRows(): readonly EntityRow[] {
  return textOf("docs/entities.md")
    .split("\n## ")
    .slice(1)
    .flatMap((section) => {
      const [entity = "", ...lines] = section.split("\n");
      return lines
        .filter((line) => line.startsWith("| "))
        .slice(2)
        .map((line) => {
          const [, field = "", contract, decoder, sandbox, use] = line.split("|").map((cell) => cell.trim());
          return {
            entity: entity.trim(),
            field,
            contract: named(contract),
            decoder: named(decoder),
            sandbox: named(sandbox),
            use: named(use),
          };
        });
    });
}

const XSD = textOf("docs/contract/ebok.xsd");
const TYPES = new Map(
  [
    ...XSD.matchAll(
      /<xs:(?:complexType name="(\w+)">|element name="(\w+)"><xs:complexType>)([\s\S]*?)<\/xs:complexType>/g,
    ),
  ].map(([, type, element, body = ""]) => [type ?? element ?? "", body]),
);

/** The type of an element of a complex type; one with a type of its own counts as text. */
function typeIn(type: string, element: string): string | undefined {
  const found = new RegExp(`<xs:element name="${element}"(?: type="([\\w:]+)")?`).exec(TYPES.get(type) ?? "");
  return found === null ? undefined : (found[1] ?? "xs:string");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The part of a document that stands under this name, but for one that only refers to another. */
function partNamed(value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined;
  const own = value[name];
  if (isRecord(own) && own["$ref"] === undefined) return own;
  return Object.values(value)
    .map((part) => partNamed(part, name))
    .find((part) => part !== undefined);
}

/** The names of all that is described below `properties`, however deep. */
function propertiesOf(value: unknown): ReadonlySet<string> {
  if (!isRecord(value)) return new Set();
  const own = isRecord(value["properties"]) ? Object.keys(value["properties"]) : [];
  return new Set([...own, ...Object.values(value).flatMap((part) => [...propertiesOf(part)])]);
}

function contractFault({ contract: [place = "", detail = ""] }: EntityRow): string | undefined {
  if (!place.endsWith(".json")) {
    const [type = "", element = ""] = place.split(".");
    return typeIn(type, element) === detail
      ? undefined
      : `${place} is ${typeIn(type, element) ?? "not in the contract"}`;
  }
  const [owner, field] = [detail.slice(0, detail.lastIndexOf(".")), lastOf(detail)];
  const described = propertiesOf(partNamed(JSON.parse(textOf(`docs/contract/${place}`)), owner));
  return described.has(field) ? undefined : `${place} does not describe ${detail}`;
}

/** The element by which a field goes over the wire. */
const elementOf = ({ contract: [place = "", detail = ""] }: EntityRow): string =>
  lastOf(place.endsWith(".json") ? detail : place);

function decoderFault(row: EntityRow): string | undefined {
  const [file = "", name = ""] = row.decoder;
  const body =
    new RegExp(`\\b(?:function|const|class|async) ${name}\\b[\\s\\S]*?\\n\\}`).exec(
      codeOf(`src-adapters/${file}`),
    )?.[0] ?? "";
  // what reads the answers of SOAP names an element as a text
  const reads =
    name.startsWith("decode") && file.startsWith("soap/")
      ? body.includes(`"${elementOf(row)}"`)
      : hasWord(body, elementOf(row));
  return reads ? undefined : `${name} in ${file} does not read ${elementOf(row)}`;
}

function sandboxFault(row: EntityRow): string | undefined {
  const [table = "", column = ""] = row.sandbox.find((name) => /^\w+\.\w+$/.test(name))?.split(".") ?? [];
  const columns = new RegExp(`CREATE TABLE ${table} \\(([\\s\\S]*?)\\) STRICT`).exec(SCHEMA)?.[1] ?? "";
  if (table !== "" && !new RegExp(`\\b${column} (?:TEXT|INTEGER|BLOB)`).test(columns))
    return `there is no ${table}.${column}`;
  const [file = "", word = elementOf(row)] = row.sandbox.filter((name) => name !== `${table}.${column}`);
  return hasWord(codeOf(`sandbox/${file}`), word) ? undefined : `sandbox/${file} says nothing of ${word}`;
}

function useFault({ field, use: [file = "", word = lastOf(field)] }: EntityRow): string | undefined {
  // that a type has the field is no use of it
  const used = codeOf(file).replaceAll(new RegExp(`readonly ${word}\\??:`, "g"), "");
  return hasWord(used, word) ? undefined : `${file} does not use ${word}`;
}

/** What a row says that is not so. */
export function faultsOf(row: EntityRow): readonly string[] {
  const faults = [
    row.contract.length > 0 ? contractFault(row) : undefined,
    row.decoder.length > 0 ? decoderFault(row) : undefined,
    row.sandbox.length > 0 ? sandboxFault(row) : undefined,
    useFault(row),
  ];
  return faults.flatMap((fault) => (fault === undefined ? [] : [`${row.entity}, ${row.field}: ${fault}`]));
}
