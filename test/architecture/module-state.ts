import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import { asList, asRecord, asText, isRecord } from "../../scripts/json.ts";
import type { SourceFile } from "./ports.ts";

type SyntaxNode = Readonly<Record<string, unknown>>;

/** Variable that holds state of a module, with the file that declares it. */
export interface ModuleState {
  readonly path: string;
  readonly name: string;
}

/** Constant of a module. `state`: "when-changed" for a collection or object that is state only if code changes it. */
interface Constant {
  readonly name: string;
  readonly state: "always" | "when-changed" | "never";
}

interface Module {
  readonly path: string;
  readonly constants: readonly Constant[];
  /** Imported values by their local name: the file and the name that it exports. */
  readonly imports: ReadonlyMap<string, ModuleState>;
  readonly program: unknown;
}

const COLLECTIONS = new Set(["Map", "Set", "WeakMap", "WeakSet", "Array", "ObservableMap", "ObservableSet"]);
const SUBJECTS = new Set(["Subject", "BehaviorSubject", "ReplaySubject", "AsyncSubject"]);
const CHANGING_METHODS = new Set(
  "set add delete clear push pop shift unshift splice sort reverse fill copyWithin replace merge".split(" "),
);
/** Methods that return what the collection itself holds. */
const READING_METHODS = new Set(["get", "at"]);

const ROOTS: Readonly<Record<string, string>> = {
  "#domain": "src-domain",
  "#ui": "src-ui",
  "#adapters": "src-adapters",
  "#src": "src",
};

const typeOf = (node: SyntaxNode): string => asText(node["type"]);
const child = (node: SyntaxNode, name: string): SyntaxNode => asRecord(node[name]);
const nodesIn = (node: SyntaxNode, name: string): readonly SyntaxNode[] => asList(node[name]).map(asRecord);
const nameOf = (node: SyntaxNode): string => asText(node["name"]);

function visit(value: unknown, each: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  if (!isRecord(value)) return;
  if (typeof value["type"] === "string") each(value);
  for (const [name, inner] of Object.entries(value)) if (name !== "parent") visit(inner, each);
}

/** Returns the value within type assertions. */
function withoutTypes(node: SyntaxNode): SyntaxNode {
  return /^(TS(As|Satisfies|NonNull)|Parenthesized|Chain)Expression$/.test(typeOf(node))
    ? withoutTypes(child(node, "expression"))
    : node;
}

/** Returns the variable whose content an expression names: `a` of `a.b[0]` and of `a.get(key)`. */
function ownerOf(expression: SyntaxNode): string {
  const node = withoutTypes(expression);
  if (typeOf(node) === "Identifier") return nameOf(node);
  if (typeOf(node) === "MemberExpression") return ownerOf(child(node, "object"));
  const method = child(child(node, "callee"), "property");
  return typeOf(node) === "CallExpression" && READING_METHODS.has(nameOf(method)) ? ownerOf(child(node, "callee")) : "";
}

/** Returns the variable whose content a node changes; "" if it changes none. */
function changedBy(node: SyntaxNode): string {
  const targets: Readonly<Record<string, string>> = {
    AssignmentExpression: "left",
    UpdateExpression: "argument",
    UnaryExpression: node["operator"] === "delete" ? "argument" : "",
  };
  const target = withoutTypes(child(node, targets[typeOf(node)] ?? ""));
  if (typeOf(target) === "MemberExpression") return ownerOf(target);
  if (typeOf(node) !== "CallExpression") return "";
  const callee = child(node, "callee");
  const [object, method] = [child(callee, "object"), nameOf(child(callee, "property"))];
  if (nameOf(object) === "Object" && method === "assign") return ownerOf(asRecord(asList(node["arguments"])[0]));
  return CHANGING_METHODS.has(method) ? ownerOf(object) : "";
}

function stateIn(init: SyntaxNode, ownClasses: ReadonlySet<string>): Constant["state"] {
  const value = withoutTypes(init);
  const callee = child(value, "callee");
  const called = nameOf(callee) === "" ? nameOf(child(callee, "object")) : nameOf(callee);
  switch (typeOf(value)) {
    case "ArrayExpression":
    case "ObjectExpression":
      return "when-changed";
    case "NewExpression":
      if (COLLECTIONS.has(called)) return "when-changed";
      return SUBJECTS.has(called) || ownClasses.has(called) ? "always" : "never";
    case "CallExpression":
      return called === "observable" ? "always" : "never";
    default:
      return "never";
  }
}

/** Returns the path of an imported file of the project; "" for a package. */
function pathOf(importer: string, source: string): string {
  if (source.startsWith(".")) return join(dirname(importer), source);
  const [alias = "", ...rest] = source.split("/");
  const root = ROOTS[alias];
  return root === undefined ? "" : join(root, ...rest);
}

function readModule({ path, text }: SourceFile): Module {
  const { program } = parseSync(path, text);
  const statements = asList(program.body).map((statement) => {
    const node = asRecord(statement);
    return isRecord(node["declaration"]) ? node["declaration"] : node;
  });
  const imports = new Map<string, ModuleState>();
  for (const node of statements.filter((statement) => typeOf(statement) === "ImportDeclaration")) {
    const from = pathOf(path, asText(child(node, "source")["value"]));
    for (const specifier of from === "" ? [] : nodesIn(node, "specifiers"))
      imports.set(nameOf(child(specifier, "local")), { path: from, name: nameOf(child(specifier, "imported")) });
  }
  const classes = statements.filter((statement) => typeOf(statement) === "ClassDeclaration");
  const ownClasses = new Set([...imports.keys(), ...classes.map((node) => nameOf(child(node, "id")))]);
  const constants = statements
    .filter((statement) => typeOf(statement) === "VariableDeclaration")
    .flatMap((statement) =>
      nodesIn(statement, "declarations").map((declarator) => ({
        name: nameOf(child(declarator, "id")),
        state: statement["kind"] === "const" ? stateIn(child(declarator, "init"), ownClasses) : ("always" as const),
      })),
    );
  return { path, constants, imports, program };
}

/** Returns the names of the variables whose content is changed somewhere in a module. */
function changedIn({ program }: Module): ReadonlySet<string> {
  const changed = new Set<string>();
  visit(program, (node) => {
    const name = changedBy(node);
    if (name !== "") changed.add(name);
  });
  return changed;
}

/**
 * Finds variables at the top level of a module that hold state: `let` and `var`, collections and objects that the
 * module or an importing one changes, observables, subjects, and instances of classes of the project.
 */
export function moduleState(files: readonly SourceFile[]): readonly ModuleState[] {
  const modules = files.map(readModule);
  const keyOf = ({ path, name }: ModuleState): string => `${path} ${name}`;
  const changeable = new Set(
    modules.flatMap(({ path, constants }) =>
      constants.filter(({ state }) => state === "when-changed").map(({ name }) => keyOf({ path, name })),
    ),
  );
  const changed = new Set(
    modules.flatMap((module) => {
      const own = module.constants.map(({ name }): [string, ModuleState] => [name, { path: module.path, name }]);
      const reachable = [...own, ...module.imports].filter(([, state]) => changeable.has(keyOf(state)));
      const names: ReadonlySet<string> = reachable.length === 0 ? new Set() : changedIn(module);
      return reachable.filter(([local]) => names.has(local)).map(([, state]) => keyOf(state));
    }),
  );
  return modules.flatMap(({ path, constants }) =>
    constants
      .filter(({ name, state }) => state === "always" || changed.has(keyOf({ path, name })))
      .map(({ name }) => ({ path, name })),
  );
}
