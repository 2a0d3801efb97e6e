import type { DeviationEffect } from "#domain/tracking/deviation.ts";
import { DeviationLog, shapeOf } from "./deviation-log.ts";
import type { XmlElement } from "./parse-xml.ts";

function shapeOfElement(element: XmlElement | undefined): string {
  if (element === undefined) return "nothing";
  return element.children.length > 0 ? "an element with fields" : shapeOf(element.text);
}

/** Element of a response with its path: finds elements in it and records deviations from the contract. */
export class LocatedElement {
  readonly element: XmlElement;
  readonly path: string;
  readonly log: DeviationLog;

  constructor(element: XmlElement, log = new DeviationLog(), path = "") {
    this.element = element;
    this.log = log;
    this.path = path;
  }

  /** Records a child whose value is missing or cannot be used. */
  recordLoss(name: string, expected: string, effect: DeviationEffect): void {
    const found = shapeOfElement(this.find(name));
    this.log.lose({ path: this.#pathTo(name), expected, found, effect });
  }

  /** Records a deviation of a child from the contract without which nothing is missing on screen. */
  recordTolerated(name: string, expected: string, effect: DeviationEffect, hidesAmounts = false): void {
    const found = shapeOfElement(this.find(name));
    this.log.tolerate({ path: this.#pathTo(name), expected, found, effect }, hidesAmounts);
  }

  /**
   * Decodes this item of a list. One that cannot be decoded is left out, and so is all that was lost in it.
   */
  decodeItem<Value>(decode: () => Value | undefined): Value | undefined {
    const { mark, losses } = this.log;
    const value = decode();
    if (value !== undefined) return value;
    if (this.log.losses === losses) this.#recordItem("a complete item", shapeOfElement(this.element));
    this.log.settle(mark, "item-left-out");
    return undefined;
  }

  #recordItem(expected: string, found: string): void {
    this.log.lose({ path: this.path, expected, found, effect: "item-left-out" });
  }

  /** Records that the portal cannot use the whole response. */
  recordUnusable(): void {
    if (this.log.losses === 0)
      this.log.lose({
        path: this.path === "" ? "result" : this.path,
        expected: "all required fields",
        found: shapeOfElement(this.element),
        effect: "call-failed",
      });
    this.log.settle(0, "call-failed");
  }

  #pathTo(name: string): string {
    return this.path === "" ? name : `${this.path}.${name}`;
  }

  /** Finds the child of this name. A second one, and one in another case, are recorded. */
  find(name: string): XmlElement | undefined {
    const { children } = this.element;
    const [exact, another] = children.filter((child) => child.name === name);
    if (another !== undefined) this.#recordRepeated(this.#pathTo(name));
    if (exact !== undefined) return exact;
    const lowered = name.toLowerCase();
    const similar = children.find((child) => child.name.length === name.length && child.name.toLowerCase() === lowered);
    if (similar !== undefined) this.#recordOtherCase(this.#pathTo(name), name);
    return similar;
  }

  #recordRepeated(path: string): void {
    this.log.lose({ path, expected: "one element only", found: "several elements", effect: "value-left-out" });
  }

  #recordOtherCase(path: string, name: string): void {
    this.log.tolerate({ path, expected: `the name ${name}`, found: "another case", effect: "nothing-lost" });
  }

  /** Finds the child of this name, with its path. */
  child(name: string): LocatedElement | undefined {
    const element = this.find(name);
    return element === undefined ? undefined : new LocatedElement(element, this.log, this.#pathTo(name));
  }

  /** Items of the list of this name; `undefined` when the list is missing or contains text instead of items. */
  items(name: string): readonly LocatedElement[] | undefined {
    const list = this.find(name);
    if (list === undefined) return undefined;
    if (list.children.length === 0 && list.text.trim() !== "") {
      this.recordLoss(name, "a list", "list-left-out");
      return undefined;
    }
    return list.children.flatMap((child, index) => {
      const item = new LocatedElement(child, this.log, `${this.#pathTo(name)}.item[${index}]`);
      if (child.name.toLowerCase() !== "item") {
        item.#recordItem("an item", "another element");
        return [];
      }
      if (child.name !== "item") this.#recordOtherCase(item.path, "item");
      return [item];
    });
  }
}
