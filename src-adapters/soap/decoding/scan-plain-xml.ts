import { unescapeXml } from "./xml-text.ts";
import { TreePacker, type PackedTree } from "./packed-tree.ts";

/** Deeper than any reply of the contract; whatever goes on beyond is for the parser to judge. */
const DEEPEST = 64;

const DECLARATION = /^<\?xml version="1\.0"(?: encoding="[Uu][Tt][Ff]-8")?(?: standalone="(?:yes|no)")?\s*\?>/;

/** The inside of an opening tag: prefix, name, declarations of namespaces, the stroke of an element without content. */
const OPENING = /^([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?:\s+xmlns(?::[A-Za-z_][\w.-]*)?="[^"<&]*")?\s*(\/?)$/;

/** What a tag with this inside opens. */
interface Tag {
  readonly name: string;
  /** How its end reads, from after the `<`; empty where the element has no content. */
  readonly ends: string;
}

function tagFrom(inside: string): Tag | undefined {
  const [, prefix = "", name, stroke] = OPENING.exec(inside) ?? [];
  return name === undefined ? undefined : { name, ends: stroke === "/" ? "" : `/${prefix}${name}>` };
}

/**
 * The tree of a document that is written as lists of thousands are: elements, text and references, at most one
 * declaration
 * of a namespace in a tag, nothing else. In a tenth of the parser's time, and straight into the form in which it
 * travels.
 *
 * `undefined` for everything else, well-formed or not: the parser is asked then. So it may be too strict, and never
 * gives
 * a tree where the parser would give none, or another one. Expects `source` to hold only what XML can carry.
 */
export function scanPlainXml(source: string): PackedTree | undefined {
  // a parser makes line feeds of these
  if (source.includes("\r")) return undefined;
  const packer = new TreePacker();
  const known = new Map<string, Tag>();
  const open: Tag[] = [];
  let at = DECLARATION.exec(source)?.[0].length ?? 0;
  let roots = 0;
  for (;;) {
    const tagAt = source.indexOf("<", at);
    const raw = source.slice(at, tagAt === -1 ? undefined : tagAt);
    const inside = open.at(-1);
    if (inside === undefined) {
      if (raw.trim() !== "") return undefined;
      if (tagAt === -1) return roots === 1 ? packer.tree() : undefined;
    } else {
      const text = unescapeXml(raw);
      if (text === undefined || tagAt === -1) return undefined;
      if (text !== "") packer.text(text);
      if (source.startsWith(inside.ends, tagAt + 1)) {
        packer.close();
        open.pop();
        at = tagAt + 1 + inside.ends.length;
        continue;
      }
    }
    const tagEnd = source.indexOf(">", tagAt);
    if (tagEnd === -1) return undefined;
    const written = source.slice(tagAt + 1, tagEnd);
    const tag = known.get(written) ?? tagFrom(written);
    if (tag === undefined || open.length === DEEPEST) return undefined;
    known.set(written, tag);
    if (open.length === 0) roots += 1;
    packer.open(tag.name);
    if (tag.ends === "") packer.close();
    else open.push(tag);
    at = tagEnd + 1;
  }
}
