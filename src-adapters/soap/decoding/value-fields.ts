import { groszeFromDecimal, parseInstant } from "#domain/shared-kernel/index.ts";
import type { Grosze, Instant } from "#domain/shared-kernel/index.ts";
import type { DeviationEffect } from "#domain/tracking/deviation.ts";
import type { LocatedElement } from "./located-element.ts";

const FLAG = "true or false";
const AMOUNT = "an amount with a dot";
const MOMENT = "a moment with its offset";
const KNOWN_WORD = "a known word";
const CONTRACT_VALUE = "a value of the contract";

/** An amount with a comma; not `1,187`, which could be grouped thousands. */
const COMMA_AMOUNT = /^[+-]?\d+,\d{1,2}$/;

const DECIMAL_INTEGER = /^[+-]?\d{1,15}$/;

/** Parses `true`, `false`, `1` and `0`. */
function parseFlag(text: string): boolean | undefined {
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : undefined;
}

/** Effect of a word that the portal does not know. */
export interface UnknownWord {
  readonly effect?: DeviationEffect;
  /** True when a sum depends on the word, so that the portal shows none. */
  readonly hidesAmounts?: boolean;
}

/**
 * Reads the values of one element by type. Never throws: a missing or invalid field is `undefined`, and the decoder
 * decides whether its entity needs the field (ENT-02).
 */
export class ValueFields {
  protected readonly at: LocatedElement;

  constructor(at: LocatedElement) {
    this.at = at;
  }

  /** Fields of the whole result that have not been read completely so far. */
  get lossyFields(): readonly string[] {
    return this.at.log.lossyFields;
  }

  /** Reports that the portal cannot use the response. */
  reportUnusable(): void {
    this.at.recordUnusable();
  }

  /** Reports a field whose value is missing or cannot be used. */
  reportLoss(name: string, expected: string, effect: DeviationEffect = "value-left-out"): void {
    this.at.recordLoss(name, expected, effect);
  }

  /** Reports a deviation from the contract that hides nothing from the customer. */
  reportTolerated(name: string, expected: string): void {
    this.at.recordTolerated(name, expected, "nothing-lost");
  }

  /** Returns the text unchanged, even if empty; `undefined` when the field is missing. Reports elements in it. */
  text(name: string): string | undefined {
    const field = this.at.find(name);
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

  /** Returns the trimmed field as read by `parse`; reports an unreadable field and its `effect`. */
  parsed<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected = CONTRACT_VALUE,
    effect: DeviationEffect = "value-left-out",
  ): Value | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined) return undefined;
    if (text === "") {
      this.reportTolerated(name, `${expected} or no element`);
      return undefined;
    }
    const value = parse(text);
    if (value === undefined) this.reportLoss(name, expected, effect);
    return value;
  }

  /** As `parsed`; reports a missing field too. */
  requiredParsed<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected?: string,
    effect?: DeviationEffect,
  ): Value | undefined {
    return this.require(name, this.parsed(name, parse, expected, effect), expected, effect);
  }

  /** Reports a missing field; an unreadable one is reported already. */
  protected require<Value>(
    name: string,
    value: Value | undefined,
    expected = CONTRACT_VALUE,
    effect?: DeviationEffect,
  ): Value | undefined {
    if (value === undefined && this.optionalText(name) === undefined) this.reportLoss(name, expected, effect);
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
    return this.require(name, this.amount(name), AMOUNT);
  }

  /** Returns one of `words`; reports a missing or an unknown one. Another case is read and reported. */
  requiredWord<Word extends string>(
    name: string,
    words: readonly Word[],
    effect: DeviationEffect = "shown-as-unknown",
  ): Word | undefined {
    return this.requiredParsed(name, (text) => this.#wordIn(name, text, words), KNOWN_WORD, effect);
  }

  /**
   * Returns the word as the contract spells it; any other text unchanged. For lists of words to which a provider may
   * add its own: an unknown one is reported, but nothing is missing on screen.
   */
  openWord(name: string, words: readonly string[], unknown: UnknownWord = {}): string | undefined {
    const { effect = "shown-as-unknown", hidesAmounts } = unknown;
    return this.parsed(
      name,
      (text) => {
        const word = this.#wordIn(name, text, words);
        if (word === undefined) this.at.recordTolerated(name, KNOWN_WORD, effect, hidesAmounts);
        return word ?? text;
      },
      KNOWN_WORD,
    );
  }

  /** As `openWord`; reports a missing field too. */
  requiredOpenWord(name: string, words: readonly string[], unknown?: UnknownWord): string | undefined {
    const word = this.openWord(name, words, unknown);
    return this.require(name, word, KNOWN_WORD, unknown?.effect ?? "shown-as-unknown");
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
    expected?: string,
  ): { readonly value: Value | undefined } | undefined {
    const value = this.parsed(name, parse, expected);
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
      "default-used",
    );
  }

  /** Returns true if the field is `true`; false if it is missing. */
  flag(name: string): boolean {
    return this.optionalFlag(name) ?? false;
  }

  /** As `optionalFlag`; reports a missing field too. */
  requiredFlag(name: string): boolean | undefined {
    return this.require(name, this.optionalFlag(name), FLAG, "default-used");
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
    return this.require(name, this.instant(name), MOMENT);
  }
}
