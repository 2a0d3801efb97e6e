import type { PublishedContract } from "../contract/published-contract.ts";

/** Decides from the name of an element whether its value is recorded without a mask. */
export type IsUnmasked = (element: string, value: string) => boolean;

/** Types of the schema whose values name neither a customer nor a secret. */
const OPEN_TYPES: ReadonlySet<string> = new Set(
  (
    "boolean int integer nonNegativeInteger positiveInteger decimal Amount PolishDate Month Moment ContractVersion " +
    "LanguageCode"
  ).split(" "),
);

/** Elements of type `xs:string` whose values are words of the contract: an unknown word is a finding. */
const WORD_ELEMENTS: ReadonlySet<string> = new Set(
  (
    "blockade category changedBy channel errorCode event eventName frequencyType group key kind legal outcome purpose " +
    "returnPage role service settingRequirements side state status type vatRate"
  ).split(" "),
);

/** Word of the contract or a short number. */
const IS_WORD = /^(?:[A-Za-z][A-Za-z0-9_.-]{0,39}|\d{1,3}%?)$/;

/** Code in `errorMessage`: `WRONG_TOKEN;mainEmail`. */
const IS_CODE = /^[A-Z][A-Z0-9_]+(?:;[A-Za-z0-9]+)*$/;

/** Truth value, day, time or hour: also where the schema has a text. */
const IS_COMMON = /^(?:true|false|\d{2}-\d{2}-\d{4}|\d{2}:\d{2}|\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

interface NamedElement {
  readonly name: string;
  readonly type: string;
}

const elementsOf = ({ types, operations }: PublishedContract): readonly NamedElement[] => [
  ...types.flatMap(({ elements }) => elements),
  ...[...operations.values()].flatMap(({ request }) => request),
];

/**
 * Reads from the schema which values are kept: numbers, amounts, days, times, truth values, names of operations, and
 * words of closed and open lists. All other texts are masked, also those of elements that the contract does not know.
 */
export function unmaskedValues(contract: PublishedContract): IsUnmasked {
  const typesByName = new Map<string, Set<string>>();
  for (const { name, type } of elementsOf(contract))
    typesByName.set(name, (typesByName.get(name) ?? new Set()).add(type));
  const enumerations = new Map(contract.types.map(({ name, values }) => [name, values]));
  const bases = new Map(contract.types.map(({ name, base }) => [name, base]));
  return (element, value) => {
    if (IS_COMMON.test(value) || contract.operations.has(value)) return true;
    if (element === "errorMessage") return IS_CODE.test(value);
    if (WORD_ELEMENTS.has(element)) return IS_WORD.test(value);
    const types = [...(typesByName.get(element) ?? [])];
    if (types.some((type) => enumerations.get(type)?.includes(value) === true)) return true;
    return types.length > 0 && types.every((type) => OPEN_TYPES.has(type) || OPEN_TYPES.has(bases.get(type) ?? ""));
  };
}
