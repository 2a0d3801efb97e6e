import { groszeFromDecimal, parseInstant } from "#domain/shared-kernel/index.ts";
import type { Grosze, Instant } from "#domain/shared-kernel/index.ts";
import { parseFlag } from "./deviation-log.ts";
import { LocatedElement, type OmissionReporter } from "./located-element.ts";
import type { XmlElement } from "./parse-xml.ts";

const FLAG = "true or false";
const AMOUNT = "an amount with a dot";
const MOMENT = "a moment with its offset";
const KNOWN_WORD = "a known word";
const CONTRACT_VALUE = "a value of the contract";

/** An amount with a comma; not `1,187`, which could be grouped thousands. */
const COMMA_AMOUNT = /^[+-]?\d+,\d{1,2}$/;

/** Number of items decoded without a pause: about 15 ms on a slow phone. */
const ITEMS_PER_SLICE = 1_000;

const DECIMAL_INTEGER = /^[+-]?\d{1,15}$/;

/**
 * Reads the fields of one element by type. Never throws: a missing or invalid field is `undefined`, and the decoder
 * decides whether its entity needs the field (ENT-02).
 */
export class Fields {
  readonly #at: LocatedElement;

  constructor(at: LocatedElement) {
    this.#at = at;
  }

  /** Creates the fields of a whole result. */
  static of(result: XmlElement, report: OmissionReporter): Fields {
    return new Fields(new LocatedElement(result, report));
  }

  /** Fields of the whole result that have not been read completely so far. */
  get lossyFields(): readonly string[] {
    return this.#at.lossyFields;
  }

  /** Reports a part of the response that was left out. */
  readonly reportOmission: OmissionReporter = (what) => this.#at.reportOmission(what);

  /** Reports a field whose value is missing or cannot be used. */
  reportLoss(name: string, expected: string): void {
    this.#at.reportLoss(name, expected);
  }

  /** Reports a deviation from the contract that hides nothing from the customer. */
  reportTolerated(name: string, expected: string): void {
    this.#at.reportTolerated(name, expected);
  }

  /** Returns the text unchanged, even if empty; `undefined` when the field is missing. */
  text(name: string): string | undefined {
    return this.#at.find(name)?.text;
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

  /**
   * Returns the word as the contract spells it; any other text unchanged. For lists of words to which a provider may
   * add its own: an unknown one is reported, but nothing is missing on screen.
   */
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
    const child = this.#at.child(name);
    return child === undefined ? undefined : new Fields(child);
  }

  /** Returns the child element of this name; reports a missing one. */
  requiredChild(name: string): Fields | undefined {
    const element = this.#at.find(name);
    if (element === undefined || (element.children.length === 0 && element.text.trim() !== ""))
      this.reportLoss(name, "an element with fields");
    return this.child(name);
  }

  /** Decodes the child element of this name; reports a child that cannot be decoded. */
  decodeChild<Value>(name: string, decode: (fields: Fields) => Value | undefined): Value | undefined {
    const fields = this.child(name);
    if (fields === undefined) return undefined;
    const before = this.#at.losses;
    const value = decode(fields);
    if (value === undefined && this.#at.losses === before) this.reportLoss(name, "a complete element");
    return value;
  }

  #decodeItems<Value>(items: readonly LocatedElement[], decode: (item: Fields) => Value | undefined): readonly Value[] {
    return items.flatMap((item) => {
      const before = item.losses;
      const value = decode(new Fields(item));
      if (value === undefined && item.losses === before) item.reportOmission(`${item.path}: expected a complete item`);
      return value === undefined ? [] : [value];
    });
  }

  /**
   * Decodes the items of a list in their order; `undefined` when the list is missing. An item that cannot be decoded is
   * left out and reported: it never hides the list (ENT-02).
   */
  list<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    const items = this.#at.items(name);
    return items === undefined ? undefined : this.#decodeItems(items, decode);
  }

  /** As `list`; reports a missing list. */
  requiredList<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    return this.#requiredList(name, this.list(name, decode));
  }

  /** Reports a missing list; an unreadable one is reported already. */
  #requiredList<Values>(name: string, values: Values | undefined): Values | undefined {
    if (values === undefined && this.#at.find(name) === undefined) this.reportLoss(name, "a list");
    return values;
  }

  /** Decodes a list that may be long; awaits `pause` after every `ITEMS_PER_SLICE` items. */
  async longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
    pause: () => Promise<void>,
  ): Promise<readonly Value[] | undefined> {
    const items = this.#requiredList(name, this.#at.items(name));
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
    return this.list(name, (item) => (item.#at.element.text.trim() === "" ? undefined : item.#at.element.text));
  }

  /** As `texts`; reports a missing list. */
  requiredTexts(name: string): readonly string[] | undefined {
    return this.#requiredList(name, this.texts(name));
  }

  /** Returns true if the element has a field that is not in `names`. */
  hasMoreThan(names: readonly string[]): boolean {
    return this.#at.element.children.some((child) => !names.includes(child.name));
  }
}
