import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { asList, asRecord, asText, isRecord, readJson } from "../../scripts/json.ts";

/** Plural forms of Polish, as suffixes of i18next. */
const PLURAL_FORMS = ["one", "few", "many", "other"];
const PLURAL = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`);

/** One `pl.json`. `stems`: its keys without plural suffixes. */
interface Catalogue {
  readonly name: string;
  readonly folder: string;
  readonly keys: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** Texts that a source file uses. */
interface Source {
  readonly path: string;
  readonly imports: readonly string[];
  /** String literals; `templates` has the template literals, with a wildcard for each expression. */
  readonly strings: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** Keys that the file passes to `t`. */
  readonly usedKeys: readonly string[];
  /** Keys that are read when the module loads, before the operator's overrides are set. */
  readonly earlyKeys: readonly string[];
  /** Names under which the file reads catalogues: `texts(pl, "invoices")`. */
  readonly namespaces: readonly Namespace[];
}

interface Namespace {
  /** Path of the catalogue. */
  readonly catalogue: string;
  readonly name: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

type SyntaxNode = Readonly<Record<string, unknown>>;

const isFunction = (node: SyntaxNode): boolean =>
  typeof node["type"] === "string" && /Function|PropertyDefinition/.test(node["type"]);

/** Methods that call their callback synchronously. */
const ITERATIONS = new Set(["map", "flatMap", "filter", "forEach", "reduce", "from", "some", "every", "find"]);

const isIteration = (node: SyntaxNode): boolean => {
  if (node["type"] !== "CallExpression") return false;
  const callee = asRecord(node["callee"]);
  return callee["type"] === "MemberExpression" && ITERATIONS.has(asText(asRecord(callee["property"])["name"]));
};

/** Calls `each` with every node. `isLoading`: it runs when the module loads, not in a function or class field. */
function visit(value: unknown, each: (node: SyntaxNode, isLoading: boolean) => void, isLoading = true): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each, isLoading);
  if (!isRecord(value)) return;
  if (typeof value["type"] === "string") each(value, isLoading);
  const isInside = isLoading && !isFunction(value);
  for (const [name, child] of Object.entries(value)) {
    if (name === "parent") continue;
    if (name === "arguments" && isInside && isIteration(value)) visitArguments(child, each);
    else visit(child, each, isInside);
  }
}

/** Visits the arguments of an iteration that runs when the module loads, with the bodies of its callbacks. */
function visitArguments(list: unknown, each: (node: SyntaxNode, isLoading: boolean) => void): void {
  for (const argument of asList(list)) {
    if (isRecord(argument) && isFunction(argument)) visit(argument["body"], each, true);
    else visit(argument, each, true);
  }
}

const isTextCall = (node: SyntaxNode): boolean =>
  node["type"] === "CallExpression" && asRecord(node["callee"])["name"] === "t";

/** Returns the key of a call of `t`; "" for a composed key. */
const keyOf = (call: SyntaxNode): string => asText(asRecord(asList(call["arguments"])[0])["value"]);

/** Returns an expression that matches a template literal with any value; `undefined` if it has no text of its own. */
function patternOf(template: SyntaxNode): RegExp | undefined {
  const parts = asList(template["quasis"]).map((quasi) => asText(asRecord(asRecord(quasi)["value"])["raw"]));
  return parts.some((part) => /\w/.test(part)) ? new RegExp(`^${parts.map(escaped).join("[\\w.-]+")}$`) : undefined;
}

/** Returns the name that a call of `texts` gives to a catalogue of these imports. */
function namespaceOf(node: SyntaxNode, catalogues: ReadonlyMap<string, string>): Namespace | undefined {
  if (node["type"] !== "CallExpression" || asRecord(node["callee"])["name"] !== "texts") return undefined;
  const [catalogue, name] = asList(node["arguments"]).map(asRecord);
  const path = catalogues.get(asText(catalogue?.["name"]));
  return path === undefined ? undefined : { catalogue: path, name: asText(name?.["value"]) };
}

/** Catalogues that an import declaration names, by their local names. */
function cataloguesOf(declaration: SyntaxNode, path: string): readonly (readonly [string, string])[] {
  const source = asText(asRecord(declaration["source"])["value"]);
  if (!source.endsWith("pl.json")) return [];
  return asList(declaration["specifiers"]).map((specifier) => [
    asText(asRecord(asRecord(specifier)["local"])["name"]),
    join(dirname(path), source),
  ]);
}

function readSource(path: string): Source {
  const imports: string[] = [];
  const strings = new Set<string>();
  const templates: RegExp[] = [];
  const usedKeys: string[] = [];
  const earlyKeys: string[] = [];
  const catalogues = new Map<string, string>();
  const namespaces: Namespace[] = [];
  visit(parseSync(path, readFileSync(path, "utf8")).program, (node, isLoading) => {
    if (node["type"] === "ImportDeclaration") {
      imports.push(asText(asRecord(node["source"])["value"]));
      for (const [local, catalogue] of cataloguesOf(node, path)) catalogues.set(local, catalogue);
    }
    const namespace = namespaceOf(node, catalogues);
    if (namespace !== undefined) namespaces.push(namespace);
    if (node["type"] === "Literal") strings.add(asText(node["value"]));
    const pattern = node["type"] === "TemplateLiteral" ? patternOf(node) : undefined;
    if (pattern !== undefined) templates.push(pattern);
    if (!isTextCall(node)) return;
    const key = keyOf(node);
    if (key !== "") usedKeys.push(key);
    if (isLoading) earlyKeys.push(key === "" ? "a composed key" : key);
  });
  return { path, imports, strings, templates, usedKeys, earlyKeys, namespaces };
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

/** Returns true if the file is in the folder of the catalogue, or imports the `texts.ts` of that folder. */
function canUse({ folder }: Catalogue, { path, imports }: Source): boolean {
  if (isIn(folder, path)) return true;
  const name = folder.replaceAll("\\", "/").split("/").slice(-2).join("/");
  return imports.some((source) => source.includes(`${name}/`) && /texts?\.tsx?$/.test(source));
}

const isSpelled = (key: string, { strings, templates }: Source): boolean =>
  strings.has(key) || templates.some((template) => template.test(key));

function problemsOf(catalogue: Catalogue, sources: readonly Source[]): readonly string[] {
  const { name, keys, stems } = catalogue;
  const users = sources.filter((source) => canUse(catalogue, source));
  return [
    ...[...stems]
      .filter((stem) => !users.some((source) => isSpelled(stem, source)))
      .map((stem) => `${name}: "${stem}" is unused`),
    ...[...stems]
      .filter((stem) => keys.includes(`${stem}_one`))
      .flatMap((stem) =>
        PLURAL_FORMS.filter((form) => !keys.includes(`${stem}_${form}`)).map(
          (form) => `${name}: "${stem}" has no plural form ${form}`,
        ),
      ),
  ];
}

/** Returns an error for each catalogue with two names and each name of two catalogues: overrides refer to names. */
function namespaceProblems(root: string, namespaces: readonly Namespace[]): readonly string[] {
  const relativePath = ({ catalogue }: Namespace): string => relative(root, catalogue).replaceAll("\\", "/");
  const first = (is: (other: Namespace) => boolean): Namespace | undefined => namespaces.find(is);
  return [
    ...new Set(
      namespaces.flatMap((each) => {
        const named = first(({ catalogue }) => catalogue === each.catalogue);
        const shown = first(({ name }) => name === each.name);
        return [
          ...(named !== undefined && named.name !== each.name
            ? [`${relativePath(each)}: is read as "${named.name}" and as "${each.name}"`]
            : []),
          // An operator cannot override a catalogue without a name, so that several may have none.
          ...(each.name !== "" && shown !== undefined && shown.catalogue !== each.catalogue
            ? [`${relativePath(each)}: has the name "${each.name}" of ${relativePath(shown)}`]
            : []),
        ];
      }),
    ),
  ];
}

/**
 * Returns an error for each unused key of a `pl.json` in `folders`, each missing key, each incomplete plural, each key
 * that is read before the operator's overrides are set, and each catalogue whose name is not unique (I18N-01).
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
    const unknown = near.length === 0 ? [] : source.usedKeys.filter((key) => !near.some(({ stems }) => stems.has(key)));
    return unknown.map((key) => `${near.map(({ name }) => name).join(", ")}: "${key}" is missing`);
  });
  const early = sources.flatMap(({ path, earlyKeys }) =>
    earlyKeys.map((key) => `${relative(root, path).replaceAll("\\", "/")}: "${key}" is read when the module loads`),
  );
  const names = namespaceProblems(
    root,
    sources.flatMap(({ namespaces }) => namespaces),
  );
  return [
    ...catalogues.flatMap((catalogue) => problemsOf(catalogue, sources)),
    ...missing,
    ...early,
    ...names,
  ].toSorted();
}
