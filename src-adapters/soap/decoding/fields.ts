import { parseInstant } from "#domain/shared-kernel/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { XmlElement } from "./xml-tree.ts";

/** Told about whatever had to be left out of an answer. */
export type OmissionReporter = (what: string) => void;

/** Items that are decoded without a pause: some fifteen milliseconds on a slow phone. */
const ITEMS_PER_SLICE = 1_000;

/** Resolves in a task of its own, so that pending input and frames come first. */
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
 * Reads the fields of one element by their types. Nothing here throws: what is missing or does not have its type is
 * `undefined`, and the decoder decides whether its entity can live without it (ENT-02).
 */
export class Fields {
  readonly #element: XmlElement;
  readonly #reportOmission: OmissionReporter;

  constructor(element: XmlElement, reportOmission: OmissionReporter) {
    this.#element = element;
    this.#reportOmission = reportOmission;
  }

  #find(name: string): XmlElement | undefined {
    return this.#element.children.find((child) => child.name === name);
  }

  /** The text as it was sent, empty text included; `undefined` when the field is missing. */
  text(name: string): string | undefined {
    return this.#find(name)?.text;
  }

  /** The text, or `undefined` when the field is missing or blank. */
  optionalText(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined || text.trim() === "" ? undefined : text;
  }

  /** The field as `parse` reads it, blanks around it aside; what it cannot read is noted. */
  parsed<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
    const text = this.optionalText(name);
    if (text === undefined) return undefined;
    const value = parse(text.trim());
    if (value === undefined) this.#reportOmission(`${this.#element.name}.${name} is unreadable`);
    return value;
  }

  /** `true` or `false`; `undefined` when missing or neither. */
  optionalFlag(name: string): boolean | undefined {
    return this.parsed(name, (text) =>
      text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : undefined,
    );
  }

  /** Whether the field says `true`. Missing is `false`. */
  flag(name: string): boolean {
    return this.optionalFlag(name) ?? false;
  }

  /** A whole number. */
  whole(name: string): number | undefined {
    return this.parsed(name, (text) => (DECIMAL_INTEGER.test(text) ? Number(text) : undefined));
  }

  /** A number that is no money: a speed, a weight. */
  decimal(name: string): number | undefined {
    return this.parsed(name, (text) => (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined));
  }

  /** A moment, in ms. */
  instant(name: string): Instant | undefined {
    return this.parsed(name, parseInstant);
  }

  /** The element of this name, to be read field by field. */
  child(name: string): Fields | undefined {
    const element = this.#find(name);
    return element === undefined ? undefined : new Fields(element, this.#reportOmission);
  }

  /** What `decode` makes of the element of this name. */
  decodeChild<Value>(name: string, decode: (fields: Fields) => Value | undefined): Value | undefined {
    const fields = this.child(name);
    if (fields === undefined) return undefined;
    const value = decode(fields);
    if (value === undefined) this.#reportOmission(`${this.#element.name}.${name} is broken`);
    return value;
  }

  /** The items of the list of this name, each to be read field by field; `undefined` when the list is missing. */
  #items(name: string): readonly Fields[] | undefined {
    return this.#find(name)
      ?.children.filter((item) => item.name === "item")
      .map((item) => new Fields(item, this.#reportOmission));
  }

  #decodeItems<Value>(
    name: string,
    items: readonly Fields[],
    decode: (item: Fields) => Value | undefined,
  ): readonly Value[] {
    return items.flatMap((item) => {
      const value = decode(item);
      if (value === undefined) this.#reportOmission(`an item of ${name} is broken`);
      return value === undefined ? [] : [value];
    });
  }

  /**
   * The items of a list in their order, 0, 1 or many; `undefined` when the list is missing. An item that `decode`
   * gives up is left out and noted: a broken item never hides its list (ENT-02).
   */
  list<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    const items = this.#items(name);
    return items === undefined ? undefined : this.#decodeItems(name, items, decode);
  }

  /** The same of a list that may be long: `pause` is awaited after every slice of `SLICE` items. */
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

  /** A list of texts; blank ones are left out. */
  texts(name: string): readonly string[] | undefined {
    return this.#find(name)
      ?.children.filter((item) => item.name === "item" && item.text.trim() !== "")
      .map((item) => item.text);
  }

  /** Whether there is a field beyond those named. */
  hasMoreThan(names: readonly string[]): boolean {
    return this.#element.children.some((child) => !names.includes(child.name));
  }
}
