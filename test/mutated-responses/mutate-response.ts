import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { escapeXml } from "#adapters/soap/decoding/xml-text.ts";
import type { Random } from "./random.ts";

/** Response of a server that differs in one place from the example of the contract. */
export interface MutatedResponse {
  readonly name: string;
  readonly document: string;
  /**
   * Results that mean the same: without elements that the portal does not know, and without an empty value, which is
   * how other back ends write "none". Empty without a readable result.
   */
  readonly meanings: readonly XmlElement[];
  /** New text of the changed element. */
  readonly text: string;
}

/** Path of an element, as indexes of children. */
type Path = readonly number[];

function pathsIn({ children }: XmlElement): readonly Path[] {
  return children.flatMap((child, index) => [[index], ...pathsIn(child).map((path) => [index, ...path])]);
}

function replaceAt(element: XmlElement, [first, ...rest]: Path, change: Change): XmlElement {
  const children = element.children.flatMap((child, index) => {
    if (index !== first) return [child];
    return rest.length === 0 ? change(child) : [replaceAt(child, rest, change)];
  });
  return { ...element, children };
}

function xmlOf({ name, text, children }: XmlElement): string {
  return `<${name}>${escapeXml(text)}${children.map(xmlOf).join("")}</${name}>`;
}

function envelopeOf(operation: string, result: XmlElement): string {
  return (
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
    `<${operation}Response xmlns="urn:ebok:service:1">${xmlOf(result)}</${operation}Response>` +
    `</soap:Body></soap:Envelope>`
  );
}

const swapCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

/** Spellings of a value by other back ends. */
function otherFormats(text: string): readonly [string, ...string[]] {
  if (/^-?\d+\.\d+$/.test(text))
    return [text.replace(".", ","), `${text} zł`, text.slice(0, -1), `${text}0`, `PLN ${text}`];
  if (/^\d{2}-\d{2}-\d{4}$/.test(text)) {
    const parts = text.split("-");
    return [parts.toReversed().join("-"), parts.join("/"), parts.join("."), `${text}T00:00:00`];
  }
  if (/^\d{4}-\d{2}-\d{2}T/.test(text))
    return [text.replace("T", " ").slice(0, 16), text.slice(0, 19), text.slice(0, 10), "1763625120"];
  if (/^\d{4}-\d{2}$/.test(text)) return [text.split("-").toReversed().join("."), text.replace("-", "")];
  if (text === "true") return ["yes", "TRUE", "T", "tak", "1"];
  if (text === "false") return ["no", "FALSE", "F", "nie", "0"];
  return [`${text} ?`];
}

/** Word that the contract does not have. */
const unknownWord = (random: Random): string => `QZ_${random.below(1_000_000).toString(36).toUpperCase()}`;

/** Changes an element; returns the elements that replace it. */
type Change = (found: XmlElement) => readonly XmlElement[];

const withText =
  (change: (text: string) => string): Change =>
  (found) => [found.children.length === 0 ? { ...found, text: change(found.text) } : found];

const missing: Change = () => [];

/** Change of one element; `known` is the same without elements that the portal does not know. */
interface ElementChange {
  readonly change: Change;
  readonly known?: Change;
}

/** Changes that other back ends make to an element. */
const ELEMENT_CHANGES: Readonly<Record<string, (random: Random) => ElementChange>> = {
  missing: () => ({ change: missing }),
  "other case of the name": () => ({ change: (found) => [{ ...found, name: swapCase(found.name) }] }),
  "other name": (random) => ({
    change: (found) => [{ ...found, name: `${found.name}${unknownWord(random)}` }],
    known: missing,
  }),
  "other case": () => ({ change: withText(swapCase) }),
  "other format": (random) => {
    const choice = random.below(100);
    return {
      change: withText((text) => {
        const formats = otherFormats(text);
        return formats[choice % formats.length] ?? text;
      }),
    };
  },
  "unknown value": (random) => {
    const word = unknownWord(random);
    return { change: withText(() => word) };
  },
  "unknown number": (random) => {
    const number = String(random.below(2_000_000) - 1_000_000);
    return { change: withText(() => number) };
  },
  "other amount": (random) => {
    const amount = `${random.below(20_000) - 10_000}.${String(random.below(100)).padStart(2, "0")}`;
    return { change: withText((text) => (/^-?\d+\.\d+$/.test(text) ? amount : text)) };
  },
  grouped: () => ({ change: withText((text) => text.replace(/^(-?\d)(\d+)\.(\d+)$/, "$1 $2,$3")) }),
  "cut text": (random) => {
    const share = random.below(100);
    return { change: withText((text) => text.slice(0, Math.floor((text.length * share) / 100))) };
  },
  "garbled text": (random) => {
    const place = random.below(40);
    return { change: withText((text) => `${text.slice(0, place)}\u{fffd}${text.slice(place + 1)}`) };
  },
  "blanks around": (random) => {
    const blanks = random.pick([" ", "\n", "\t", "  ", "\n\t"]);
    return { change: withText((text) => `${blanks}${text}${blanks}`) };
  },
  empty: () => ({ change: (found) => [{ ...found, text: "", children: [] }] }),
  "text instead of items": (random) => {
    const word = random.pick(["brak", "none", "[]", "null", unknownWord(random)]);
    return {
      change: (found) => [found.children.length === 0 ? found : { ...found, text: word, children: [] }],
    };
  },
  "items instead of text": (random) => {
    const name = random.pick(["item", "value", unknownWord(random)]);
    return {
      change: (found) => [
        found.children.length > 0
          ? found
          : { ...found, text: "", children: [{ name, text: found.text, children: [] }] },
      ],
      known: (found) => [found.children.length > 0 ? found : { ...found, text: "" }],
    };
  },
  truncated: (random) => {
    const share = random.below(100);
    return {
      change: (found) => [
        { ...found, children: found.children.slice(0, Math.floor((found.children.length * share) / 100)) },
      ],
    };
  },
  "wrapped in another": (random) => {
    const name = unknownWord(random);
    return { change: (found) => [{ name, text: "", children: [found] }], known: missing };
  },
  "without its own element": () => ({
    change: (found) => (found.children.length === 0 ? [found] : found.children),
    known: (found) => (found.children.length === 0 ? [found] : []),
  }),
  "unknown element before it": (random) => {
    const added = { name: `qz${random.below(1_000_000)}`, text: unknownWord(random), children: [] };
    return { change: (found) => [added, found], known: (found) => [found] };
  },
  "sent twice, first another": (random) => {
    const text = random.pick([unknownWord(random), String(random.below(100_000)), "true", "false", "0.00"]);
    return { change: (found) => [{ ...found, text: found.children.length === 0 ? text : "", children: [] }, found] };
  },
};

function nonEmpty<Value>(values: readonly Value[]): readonly [Value, ...Value[]] {
  const [first, ...rest] = values;
  if (first === undefined) throw new RangeError("empty");
  return [first, ...rest];
}

const CHANGE_NAMES = nonEmpty(Object.keys(ELEMENT_CHANGES));

function textAt(element: XmlElement, [first = 0, ...rest]: Path): string {
  const child = element.children[first];
  return child === undefined ? "" : rest.length === 0 ? child.text : textAt(child, rest);
}

function changeElement(operation: string, example: XmlElement, random: Random): MutatedResponse {
  const name = random.pick(CHANGE_NAMES);
  const path = random.pick(nonEmpty(pathsIn(example)));
  const { change, known = change } = ELEMENT_CHANGES[name]?.(random) ?? { change: missing };
  const mutated = replaceAt(example, path, change);
  return {
    name: `${name} at ${path.join(".")}`,
    document: envelopeOf(operation, mutated),
    meanings: [replaceAt(example, path, known), replaceAt(example, path, (found) => known(found).filter(isFilled))],
    text: textAt(mutated, path),
  };
}

const isFilled = ({ text, children }: XmlElement): boolean => text.trim() !== "" || children.length > 0;

/** Changes that other servers, proxies and broken connections make to a whole response. */
const DOCUMENT_CHANGES: Readonly<Record<string, (operation: string, example: XmlElement, random: Random) => string>> = {
  "cut off": (operation, example, random) => {
    const document = envelopeOf(operation, example);
    return document.slice(0, random.below(document.length));
  },
  "page of a proxy": (_, __, random) => `<html><body><h1>Error ${random.below(100_000)}</h1></body></html>`,
  "other response": (operation, example, random) => envelopeOf(`${operation}${random.below(100_000)}`, example),
  "other result": (operation, example, random) =>
    envelopeOf(operation, { ...example, name: `result${random.below(100_000)}` }),
  "text instead of a result": (operation, example, random) =>
    envelopeOf(operation, { ...example, text: unknownWord(random), children: [] }),
  "empty result": (operation, example) => envelopeOf(operation, { ...example, text: "", children: [] }),
  "message only": (operation, example, random) =>
    envelopeOf(operation, {
      ...example,
      text: "",
      children: [{ name: "errorMessage", text: unknownWord(random), children: [] }],
    }),
  "fault of SOAP": (_, __, random) =>
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>` +
    `<faultcode>${unknownWord(random)}</faultcode></soap:Fault></soap:Body></soap:Envelope>`,
  "document type": (operation, example, random) =>
    `<!DOCTYPE qz${random.below(100_000)}>${envelopeOf(operation, example)}`,
};

const DOCUMENT_CHANGE_NAMES = nonEmpty(Object.keys(DOCUMENT_CHANGES));

/** Changes the document as a whole: no readable result is left, or an empty one. */
function changeDocument(operation: string, example: XmlElement, random: Random): MutatedResponse {
  const name = random.pick(DOCUMENT_CHANGE_NAMES);
  const document = DOCUMENT_CHANGES[name]?.(operation, example, random) ?? "";
  return { name, document, meanings: [], text: "" };
}

/** Share of changes to the whole document, in 100. */
const DOCUMENT_SHARE = 10;

/** Returns the example in the spelling of this test. */
export const unchangedResponse = envelopeOf;

/** Changes the example of a response in one place. */
export function mutateResponse(operation: string, example: XmlElement, random: Random): MutatedResponse {
  return example.children.length === 0 || random.below(100) < DOCUMENT_SHARE
    ? changeDocument(operation, example, random)
    : changeElement(operation, example, random);
}
