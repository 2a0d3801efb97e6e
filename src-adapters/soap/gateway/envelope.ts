import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { escapeXml } from "../decoding/xml-text.ts";

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
const SERVICE = "urn:ebok:service:1";

/** Value in a request: text, a list, or named elements. An `undefined` element is left out. */
export type PayloadValue = string | readonly PayloadValue[] | Payload | undefined;

/** Elements of a request in the order of the contract, without the session. */
export interface Payload {
  readonly [name: string]: PayloadValue;
}

/** Content of a request. */
export interface RequestParts {
  readonly operation: string;
  /** First element, if the operation carries a session (CALL-02). */
  readonly sessionId?: string | undefined;
  readonly payload?: Payload | undefined;
  /** Name of the list entries of this operation (CALL-03); `item` for most. */
  readonly itemName?: string | undefined;
}

function isList(value: PayloadValue): value is readonly PayloadValue[] {
  return Array.isArray(value);
}

function element(name: string, value: PayloadValue, itemName: string): string {
  if (!/^[A-Za-z_][\w.-]*$/.test(name)) throw new RangeError(`not an XML element name: ${name}`);
  return value === undefined ? "" : `<${name}>${content(value, itemName)}</${name}>`;
}

function content(value: Exclude<PayloadValue, undefined>, itemName: string): string {
  if (typeof value === "string") return escapeXml(value);
  if (isList(value)) return value.map((item) => element(itemName, item, itemName)).join("");
  return Object.entries(value)
    .map(([name, part]) => element(name, part, itemName))
    .join("");
}

/** Returns the same text for equal payloads; distinguishes two calls of one operation (CALL-05). */
export function canonicalPayload(payload: Payload = {}, itemName = "item"): string {
  return content(payload, itemName);
}

/**
 * Builds the text of a request. Fails on characters that XML 1.0 does not allow: they would make the request unreadable
 * or change what the customer typed.
 */
export function buildRequest({
  operation,
  sessionId,
  payload = {},
  itemName = "item",
}: RequestParts): Result<string, WireFailure> {
  const body = element("sessionId", sessionId, itemName) + canonicalPayload(payload, itemName);
  if (!isXmlText(body)) return fail({ kind: "malformed", why: "unsendable" });
  return succeed(
    `<?xml version="1.0" encoding="UTF-8"?>` +
      `<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>` +
      `<${operation} xmlns="${SERVICE}">${body}</${operation}>` +
      `</soap:Body></soap:Envelope>`,
  );
}
