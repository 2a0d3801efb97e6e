import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { escapeXml } from "../decoding/xml-text.ts";

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
const SERVICE = "urn:ebok:service:1";

/** What a request may carry: text, a list, or named parts. A part that is `undefined` is left out. */
export type PayloadValue = string | readonly PayloadValue[] | Payload | undefined;

/** The elements of a request in the contract's order, the session apart. */
export interface Payload {
  readonly [name: string]: PayloadValue;
}

/** All that a request says. */
export interface RequestParts {
  readonly operation: string;
  /** Goes first where the operation carries a session (CALL-02). */
  readonly sessionId?: string | undefined;
  readonly payload?: Payload | undefined;
  /** The name of the entries of this operation's lists (CALL-03); `item` for most. */
  readonly itemName?: string | undefined;
}

function isList(value: PayloadValue): value is readonly PayloadValue[] {
  return Array.isArray(value);
}

function element(name: string, value: PayloadValue, itemName: string): string {
  if (!/^[A-Za-z_][\w.-]*$/.test(name)) throw new RangeError(`not the name of an element: ${name}`);
  return value === undefined ? "" : `<${name}>${content(value, itemName)}</${name}>`;
}

function content(value: Exclude<PayloadValue, undefined>, itemName: string): string {
  if (typeof value === "string") return escapeXml(value);
  if (isList(value)) return value.map((item) => element(itemName, item, itemName)).join("");
  return Object.entries(value)
    .map(([name, part]) => element(name, part, itemName))
    .join("");
}

/** The same text for the same payload: what tells two calls of one operation apart (CALL-05). */
export function canonicalPayload(payload: Payload = {}, itemName = "item"): string {
  return content(payload, itemName);
}

/**
 * The request as text. What XML 1.0 cannot carry is refused here: sent, it would make the whole request unreadable
 * or arrive as something else than was typed.
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
