import { momentOf } from "../calendar/warsaw.ts";
import { withDates } from "../calendar/dated-text.ts";
import { isRecord, type Json } from "../database/json.ts";
import type { Fields, Kind, Part } from "./shape.ts";

const NAMESPACE = "urn:ebok:service:1";
const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
/** Characters that XML 1.0 cannot carry in any form. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** `text` as content of an element: what it says survives, what XML cannot say is left out. */
export function escapeXml(text: string): string {
  return text.replace(UNSAYABLE, "").replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? "");
}

function decimal(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  return `${grosze < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function written(kind: Kind, value: Json): string {
  const text = typeof value === "object" ? "" : String(value);
  switch (kind) {
    case "text":
      return escapeXml(withDates(text));
    case "money":
      return decimal(Number(value));
    case "day":
      return `${text.slice(8, 10)}-${text.slice(5, 7)}-${text.slice(0, 4)}`;
    case "moment":
      return momentOf(text);
    case "flag":
    case "month":
    case "number":
      return escapeXml(text);
  }
}

function element(name: string, part: Part, value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof part === "string") return `<${name}>${written(part, value)}</${name}>`;
  if (part.part === "record") return `<${name}>${fieldsOf(part.fields, value)}</${name}>`;
  if (!Array.isArray(value)) throw new TypeError(`${name} is no list`);
  const items: readonly Json[] = value;
  const of = part.of();
  return `<${name}>${items.map((item) => element("item", of, item)).join("")}</${name}>`;
}

function fieldsOf(fields: Fields, value: Json): string {
  if (!isRecord(value)) throw new TypeError("a record is expected");
  return Object.entries(fields)
    .map(([name, part]) => element(name, part, value[name]))
    .join("");
}

/** The whole answer to `operation`: `result` holds what `fields` name of `value`, in that order. */
export function writeAnswer(operation: string, fields: Fields, value: Json): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>` +
    `<${operation}Response xmlns="${NAMESPACE}"><result>${fieldsOf(fields, value)}</result></${operation}Response>` +
    `</soap:Body></soap:Envelope>`
  );
}
