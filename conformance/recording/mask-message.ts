import { isRecord } from "../../scripts/json.ts";
import { localNameOf, parseXmlTree, writeXmlTree, type XmlTree } from "../xml/xml-tree.ts";
import type { IsUnmasked } from "./unmasked-values.ts";
import type { ValueMask } from "./value-mask.ts";

function maskElement(element: XmlTree, mask: ValueMask, isUnmasked: IsUnmasked): XmlTree {
  const hasElements = element.children.some((child) => typeof child !== "string");
  const maskText = (text: string): string => {
    if (hasElements) return text.trim() === "" ? text : mask(text);
    return isUnmasked(localNameOf(element), text.trim()) ? text : mask(text);
  };
  return {
    ...element,
    children: element.children.map((child) =>
      typeof child === "string" ? maskText(child) : maskElement(child, mask, isUnmasked),
    ),
  };
}

/** Writes a message again with masked values. Throws for one that is not well-formed or nested too deeply. */
function maskDocument(xml: string, mask: ValueMask, isUnmasked: IsUnmasked): string {
  const written = writeXmlTree(maskElement(parseXmlTree(xml), mask, isUnmasked));
  // A declaration that a message lacks is not added.
  return xml.trimStart().startsWith("<?xml") ? written : written.slice(written.indexOf("\n") + 1);
}

/** Masks the values of a SOAP message that the contract does not need; its elements and their order stay. */
export function maskXml(xml: string, mask: ValueMask, isUnmasked: IsUnmasked): string {
  try {
    return maskDocument(xml, mask, isUnmasked);
  } catch {
    // Of a page or a broken message the tags stay: they say what was sent instead.
    return mask(xml);
  }
}

/** Texts of chat frames that are words or times of the contract. */
const UNMASKED_FRAME_TEXTS: ReadonlySet<string> = new Set(["type", "side", "date", "errorType", "topic"]);

function maskJson(value: unknown, mask: ValueMask, name: string): unknown {
  if (typeof value === "string") return UNMASKED_FRAME_TEXTS.has(name) ? value : mask(value);
  if (Array.isArray(value)) return value.map((item: unknown) => maskJson(item, mask, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskJson(inner, mask, key)]));
}

/** Masks the texts of a chat frame; numbers, words of the contract and times stay. */
export function maskFrame(frame: string, mask: ValueMask): string {
  try {
    return JSON.stringify(maskJson(JSON.parse(frame), mask, ""));
  } catch {
    return mask(frame);
  }
}

/** Headers whose values neither identify a customer nor are secrets. All others are left out. */
const RECORDED_HEADERS: ReadonlySet<string> = new Set(
  (
    "content-type content-length content-encoding cache-control date expires location pragma " +
    "accept-language retry-after soapaction server via x-ebok-request x-ebok-fingerprint x-powered-by"
  ).split(" "),
);

/** Masks the values of `Cookie`: names stay. */
const maskCookies = (cookies: string, mask: ValueMask): string =>
  cookies.replace(/([^=;\s]+=)([^;]*)/g, (_, name: string, value: string) => name + mask(value));

/** Masks the values of `Set-Cookie`; names and attributes stay. Several are joined by a comma. */
const maskSetCookies = (cookies: string, mask: ValueMask): string =>
  cookies.replace(
    /(^|, )([^=;,\s]+=)([^;]*?)(?=;|$|, [^=;,\s]+=)/g,
    (_, before: string, name: string, value: string) => before + name + mask(value),
  );

/** Masks the name of a file, which may have the number of the customer; that it is an attachment stays. */
const maskFileName = (disposition: string, mask: ValueMask): string =>
  disposition.replace(/(filename\*?=)(.*)/is, (_, name: string, value: string) => name + mask(value));

const maskAuthorization = (value: string, mask: ValueMask): string =>
  value.startsWith("Bearer ") ? `Bearer ${mask(value.slice("Bearer ".length))}` : mask(value);

/** Masks headers: secrets get the mask of their value, headers without a meaning for the contract are left out. */
export function maskHeaders(headers: Readonly<Record<string, string>>, mask: ValueMask): Record<string, string> {
  const masked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name === "authorization") masked[name] = maskAuthorization(value, mask);
    else if (name === "cookie") masked[name] = maskCookies(value, mask);
    else if (name === "set-cookie") masked[name] = maskSetCookies(value, mask);
    else if (name === "location") masked[name] = mask(value);
    else if (name === "content-disposition") masked[name] = maskFileName(value, mask);
    else if (RECORDED_HEADERS.has(name)) masked[name] = value;
  }
  return masked;
}
