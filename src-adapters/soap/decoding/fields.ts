import { groszeFromDecimal, parseInstant } from "#domain/shared-kernel/index.ts";
import type { Grosze, Instant } from "#domain/shared-kernel/index.ts";
import { MAX_REPORTED, parseFlag, shapeOf, type DeviationLog } from "./deviation-log.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Receives a description of each deviation of a response from the contract. It never contains the value itself. */
export type OmissionReporter = (what: string) => void;

const FLAG = "true or false";
const AMOUNT = "an amount with a dot";
const MOMENT = "a moment with its offset";
const KNOWN_WORD = "a known word";
const CONTRACT_VALUE = "a value of the contract";

/** An amount with a comma; not `1,187`, which could be grouped thousands. */
const COMMA_AMOUNT = /^[+-]?\d+,\d{1,2}$/;

/** Number of items decoded without a pause: about 15 ms on a slow phone. */
const ITEMS_PER_SLICE = 1_000;

/** Resolves in a new task, so that pending input and frames are handled first. */
export function yieldToMainThread(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

const DECIMAL_INTEGER = /^[+-]?\d{1,15}$/;

/**
 * Reads the fields of one element by type. Never throws: a missing or invalid field is `undefined`, and the decoder
 * decides whether its entity needs the field (ENT-02).
 */
export class Fields {
  readonly #element: XmlElement;
  readonly #path: string;
  readonly #deviations: DeviationLog;
  readonly #report: OmissionReporter;

  constructor(
    element: XmlElement,
    report: OmissionReporter,
    path = "",
    deviations: DeviationLog = { reported: new Set(), losses: 0, lossyFields: new Set() },
  ) {
    this.#element = element;
    this.#report = report;
    this.#path = path;
    this.#deviations = deviations;
  }

  /** Fields of the whole result that have not been read completely so far. */
  get lossyFields(): readonly string[] {
    return [...this.#deviations.lossyFields];
  }

  /** Reports a part of the response that was left out. */
  readonly reportOmission: OmissionReporter = (what) => this.#lose(this.#path, what);

  #lose(path: string, what: string): void {
    this.#deviations.losses += 1;
    this.#deviations.lossyFields.add(path.replace(/\..*/s, ""));
    this.#reportOnce(what);
  }

  #reportOnce(what: string): void {
    if (this.#deviations.reported.has(what)) return;
    this.#deviations.reported.add(what);
    const { size } = this.#deviations.reported;
    if (size <= MAX_REPORTED) this.#report(what);
  }

  #pathTo(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`;
  }

  #deviation(name: string, expected: string): string {
    return `${this.#pathTo(name)}: expected ${expected}, found ${shapeOf(this.#find(name)?.text)}`;
  }

  /** Reports a field whose value is missing or cannot be used. */
  reportLoss(name: string, expected: string): void {
    this.#lose(this.#pathTo(name), this.#deviation(name, expected));
  }

  /** Reports a deviation from the contract that hides nothing from the customer. */
  reportTolerated(name: string, expected: string): void {
    this.#reportOnce(`${this.#deviation(name, expected)}; nothing is lost`);
  }

  #find(name: string): XmlElement | undefined {
    const { children } = this.#element;
    const [exact, another] = children.filter((child) => child.name === name);
    if (another !== undefined) this.#lose(this.#pathTo(name), `${this.#pathTo(name)}: expected one element only`);
    if (exact !== undefined) return exact;
    const lowered = name.toLowerCase();
    const similar = children.find((child) => child.name.length === name.length && child.name.toLowerCase() === lowered);
    if (similar !== undefined) this.#reportOnce(`${this.#pathTo(name)}: another case of the name`);
    return similar;
  }

  /** Returns the text unchanged, even if empty; `undefined` when the field is missing. Reports elements in it. */
  text(name: string): string | undefined {
    const field = this.#find(name);
    if (field?.children[0] !== undefined) this.reportLoss(name, "a text without elements");
    return field?.text;
  }

  /** As `text`; reports a missing field. */
  presentText(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) this.reportLoss(name, "an element");
    return text;
  }

  /** Returns the text; `undefined` when the field is missing or blank. */
  optionalText(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined || text.trim() === "" ? undefined : text;
  }

  /** Returns the text; reports a missing or blank field. */
  requiredText(name: string): string | undefined {
    const text = this.optionalText(name);
    if (text === undefined) this.reportLoss(name, "a text");
    return text;
  }

  /** Returns the trimmed field as read by `parse`; reports an unreadable field. */
  parsed<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected = CONTRACT_VALUE,
  ): Value | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined) return undefined;
    if (text === "") {
      this.reportTolerated(name, `${expected} or no element`);
      return undefined;
    }
    const value = parse(text);
    if (value === undefined) this.reportLoss(name, expected);
    return value;
  }

  /** As `parsed`; reports a missing field too. */
  requiredParsed<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected?: string,
  ): Value | undefined {
    return this.#required(name, this.parsed(name, parse, expected), expected);
  }

  /** Reports a missing field; an unreadable one is reported already. */
  #required<Value>(name: string, value: Value | undefined, expected = CONTRACT_VALUE): Value | undefined {
    if (value === undefined && this.optionalText(name) === undefined) this.reportLoss(name, expected);
    return value;
  }

  /** Returns an amount. A decimal comma is read and reported. */
  amount(name: string): Grosze | undefined {
    return this.parsed(
      name,
      (text) => {
        if (!COMMA_AMOUNT.test(text)) return groszeFromDecimal(text);
        this.reportTolerated(name, AMOUNT);
        return groszeFromDecimal(text.replace(",", "."));
      },
      AMOUNT,
    );
  }

  /** As `amount`; reports a missing field too. */
  requiredAmount(name: string): Grosze | undefined {
    return this.#required(name, this.amount(name), AMOUNT);
  }

  /** Returns one of `words`; reports a missing or an unknown one. Another case is read and reported. */
  requiredWord<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    return this.requiredParsed(name, (text) => this.#wordIn(name, text, words), KNOWN_WORD);
  }

  /** Returns the contract's spelling of a word. Another word, which a provider may add, is reported and returned. */
  openWord(name: string, words: readonly string[]): string | undefined {
    return this.parsed(
      name,
      (text) => {
        const word = this.#wordIn(name, text, words);
        if (word === undefined) this.reportTolerated(name, KNOWN_WORD);
        return word ?? text;
      },
      KNOWN_WORD,
    );
  }

  /** As `openWord`; reports a missing field too. */
  requiredOpenWord(name: string, words: readonly string[]): string | undefined {
    return this.#required(name, this.openWord(name, words), KNOWN_WORD);
  }

  #wordIn<Word extends string>(name: string, text: string, words: readonly Word[]): Word | undefined {
    const exact = words.find((word) => word === text);
    if (exact !== undefined) return exact;
    const similar = words.filter((word) => word.toLowerCase() === text.toLowerCase());
    if (similar.length !== 1) return undefined;
    this.reportTolerated(name, "this word in another case");
    return similar[0];
  }

  /**
   * Reads a limit of validity; `value` is `undefined` when the field is missing: no limit. Returns `undefined` for an
   * unreadable limit, with which an item must not count as unlimited.
   */
  limit<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
  ): { readonly value: Value | undefined } | undefined {
    const value = this.parsed(name, parse);
    return value === undefined && this.optionalText(name) !== undefined ? undefined : { value };
  }

  /** `true` or `false`; `undefined` when missing or neither. Another case is read and reported. */
  optionalFlag(name: string): boolean | undefined {
    return this.parsed(
      name,
      (text) => {
        const lowered = text.toLowerCase();
        const value = parseFlag(lowered);
        if (value !== undefined && lowered !== text) this.reportTolerated(name, FLAG);
        return value;
      },
      FLAG,
    );
  }

  /** Returns true if the field is `true`; false if it is missing. */
  flag(name: string): boolean {
    return this.optionalFlag(name) ?? false;
  }

  /** As `optionalFlag`; reports a missing field too. */
  requiredFlag(name: string): boolean | undefined {
    return this.#required(name, this.optionalFlag(name), FLAG);
  }

  /** Returns a whole number. */
  whole(name: string): number | undefined {
    return this.parsed(name, (text) => (DECIMAL_INTEGER.test(text) ? Number(text) : undefined), "a whole number");
  }

  /** Returns a number that is not money: a speed, a weight. */
  decimal(name: string): number | undefined {
    return this.parsed(
      name,
      (text) => (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined),
      "a number",
    );
  }

  /** Returns an instant (ms). */
  instant(name: string): Instant | undefined {
    return this.parsed(name, parseInstant, MOMENT);
  }

  /** As `instant`; reports a missing field too. */
  requiredInstant(name: string): Instant | undefined {
    return this.#required(name, this.instant(name), MOMENT);
  }

  /** Returns the child element of this name. */
  child(name: string): Fields | undefined {
    const element = this.#find(name);
    return element === undefined ? undefined : new Fields(element, this.#report, this.#pathTo(name), this.#deviations);
  }

  /** Returns the child element of this name; reports a missing one. */
  requiredChild(name: string): Fields | undefined {
    const element = this.#find(name);
    if (element === undefined || (element.children.length === 0 && element.text.trim() !== ""))
      this.reportLoss(name, "an element with fields");
    return this.child(name);
  }

  /** Decodes the child element of this name; reports a child that cannot be decoded. */
  decodeChild<Value>(name: string, decode: (fields: Fields) => Value | undefined): Value | undefined {
    const fields = this.child(name);
    if (fields === undefined) return undefined;
    const before = this.#deviations.losses;
    const value = decode(fields);
    if (value === undefined && this.#deviations.losses === before) this.reportLoss(name, "a complete element");
    return value;
  }

  /** Items of the list of this name; `undefined` when the list is missing or contains text instead of items. */
  #items(name: string): readonly Fields[] | undefined {
    const list = this.#find(name);
    if (list === undefined) return undefined;
    if (list.children.length === 0 && list.text.trim() !== "") {
      this.reportLoss(name, "a list");
      return undefined;
    }
    const path = this.#pathTo(name);
    return list.children.flatMap((child, index) => {
      const itemPath = `${path}.item[${index}]`;
      if (child.name.toLowerCase() !== "item") {
        this.#lose(itemPath, `${itemPath}: expected an item, found another element`);
        return [];
      }
      if (child.name !== "item") this.#reportOnce(`${itemPath}: another case of the name`);
      return [new Fields(child, this.#report, itemPath, this.#deviations)];
    });
  }

  #decodeItems<Value>(items: readonly Fields[], decode: (item: Fields) => Value | undefined): readonly Value[] {
    return items.flatMap((item) => {
      const before = this.#deviations.losses;
      const value = decode(item);
      if (value === undefined && this.#deviations.losses === before)
        item.reportOmission(`${item.#path}: expected a complete item`);
      return value === undefined ? [] : [value];
    });
  }

  /**
   * Decodes the items of a list in their order; `undefined` when the list is missing. An item that cannot be decoded is
   * left out and reported: it never hides the list (ENT-02).
   */
  list<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    const items = this.#items(name);
    return items === undefined ? undefined : this.#decodeItems(items, decode);
  }

  /** As `list`; reports a missing list. */
  requiredList<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    return this.#requiredList(name, this.list(name, decode));
  }

  /** Reports a missing list; an unreadable one is reported already. */
  #requiredList<Values>(name: string, values: Values | undefined): Values | undefined {
    if (values === undefined && this.#find(name) === undefined) this.reportLoss(name, "a list");
    return values;
  }

  /** Decodes a list that may be long; awaits `pause` after every `ITEMS_PER_SLICE` items. */
  async longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
    pause: () => Promise<void>,
  ): Promise<readonly Value[] | undefined> {
    const items = this.#requiredList(name, this.#items(name));
    if (items === undefined) return undefined;
    const values: Value[] = [];
    for (let from = 0; from < items.length; from += ITEMS_PER_SLICE) {
      if (from > 0) await pause();
      values.push(...this.#decodeItems(items.slice(from, from + ITEMS_PER_SLICE), decode));
    }
    return values;
  }

  /** Returns a list of texts; leaves out and reports blank ones. */
  texts(name: string): readonly string[] | undefined {
    return this.list(name, (item) => (item.#element.text.trim() === "" ? undefined : item.#element.text));
  }

  /** As `texts`; reports a missing list. */
  requiredTexts(name: string): readonly string[] | undefined {
    return this.#requiredList(name, this.texts(name));
  }

  /** Returns true if the element has a field that is not in `names`. */
  hasMoreThan(names: readonly string[]): boolean {
    return this.#element.children.some((child) => !names.includes(child.name));
  }
}
