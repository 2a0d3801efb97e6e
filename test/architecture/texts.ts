import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { asList, asRecord, asText, isRecord, readJson } from "../../scripts/json.ts";

/** The four forms that a Polish plural has. */
const PLURAL_FORMS = ["one", "few", "many", "other"];
const PLURAL = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`);

/** A `pl.json`: its keys, and its keys without the suffixes of plurals. */
interface Catalogue {
  readonly name: string;
  readonly folder: string;
  readonly keys: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** What a source file says of texts. */
interface Source {
  readonly path: string;
  readonly imports: readonly string[];
  /** Strings as they are, and templates with anything in their holes. */
  readonly strings: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** Keys that a `t` is asked for. */
  readonly asked: readonly string[];
  /** Keys that are read when the module loads: too early for the operator's overrides. */
  readonly early: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function* nodesIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isRecord(value)) return;
  if (typeof value["type"] === "string") yield value;
  for (const [name, child] of Object.entries(value)) if (name !== "parent") yield* nodesIn(child);
}

const isFunction = ({ type }: Readonly<Record<string, unknown>>): boolean =>
  typeof type === "string" && /Function|PropertyDefinition/.test(type);

/** The nodes that run when the module loads: nothing within a function or a field of a class. */
function* nodesOfLoading(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOfLoading(item);
  if (!isRecord(value) || isFunction(value)) return;
  if (typeof value["type"] === "string") yield value;
  for (const [name, child] of Object.entries(value)) if (name !== "parent") yield* nodesOfLoading(child);
}

/** The key that a call of `t` asks for; "" for any other node, and for a key that is put together. */
const askedBy = ({ type, callee, arguments: given }: Readonly<Record<string, unknown>>): string =>
  type === "CallExpression" && asRecord(callee)["name"] === "t" ? asText(asRecord(asList(given)[0])["value"]) : "";

function readSource(path: string): Source {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  const nodes = [...nodesIn(program)];
  const ofKind = (kind: string): readonly Readonly<Record<string, unknown>>[] =>
    nodes.filter(({ type }) => type === kind);
  return {
    path,
    imports: ofKind("ImportDeclaration").map(({ source }) => asText(asRecord(source)["value"])),
    strings: new Set(ofKind("Literal").map(({ value }) => asText(value))),
    templates: ofKind("TemplateLiteral")
      .map(({ quasis }) => asList(quasis).map((quasi) => asText(asRecord(asRecord(quasi)["value"])["raw"])))
      .filter((parts) => parts.some((part) => /\w/.test(part)))
      .map((parts) => new RegExp(`^${parts.map(escaped).join("[\\w.]+")}$`)),
    asked: nodes.map(askedBy).filter((key) => key !== ""),
    early: [...nodesOfLoading(program)].map(askedBy).filter((key) => key !== ""),
  };
}

function readCatalogue(root: string, name: string): Catalogue {
  const keys = Object.keys(asRecord(readJson(join(root, name))));
  return {
    name,
    folder: dirname(join(root, name)),
    keys,
    stems: new Set(keys.map((key) => PLURAL.exec(key)?.[1] ?? key)),
  };
}

const isIn = (folder: string, path: string): boolean => path.startsWith(join(folder, "/"));

/** Whether a file may show the texts of a catalogue: it stands in its folder, or imports what makes texts of it. */
function mayShow({ folder }: Catalogue, { path, imports }: Source): boolean {
  if (isIn(folder, path)) return true;
  const name = folder.replaceAll("\\", "/").split("/").slice(-2).join("/");
  return imports.some((source) => source.includes(`${name}/`) && /texts?\.tsx?$/.test(source));
}

const isSpelled = (key: string, { strings, templates }: Source): boolean =>
  strings.has(key) || templates.some((template) => template.test(key));

function problemsOf(catalogue: Catalogue, sources: readonly Source[]): readonly string[] {
  const { name, keys, stems } = catalogue;
  const showing = sources.filter((source) => mayShow(catalogue, source));
  return [
    ...[...stems]
      .filter((stem) => !showing.some((source) => isSpelled(stem, source)))
      .map((stem) => `${name}: nobody uses "${stem}"`),
    ...[...stems]
      .filter((stem) => keys.includes(`${stem}_one`))
      .flatMap((stem) =>
        PLURAL_FORMS.filter((form) => !keys.includes(`${stem}_${form}`)).map(
          (form) => `${name}: "${stem}" lacks its form ${form}`,
        ),
      ),
  ];
}

/**
 * Keys of every `pl.json` in `folders` that are unused, keys that are asked for but missing, plurals with a form
 * missing, and keys that are read before the operator's overrides are set (I18N-01).
 */
export function textProblems(root: string, folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name).replaceAll("\\", "/"),
    ),
  );
  const catalogues = files.filter((name) => /(^|\/)pl\.json$/.test(name)).map((name) => readCatalogue(root, name));
  const sources = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => readSource(join(root, name)));
  const missing = sources.flatMap((source) => {
    const near = catalogues.filter(({ folder }) => isIn(folder, source.path));
    const unknown = near.length === 0 ? [] : source.asked.filter((key) => !near.some(({ stems }) => stems.has(key)));
    return unknown.map((key) => `${near.map(({ name }) => name).join(", ")}: there is no "${key}"`);
  });
  const early = sources.flatMap(({ path, early: keys }) =>
    keys.map((key) => `${relative(root, path).replaceAll("\\", "/")}: "${key}" is read when the module loads`),
  );
  return [...catalogues.flatMap((catalogue) => problemsOf(catalogue, sources)), ...missing, ...early].toSorted();
}
