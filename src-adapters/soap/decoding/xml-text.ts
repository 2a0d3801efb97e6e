import { isXmlText } from "#domain/validation/xml-characters.ts";

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
  // A parser turns a bare carriage return into a line feed; only a character reference preserves it.
  ["\r", "&#13;"],
]);

/** Escapes `text` as the content of an element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => ESCAPES.get(character) ?? character);
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function referenced(digits: string, base: 10 | 16): string | undefined {
  const code = Number.parseInt(digits, base);
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return isXmlText(character) ? character : undefined;
}

/**
 * Resolves the references in `raw`, which is outside CDATA sections. `undefined` for an entity beyond the five of XML,
 * a character that XML does not allow, or a stray `]]>`: no response of the contract has them.
 */
export function unescapeXml(raw: string): string | undefined {
  if (raw.includes("]]>")) return undefined;
  if (!raw.includes("&")) return raw;
  let broken = false;
  const text = raw.replace(
    /&(?:#x([\da-fA-F]+);|#(\d+);|(\w+);)?/g,
    (_all, hex?: string, decimal?: string, name?: string) => {
      const character =
        hex !== undefined
          ? referenced(hex, 16)
          : decimal !== undefined
            ? referenced(decimal, 10)
            : NAMED.get(name ?? "");
      if (character === undefined) broken = true;
      return character ?? "";
    },
  );
  return broken ? undefined : text;
}
