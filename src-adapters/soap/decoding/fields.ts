import type { DeviationLog } from "./deviation-log.ts";
import { LocatedElement } from "./located-element.ts";
import type { XmlElement } from "./parse-xml.ts";
import { ValueFields } from "./value-fields.ts";

/** Number of items decoded without a pause: about 15 ms on a slow phone. */
const ITEMS_PER_SLICE = 1_000;

/** Reads the fields of one element: values by type, elements and lists. */
export class Fields extends ValueFields {
  /** Creates the fields of a whole result. `log` receives its deviations from the contract. */
  static of(result: XmlElement, log?: DeviationLog): Fields {
    return new Fields(new LocatedElement(result, log));
  }

  /** Returns the child element of this name. */
  child(name: string): Fields | undefined {
    const child = this.at.child(name);
    return child === undefined ? undefined : new Fields(child);
  }

  /** Returns the child element of this name; reports a missing one. */
  requiredChild(name: string): Fields | undefined {
    const element = this.at.find(name);
    if (element === undefined || (element.children.length === 0 && element.text.trim() !== ""))
      this.reportLoss(name, "an element with fields");
    return this.child(name);
  }

  /** Decodes the child element of this name; reports a child that cannot be decoded. */
  decodeChild<Value>(name: string, decode: (fields: Fields) => Value | undefined): Value | undefined {
    const fields = this.child(name);
    if (fields === undefined) return undefined;
    const before = this.at.log.losses;
    const value = decode(fields);
    if (value === undefined && this.at.log.losses === before) this.reportLoss(name, "a complete element");
    return value;
  }

  #decodeItems<Value>(items: readonly LocatedElement[], decode: (item: Fields) => Value | undefined): readonly Value[] {
    return items.flatMap((item) => {
      const value = item.decodeItem(() => decode(new Fields(item)));
      return value === undefined ? [] : [value];
    });
  }

  /**
   * Decodes the items of a list in their order; `undefined` when the list is missing. An item that cannot be decoded is
   * left out and reported: it never hides the list (ENT-02).
   */
  list<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    const items = this.at.items(name);
    return items === undefined ? undefined : this.#decodeItems(items, decode);
  }

  /** Returns the number of items of a list, unreadable ones included; 0 without the list. */
  count(name: string): number {
    return this.at.items(name)?.length ?? 0;
  }

  /** As `list`; reports a missing list. */
  requiredList<Value>(name: string, decode: (item: Fields) => Value | undefined): readonly Value[] | undefined {
    return this.#requiredList(name, this.list(name, decode));
  }

  /** Reports a missing list; an unreadable one is reported already. */
  #requiredList<Values>(name: string, values: Values | undefined): Values | undefined {
    if (values === undefined && this.at.find(name) === undefined) this.reportLoss(name, "a list", "list-left-out");
    return values;
  }

  /** Decodes a list that may be long; awaits `pause` after every `ITEMS_PER_SLICE` items. */
  async longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
    pause: () => Promise<void>,
  ): Promise<readonly Value[] | undefined> {
    const items = this.#requiredList(name, this.at.items(name));
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
    return this.list(name, (item) => (item.at.element.text.trim() === "" ? undefined : item.at.element.text));
  }

  /** As `texts`; reports a missing list. */
  requiredTexts(name: string): readonly string[] | undefined {
    return this.#requiredList(name, this.texts(name));
  }

  /** Returns true if the element has a field that is not in `names`. */
  hasMoreThan(names: readonly string[]): boolean {
    return this.at.element.children.some((child) => !names.includes(child.name));
  }
}
