import type { XmlElement } from "./xml-tree.ts";

/**
 * A tree of elements in two pieces that cross from a worker to the page at the price of a copy: sent as it is, the tree
 * of
 * a large reply would cost the page more than half of what its parsing has cost the worker. Every text is there once,
 * so
 * that a list of thousands that all say "true" holds that word once in memory, too.
 */
export interface PackedTree {
  readonly strings: readonly string[];
  /**
   * In the order of the document, for each element: its name, its text (places in `strings`), where the next element
   * after it and all its children begins.
   */
  readonly tape: Int32Array;
}

const STRIDE = 3;

/**
 * Writes a tree down in the order of its document: each element is opened, has its texts and children, and is closed.
 */
export class TreePacker {
  readonly #places = new Map<string, number>();
  readonly #tape: number[] = [];
  readonly #open: { readonly at: number; text: string }[] = [];

  #placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  open(name: string): void {
    this.#open.push({ at: this.#tape.length, text: "" });
    this.#tape.push(this.#placeOf(name), 0, 0);
  }

  /** More of the text directly inside the element that is open. */
  text(more: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += more;
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    this.#tape[element.at + 1] = this.#placeOf(element.text);
    this.#tape[element.at + 2] = this.#tape.length;
  }

  /** All that was written. */
  tree(): PackedTree {
    return { strings: [...this.#places.keys()], tape: Int32Array.from(this.#tape) };
  }
}

function write({ name, text, children }: XmlElement, packer: TreePacker): void {
  packer.open(name);
  packer.text(text);
  for (const child of children) write(child, packer);
  packer.close();
}

/** `root` with all that it holds. */
export function packTree(root: XmlElement): PackedTree {
  const packer = new TreePacker();
  write(root, packer);
  return packer.tree();
}

/** An element that is read off the tape when somebody looks at it. */
class PackedElement implements XmlElement {
  readonly name: string;
  readonly #tree: PackedTree;
  readonly #at: number;
  #children: readonly XmlElement[] | undefined;

  constructor(tree: PackedTree, at: number) {
    this.#tree = tree;
    this.#at = at;
    // not when it is looked at: a field is found by its name, among a dozen others
    this.name = stringAt(tree, at);
  }

  get text(): string {
    return stringAt(this.#tree, this.#at + 1);
  }

  get children(): readonly XmlElement[] {
    return (this.#children ??= childrenOf(this.#tree, this.#at));
  }
}

function stringAt({ strings, tape }: PackedTree, slot: number): string {
  return strings[tape[slot] ?? -1] ?? "";
}

function childrenOf(tree: PackedTree, at: number): readonly XmlElement[] {
  const end = tree.tape[at + 2] ?? 0;
  const children: XmlElement[] = [];
  for (let child = at + STRIDE; child < end; child = tree.tape[child + 2] ?? end)
    children.push(new PackedElement(tree, child));
  return children;
}

/** The root of a packed tree. */
export function unpackTree(tree: PackedTree): XmlElement {
  return new PackedElement(tree, 0);
}
