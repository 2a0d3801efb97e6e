import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { MalformedResponse, Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { parseXml } from "./parse-xml.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Decodes a response to its `result` element, or returns the reason why there is none. Never rejects. */
export type SoapResponseDecoder = (bytes: ArrayBuffer, operation: string) => Promise<Result<XmlElement, WireFailure>>;

/** From this size on, decoding a response on the main thread would block the page noticeably. */
export const LARGE_RESPONSE_BYTES = 300_000;

const ENVELOPE_BEGINS = /^<(?:\?xml|(?:[\w.-]+:)?Envelope)/;
const ENVELOPE_ENDS = /<\/(?:[\w.-]+:)?Envelope\s*>\s*$/;

/**
 * Returns true if the source has a document type outside comments and CDATA sections, in any case: HTML writes it in
 * lower case. Reads the source once: a section without an end is not well-formed, and nothing after it is searched.
 */
function hasDoctype(source: string): boolean {
  for (let at = source.indexOf("<!"); at !== -1; at = source.indexOf("<!", at)) {
    const end = source.startsWith("--", at + 2) ? "-->" : source.startsWith("[CDATA[", at + 2) ? "]]>" : "";
    if (/^doctype/i.test(source.slice(at + 2, at + 9))) return true;
    at = source.indexOf(end, at + 4);
    if (at === -1) return false;
  }
  return false;
}

function malformed(why: MalformedResponse): Result<never, WireFailure> {
  return fail({ kind: "malformed", why });
}

function onlyChild(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  const found = parent?.children.filter((child) => child.name === name) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the `result` element in the envelope of a response to `operation`. */
export function findResult(root: XmlElement, operation: string): Result<XmlElement, WireFailure> {
  const body = root.name === "Envelope" ? onlyChild(root, "Body") : undefined;
  const response = body?.children.length === 1 ? onlyChild(body, `${operation}Response`) : undefined;
  if (response === undefined) return malformed("wrong-root");
  const result = onlyChild(response, "result");
  return result === undefined ? malformed("no-result") : succeed(result);
}

/**
 * Decodes a response to its `result` element (CALL-03). Anything but one complete, well-formed envelope with the
 * response to this operation is a named failure, never a value or an exception (CALL-11). `parse` returns the root of a
 * well-formed document and `undefined` for any other text.
 */
export function decodeSoapResponse(
  source: string,
  operation: string,
  parse = parseXml,
): Result<XmlElement, WireFailure> {
  if (hasDoctype(source)) return malformed("doctype");
  const root = isXmlText(source) ? parse(source) : undefined;
  if (root === undefined) return malformed(isCutOff(source) ? "cut-off" : "not-xml");
  return findResult(root, operation);
}

function isCutOff(source: string): boolean {
  return ENVELOPE_BEGINS.test(source) && !ENVELOPE_ENDS.test(source);
}

/** Decodes the bytes of a response. Rejects bytes that are not UTF-8. */
export function decodeSoapResponseBytes(
  bytes: ArrayBuffer,
  operation: string,
  parse = parseXml,
): Result<XmlElement, WireFailure> {
  const source = decodeUtf8(bytes);
  if (source !== undefined) return decodeSoapResponse(source, operation, parse);
  const begun = decodeUtf8(bytes, { stream: true });
  return malformed(begun !== undefined && isCutOff(begun) ? "cut-off" : "not-xml");
}

/** Decodes UTF-8; `undefined` if it is invalid. With `stream`, ignores a last letter that was cut in two. */
function decodeUtf8(bytes: ArrayBuffer, options?: TextDecodeOptions): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, options);
  } catch {
    return undefined;
  }
}

/** Decodes on the calling thread. */
export const decodeInPlace: SoapResponseDecoder = (bytes, operation) =>
  Promise.resolve(decodeSoapResponseBytes(bytes, operation));

/**
 * Decodes small responses in place and large ones with the decoder that `loadDecoder` loads on first use. Decodes in
 * place when it cannot be loaded. Awaits `yieldToPage` before it decodes a small one: the start page gets its dozen
 * responses at once, and paints what the first ones contain before it decodes the others.
 */
export function decodeBySize(
  loadDecoder: () => Promise<SoapResponseDecoder>,
  yieldToPage: () => Promise<void>,
): SoapResponseDecoder {
  let loaded: Promise<SoapResponseDecoder | undefined> | undefined;
  return async (bytes, operation) => {
    if (bytes.byteLength < LARGE_RESPONSE_BYTES) {
      await yieldToPage();
      return decodeSoapResponseBytes(bytes, operation);
    }
    loaded ??= loadDecoder().catch(() => {
      loaded = undefined;
      return undefined;
    });
    const decode = (await loaded) ?? decodeInPlace;
    return decode(bytes, operation);
  };
}
