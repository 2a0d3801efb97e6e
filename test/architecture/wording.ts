import { parseSync } from "vite";
import { asList, asRecord, asText, isRecord } from "../../scripts/json.ts";
import type { SourceFile } from "./ports.ts";

/** Names of the contract that contain a denied word: docs/glossary.md, "Words that look wrong and are right". */
const NAMES_OF_THE_CONTRACT: ReadonlySet<string> = new Set(["houseNumber", "getMatter", "answerMatter", "matter"]);

/** Words that no declared name and no file name contains (docs/glossary.md, "Technical terms"). */
const DENIED_NAME_PARTS: ReadonlySet<string> = new Set(
  (
    "world surroundings ground around desk door deed deeds errand errands wish wishes told tell tells kept farewell " +
    "manners furniture standing matter matters strand strands blank said says adrift lack judge judged hear heard " +
    "hearing plant house afterwards breathe wear trail beside anew brought ticks gather vigil spoken"
  ).split(" "),
);

/** Phrases that leave out who acts, or mean nothing without the code beside them. */
const DENIED_PHRASES =
  /\b(nobody|whoever|somebody|anybody|anew|cannot be had|could not be had|(?:is|are|was|be) told|tells|told|lets? go of|what becomes of|what has become of|gives? it up|given up|nothing of it|so many|so long|so often|as it is|makes? much of|comes? by|had it|whose it is|in its place)\b/i;

/** Openings that turn a comment into a clause without a verb: "What is sent" for "Returns the sent message". */
const DENIED_OPENING = /^(What|Whether|Who|Whose|Whom|How|Where|So|Which)\b/;

/** Most characters of a test title after its requirement ids. */
const LONGEST_TITLE = 90;

/** Most columns of a line of a comment; the formatter does not break comments. */
const WIDEST_COMMENT = 120;

/** Line that holds nothing but a comment. */
const COMMENT_LINE = /^\s*(?:\/\/|\/\*\*|\*)/;

/** Exports that a framework or a convention names: lazy routes, stories, fault cases, the texts of a feature. */
const SHARED_NAMES: ReadonlySet<string> = new Set([
  "Component",
  "story",
  "contexts",
  "t",
  "test",
  "titlesItself",
  "staysOpen",
  "redirectHref",
]);

/** Suffixes that say the role of a file; `soap-finance.adapter.ts` exports `SoapFinanceAdapter`. */
const ROLES: ReadonlySet<string> = new Set(
  "store port adapter module route view model screen policy repository reducer operations contract mother texts".split(
    " ",
  ),
);

type SyntaxNode = Readonly<Record<string, unknown>>;

interface Declaration {
  readonly name: string;
  readonly isType: boolean;
}

/** Returns the words of a camel-case, snake-case or kebab-case name in lower case. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_\-.$]+/)
    .filter((word) => word !== "");
}

function visit(value: unknown, each: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  if (!isRecord(value)) return;
  if (typeof value["type"] === "string") each(value);
  for (const [name, inner] of Object.entries(value)) if (name !== "parent") visit(inner, each);
}

const nameOf = (node: unknown): string => asText(asRecord(node)["name"]);

/** Returns the names that one statement declares. */
function namesDeclaredBy(node: SyntaxNode): readonly string[] {
  switch (node["type"]) {
    case "VariableDeclarator":
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSEnumDeclaration":
      return [nameOf(node["id"])].filter((name) => name !== "");
    case "MethodDefinition":
    case "PropertyDefinition":
    case "TSPropertySignature":
    case "TSMethodSignature":
      return node["computed"] === true ? [] : [nameOf(node["key"])].filter((name) => name !== "");
    default:
      return [];
  }
}

/** Returns the names that a module exports by its own declarations. */
function exportsOf(program: unknown): readonly Declaration[] {
  const found: Declaration[] = [];
  for (const statement of asList(asRecord(program)["body"]).map(asRecord)) {
    if (statement["type"] !== "ExportNamedDeclaration" && statement["type"] !== "ExportDefaultDeclaration") continue;
    const declaration = asRecord(statement["declaration"]);
    const isType = /^TS(Interface|TypeAlias)/.test(asText(declaration["type"]));
    const nodes = declaration["type"] === "VariableDeclaration" ? asList(declaration["declarations"]) : [declaration];
    for (const name of nodes.flatMap((node) => namesDeclaredBy(asRecord(node)))) found.push({ name, isType });
  }
  return found;
}

/** Returns the text of a comment without its stars. */
const textOfComment = (comment: unknown): string =>
  asText(asRecord(comment)["value"])
    .replace(/^\s*\*\s?/gm, " ")
    .trim();

/** Returns the title of a call of `it` or `test` without its requirement ids; `undefined` for any other node. */
function titleOf(node: SyntaxNode, text: string): string | undefined {
  if (node["type"] !== "CallExpression") return undefined;
  const callee = asRecord(node["callee"]);
  const name = callee["type"] === "MemberExpression" ? nameOf(callee["object"]) : nameOf(callee);
  if (name !== "it" && name !== "test") return undefined;
  const first = asRecord(asList(node["arguments"])[0]);
  const [start, end] = [Number(first["start"]), Number(first["end"])];
  if (first["type"] === "Literal" && typeof first["value"] === "string")
    return first["value"].replace(/^(\[[A-Z0-9-]+\]\s*)+/, "");
  return first["type"] === "TemplateLiteral"
    ? text.slice(start + 1, end - 1).replace(/^(\[[A-Z0-9-]+\]\s*)+/, "")
    : undefined;
}

/** Returns the file name without role, spec and extension: `invoices.view-model.ts` is `invoices`. */
const stemOf = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.(spec\.)?(ts|tsx|mjs)$/, "");

const isDenied = (name: string): boolean =>
  !NAMES_OF_THE_CONTRACT.has(name) && wordsOfName(name).some((word) => DENIED_NAME_PARTS.has(word));

/** Findings of one file, without its syntax tree: those of all files would not fit into memory. */
interface FileFindings {
  readonly problems: readonly string[];
  readonly exported: readonly Declaration[];
  readonly isReExporting: boolean;
}

const findingsOf = new WeakMap<SourceFile, FileFindings>();

/** Returns the findings of a file, which is parsed once for all rules. */
function findingsIn(file: SourceFile): FileFindings {
  const known = findingsOf.get(file);
  if (known !== undefined) return known;
  const { program, comments } = parseSync(file.path, file.text);
  const findings = {
    problems: problemsOfFile(file, program, comments),
    exported: exportsOf(program),
    isReExporting: hasReExports(program),
  };
  findingsOf.set(file, findings);
  return findings;
}

function problemsOfFile({ path, text }: SourceFile, program: unknown, comments: readonly unknown[]): readonly string[] {
  const problems: string[] = isDenied(stemOf(path)) ? [`${path}: file name`] : [];
  const names = new Set<string>();
  visit(program, (node) => {
    for (const name of namesDeclaredBy(node)) if (isDenied(name)) names.add(name);
    const title = titleOf(node, text);
    if (title !== undefined && title.length > LONGEST_TITLE) problems.push(`${path}: long title "${title}"`);
  });
  for (const name of names) problems.push(`${path}: name ${name}`);
  for (const [index, line] of text.split("\n").entries())
    if (line.length > WIDEST_COMMENT && COMMENT_LINE.test(line)) problems.push(`${path}:${index + 1}: wide comment`);
  for (const comment of comments.map(textOfComment)) {
    if (DENIED_OPENING.test(comment)) problems.push(`${path}: comment opens with "${comment.slice(0, 30)}"`);
    const phrase = DENIED_PHRASES.exec(comment)?.[0];
    if (phrase !== undefined) problems.push(`${path}: "${phrase}" in a comment`);
  }
  return problems;
}

/**
 * Returns an error for each declared name and file name with a denied word, for each test title that is too long, and
 * for each comment that opens with a clause, uses a denied phrase or is too wide.
 */
export function wordingProblems(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((file) => findingsIn(file).problems)
    .toSorted();
}

/** Returns an error for each exported name that two files declare. */
export function exportProblems(files: readonly SourceFile[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of new Set(findingsIn(file).exported.map((each) => each.name)))
      if (!SHARED_NAMES.has(name)) places.set(name, [...(places.get(name) ?? []), file.path]);
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(", ")}`)
    .toSorted();
}

/** Returns a word without its plural ending, so that `invoices.store.ts` may export `invoiceOf`. */
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/(?<=..)s$/, "");

const mainWordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    wordsOfName(name)
      .filter((word) => !ROLES.has(word))
      .map(singular),
  );

const hasReExports = (program: unknown): boolean =>
  asList(asRecord(program)["body"])
    .map(asRecord)
    .some(({ type, source }) => asText(type).startsWith("Export") && isRecord(source));

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

/**
 * Returns an error for each file with at most one exported value where neither this value nor an exported type is named
 * like the file: `invoices.store.ts` exports `InvoicesStore`, `payment-order.ts` exports `validatePaymentOrder`. A file
 * with several exported values is named by its topic.
 */
export function fileNameProblems(files: readonly SourceFile[]): readonly string[] {
  return files
    .flatMap((file) => {
      const { path } = file;
      const { exported, isReExporting } = findingsIn(file);
      const values = exported.filter(({ isType }) => !isType);
      const isTopic = values.length > 1 || isReExporting || exported.some(({ name }) => SHARED_NAMES.has(name));
      if (isTopic || exported.length === 0) return [];
      const inFile = mainWordsOf(stemOf(path));
      const isNamed = exported.some(({ name }) => {
        const inName = mainWordsOf(name);
        return isSubset(inFile, inName) || isSubset(inName, inFile);
      });
      return isNamed ? [] : [`${path}: exports ${exported.map(({ name }) => name).join(", ")}`];
    })
    .toSorted();
}
