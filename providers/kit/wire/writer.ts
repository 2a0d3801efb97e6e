import { toMoment } from "../calendar/warsaw.ts";
import { isJsonRecord, type Json } from "../json.ts";
import type { AnswerFields, ValueKind, AnswerElement } from "./shape.ts";

const NAMESPACE = "urn:ebok:service:1";
const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
/** Characters that XML 1.0 cannot contain in any form. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** Escapes `text` for an element and removes characters that XML cannot contain. */
export function escapeXmlText(text: string): string {
  return text.replace(NOT_IN_XML, "").replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? "");
}

function formatDecimal(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  return `${grosze < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Changes a text before it is written. */
type FillText = (text: string) => string;

function writeValue(kind: ValueKind, value: Json, fillText: FillText): string {
  const text = typeof value === "object" ? "" : String(value);
  switch (kind) {
    case "text":
      return escapeXmlText(fillText(text));
    case "money":
      return formatDecimal(Number(value));
    case "day":
      return `${text.slice(8, 10)}-${text.slice(5, 7)}-${text.slice(0, 4)}`;
    case "moment":
      return toMoment(text);
    case "flag":
    case "month":
    case "number":
      return escapeXmlText(text);
  }
}

function writeElement(name: string, part: AnswerElement, value: Json | undefined, fillText: FillText): string {
  if (value === undefined || value === null) return "";
  if (typeof part === "string") return `<${name}>${writeValue(part, value, fillText)}</${name}>`;
  if (part.part === "record") return `<${name}>${fieldsOf(part.fields, value, fillText)}</${name}>`;
  if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
  const items: readonly Json[] = value;
  const of = part.of();
  return `<${name}>${items.map((item) => writeElement("item", of, item, fillText)).join("")}</${name}>`;
}

function fieldsOf(fields: AnswerFields, value: Json, fillText: FillText): string {
  if (!isJsonRecord(value)) throw new TypeError("expected a record");
  return Object.entries(fields)
    .map(([name, part]) => writeElement(name, part, value[name], fillText))
    .join("");
}

/**
 * Writes the whole response of `operation`: `result` contains the fields of `value` in the order of `fields`.
 * `fillText` changes each text before it is escaped; without it texts are written as they are.
 */
export function writeAnswer(
  operation: string,
  fields: AnswerFields,
  value: Json,
  fillText: FillText = (text) => text,
): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>` +
    `<${operation}Response xmlns="${NAMESPACE}"><result>${fieldsOf(fields, value, fillText)}</result></${operation}Response>` +
    `</soap:Body></soap:Envelope>`
  );
}
