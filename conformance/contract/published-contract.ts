import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import {
  readContract,
  type ContractElement,
  type ContractOperation,
  type ContractType,
} from "../../scripts/contract/read-contract.ts";
import { asRecord } from "../../scripts/json.ts";
import { findingId, type Finding, type FindingDetails } from "../finding.ts";
import { includesProfile, isProfile, PROFILES, type Profile } from "../profile.ts";
import { parseRuleBook, type ContractRule, type RuleBook } from "./rule-book.ts";

/** Published contract, read from docs/contract: the kit has no copy of it. */
export class PublishedContract {
  readonly version: string;
  readonly operations: ReadonlyMap<string, ContractOperation>;
  readonly ruleBook: RuleBook;
  /** `chat.asyncapi.json`. */
  readonly chat: Readonly<Record<string, unknown>>;
  /** `tracking.openapi.json`. */
  readonly tracking: Readonly<Record<string, unknown>>;
  readonly validator: XsdValidator;
  readonly #types: ReadonlyMap<string, ContractType>;
  readonly #profiles: ReturnType<typeof profilesIn>;

  /** Reads the contract from a folder. */
  constructor(folder: string) {
    const read = (name: string): string => readFileSync(join(folder, name), "utf8");
    const xsd = read("ebok.xsd");
    const { version, operations, types } = readContract(read("ebok.wsdl"), xsd);
    this.version = version;
    this.operations = new Map(operations.map((operation) => [operation.name, operation]));
    this.#types = new Map(types.map((type) => [type.name, type]));
    this.#profiles = profilesIn(read("README.md"));
    this.ruleBook = parseRuleBook(read("rules.json"));
    this.chat = asRecord(JSON.parse(read("chat.asyncapi.json")));
    this.tracking = asRecord(JSON.parse(read("tracking.openapi.json")));
    using schema = XmlDocument.fromString(xsd);
    this.validator = XsdValidator.fromDoc(schema);
  }

  /** Returns true if a provider of `profile` supports the operation. */
  isInProfile(operation: string, profile: Profile): boolean {
    const { smallest, optional } = this.#profiles;
    return !optional.has(operation) && includesProfile(profile, smallest.get(operation) ?? "full");
  }

  /** Returns the rule with this id. Throws for an unknown id. */
  rule(id: string): ContractRule {
    const rule = this.ruleBook.rules.get(id);
    if (rule === undefined) throw new RangeError(`rules.json has no rule ${id}`);
    return rule;
  }

  /** Creates a finding with the level of its rule. */
  finding(details: FindingDetails): Finding {
    return {
      id: findingId(details),
      rule: details.rule,
      level: this.rule(details.rule).level,
      operation: details.operation,
      path: details.path ?? "",
      expected: details.expected,
      found: details.found,
      effect: details.effect,
      requestId: details.requestId,
    };
  }

  /** Returns the values of an enumeration; none for other types. */
  valuesOf(type: string): readonly string[] {
    return this.#types.get(type)?.values ?? [];
  }

  /** Returns the elements of a type with those of its base, in their order. */
  elementsOf(type: string): readonly ContractElement[] {
    const found = this.#types.get(type);
    if (found === undefined) return [];
    return [...(found.base === undefined ? [] : this.elementsOf(found.base)), ...found.elements];
  }

  /** Returns the declaration of an element at a path below the result of an operation. */
  elementAt(operation: string, path: string): ContractElement | undefined {
    let type = this.operations.get(operation)?.result ?? "";
    let element: ContractElement | undefined;
    for (const name of path.replaceAll(/\[\d+\]/g, "").split(".")) {
      element = this.elementsOf(type).find((candidate) => candidate.name === name);
      if (element === undefined) return undefined;
      ({ type } = element);
    }
    return element;
  }

  /** Returns the documentation of an element and of its type: what a value means and what its absence means. */
  documentationAt(operation: string, path: string): string {
    const element = this.elementAt(operation, path);
    if (element === undefined) return "";
    return [element.documentation, this.#types.get(element.type)?.documentation ?? ""]
      .filter((text) => text !== "")
      .join(" ");
  }
}

/**
 * Reads the table of profiles: operation to the smallest profile that has it, and operations that no profile has, after
 * `all but`.
 */
function profilesIn(readme: string): {
  readonly smallest: ReadonlyMap<string, Profile>;
  readonly optional: ReadonlySet<string>;
} {
  const smallest = new Map<string, Profile>();
  const optional = new Set<string>();
  for (const [, name, cell = ""] of readme.matchAll(/^\s*\| `(\w+)` \| (.*) \|$/gm)) {
    if (!isProfile(name)) continue;
    const named = [...cell.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word).filter((word) => !isProfile(word));
    for (const operation of named) {
      if (cell.startsWith("all but")) optional.add(operation);
      else if (!smallest.has(operation)) smallest.set(operation, name);
    }
  }
  if (smallest.size === 0) throw new Error(`README.md has no table of the profiles ${PROFILES.join(", ")}`);
  return { smallest, optional };
}
