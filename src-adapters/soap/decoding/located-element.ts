import { MAX_REPORTED, shapeOf, type DeviationLog } from "./deviation-log.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Receives a description of each deviation of a response from the contract. It never contains the value itself. */
export type OmissionReporter = (what: string) => void;

/** Element of a response with its path: finds elements in it and reports deviations from the contract. */
export class LocatedElement {
  readonly element: XmlElement;
  readonly path: string;
  readonly #deviations: DeviationLog;
  readonly #report: OmissionReporter;

  constructor(
    element: XmlElement,
    report: OmissionReporter,
    path = "",
    deviations: DeviationLog = { reported: new Set(), losses: 0, lossyFields: new Set() },
  ) {
    this.element = element;
    this.path = path;
    this.#report = report;
    this.#deviations = deviations;
  }

  /** Fields of the whole result that have not been read completely so far. */
  get lossyFields(): readonly string[] {
    return [...this.#deviations.lossyFields];
  }

  /** Number of deviations of the whole result because of which something is missing on screen. */
  get losses(): number {
    return this.#deviations.losses;
  }

  /** Reports a part of the response that was left out. */
  reportOmission(what: string): void {
    this.#lose(this.path, what);
  }

  /** Reports a field whose value is missing or cannot be used. */
  reportLoss(name: string, expected: string): void {
    this.#lose(this.#pathTo(name), this.#deviation(name, expected));
  }

  /** Reports a deviation from the contract that hides nothing from the customer. */
  reportTolerated(name: string, expected: string): void {
    this.#reportOnce(`${this.#deviation(name, expected)}; nothing is lost`);
  }

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
    return this.path === "" ? name : `${this.path}.${name}`;
  }

  #deviation(name: string, expected: string): string {
    return `${this.#pathTo(name)}: expected ${expected}, found ${shapeOf(this.find(name)?.text)}`;
  }

  #at(element: XmlElement, path: string): LocatedElement {
    return new LocatedElement(element, this.#report, path, this.#deviations);
  }

  /** Finds the child of this name; one in another case is used and reported. */
  find(name: string): XmlElement | undefined {
    const { children } = this.element;
    const exact = children.find((child) => child.name === name);
    if (exact !== undefined) return exact;
    const lowered = name.toLowerCase();
    const similar = children.find((child) => child.name.length === name.length && child.name.toLowerCase() === lowered);
    if (similar !== undefined) this.#reportOnce(`${this.#pathTo(name)}: another case of the name`);
    return similar;
  }

  /** Finds the child of this name, with its path. */
  child(name: string): LocatedElement | undefined {
    const element = this.find(name);
    return element === undefined ? undefined : this.#at(element, this.#pathTo(name));
  }

  /** Items of the list of this name; `undefined` when the list is missing or contains text instead of items. */
  items(name: string): readonly LocatedElement[] | undefined {
    const list = this.find(name);
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
      return [this.#at(child, itemPath)];
    });
  }
}
