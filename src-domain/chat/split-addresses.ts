import { openableHost } from "./openable-host.ts";

/** Part of a text: words, or an address that may be opened. */
export interface TextPart {
  readonly kind: "words" | "address";
  readonly text: string;
}

/** Address up to the next blank, quotation mark or angle bracket. Not a part of a longer word. */
const ADDRESS = /(?<![\p{L}\p{N}])https:\/\/[^\s<>"„”«»]+/giu;
/** Punctuation of the sentence after an address. */
const SENTENCE_END = /[.,;:!?…'’*_)\]}]+$/u;

/**
 * Splits a text into words and https addresses (CHAT-22). Addresses that the browser may interpret differently stay
 * words (CHAT-15).
 */
export function splitAddresses(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  const add = (kind: TextPart["kind"], part: string): void => {
    if (part !== "") parts.push({ kind, text: part });
  };
  let end = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(found);
    if (openableHost(address) === undefined) continue;
    add("words", text.slice(end, index));
    add("address", address);
    end = index + address.length;
  }
  add("words", text.slice(end));
  return parts;
}

/** Removes the punctuation of the sentence, but keeps brackets that the address itself opened. */
function withoutSentenceEnd(found: string): string {
  const address = found.replace(SENTENCE_END, "");
  const closing = found.slice(address.length);
  return closing.startsWith(")") && address.includes("(") && !address.includes(")") ? `${address})` : address;
}
