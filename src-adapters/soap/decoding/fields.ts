import { parseInstant } from "#domain/shared-kernel/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Receives a description of each part that was left out of a response. */
export type OmissionReporter = (what: string) => void;

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
  /** Reports a part of the response that was left out. */
  readonly reportOmission: OmissionReporter;

  constructor(element: XmlElement, reportOmission: OmissionReporter) {
    this.#element = element;
    this.reportOmission = reportOmission;
  }

  #find(name: string): XmlElement | undefined {
    return this.#element.children.find((child) => child.name === name);
  }

  /** Returns the text unchanged, even if empty; `undefined` when the field is missing. */
  text(name: string): string | undefined {
    return this.#find(name)?.text;
  }

  /** Returns the text; `undefined` when the field is missing or blank. */
  optionalText(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined || text.trim() === "" ? undefined : text;
  }

  /** Returns the trimmed field as read by `parse`; reports an unreadable field. */
  parsed<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
    const text = this.optionalText(name);
    if (text === undefined) return undefined;
    const value = parse(text.trim());
    if (value === undefined) this.reportOmission(`${this.#element.name}.${name} is unreadable`);
    return value;
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

  /** `true` or `false`; `undefined` when missing or neither. */
  optionalFlag(name: string): boolean | undefined {
    return this.parsed(name, (text) =>
      text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : undefined,
    );
  }

  /** Returns true if the field is `true`; false if it is missing. */
  flag(name: string): boolean {
    return this.optionalFlag(name) ?? false;
  }

  /** Returns a whole number. */
  whole(name: string): number | undefined {
    return this.parsed(name, (text) => (DECIMAL_INTEGER.test(text) ? Number(text) : undefined));
  }

  /** Returns a number that is not money: a speed, a weight. */
  decimal(name: string): number | undefined {
    return this.parsed(name, (text) => (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined));
  }

  /** Returns an instant (ms). */
  instant(name: string): Instant | undefined {
    return this.parsed(name, parseInstant);
  }

  /** Returns the child element of this name. */
  child(name: string): Fields | undefined {
    const element = this.#find(name);
    return element === undefined ? undefined : new Fields(element, this.reportOmission);
  }

  /** Decodes the child element of this name; reports a child that cannot be decoded. */
  decodeChild<Value>(name: string, decode: (fields: Fields) => Value | undefined): Value | undefined {
    const fields = this.child(name);
    if (fields === undefined) return undefined;
    const value = decode(fields);
    if (value === undefined) this.reportOmission(`${this.#element.name}.${name} is broken`);
    return value;
  }

  /** Items of the list of this name; `undefined` when the list is missing. */
  #items(name: string): readonly Fields[] | undefined {
    return this.#find(name)
      ?.children.filter((item) => item.name === "item")
      .map((item) => new Fields(item, this.reportOmission));
  }

  #decodeItems<Value>(
    name: string,
    items: readonly Fields[],
    decode: (item: Fields) => Value | undefined,
  ): readonly Value[] {
    return items.flatMap((item) => {
      const value = decode(item);
      if (value === undefined) this.reportOmission(`an item of ${name} is broken`);
      return value === undefined ? [] : [value];
    });
  }

  /**
   * Decodes the items of a list in their order; `undefined` when the list is missing. An item that cannot be decoded is
   * left out and reported: it never hides the list (ENT-02).
   */
  list<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    const items = this.#items(name);
    return items === undefined ? undefined : this.#decodeItems(name, items, decode);
  }

  /** Decodes a list that may be long; awaits `pause` after every `ITEMS_PER_SLICE` items. */
  async longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
    pause: () => Promise<void>,
  ): Promise<readonly Value[] | undefined> {
    const items = this.#items(name);
    if (items === undefined) return undefined;
    const values: Value[] = [];
    for (let from = 0; from < items.length; from += ITEMS_PER_SLICE) {
      if (from > 0) await pause();
      values.push(...this.#decodeItems(name, items.slice(from, from + ITEMS_PER_SLICE), decode));
    }
    return values;
  }

  /** Returns a list of texts without the blank ones. */
  texts(name: string): readonly string[] | undefined {
    return this.#find(name)
      ?.children.filter((item) => item.name === "item" && item.text.trim() !== "")
      .map((item) => item.text);
  }

  /** Returns true if the element has a field that is not in `names`. */
  hasMoreThan(names: readonly string[]): boolean {
    return this.#element.children.some((child) => !names.includes(child.name));
  }
}
