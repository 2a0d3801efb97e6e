import type { XmlElement } from "./parse-xml.ts";

/**
 * Tree of elements as strings and numbers, cheap to transfer from the worker to the page. As objects, the tree of a
 * large response would cost the page more than half of the parsing time of the worker. Every string is stored once,
 * which also saves memory in lists with thousands of equal values.
 */
export interface PackedTree {
  readonly strings: readonly string[];
  /**
   * Three numbers per element, in document order: index of its name, index of its text (both in `strings`), and the
   * position of the next element after it and its children.
   */
  readonly tape: Int32Array;
}

const STRIDE = 3;

/** Packs a tree in document order: each element is opened, gets its texts and children, and is closed. */
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

  /** Appends text to the open element. */
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

  /** Returns the packed tree. */
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

/** Packs `root` and its descendants. */
export function packTree(root: XmlElement): PackedTree {
  const packer = new TreePacker();
  write(root, packer);
  return packer.tree();
}

/** Element that reads its text and children from the tape on access. */
class PackedElement implements XmlElement {
  readonly name: string;
  readonly #tree: PackedTree;
  readonly #at: number;
  #children: readonly XmlElement[] | undefined;

  constructor(tree: PackedTree, at: number) {
    this.#tree = tree;
    this.#at = at;
    // Read eagerly: a field is found by its name, among a dozen siblings.
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

/** Returns the root of a packed tree. */
export function unpackTree(tree: PackedTree): XmlElement {
  return new PackedElement(tree, 0);
}
