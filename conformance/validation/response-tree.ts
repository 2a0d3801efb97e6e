import { findResult } from "#adapters/soap/decoding/decode-soap-response.ts";
import { parseXml, type XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { Exchange } from "../exchange/exchange.ts";

/** Element without children, with its path below `result`. */
export interface ResponseValue {
  readonly path: string;
  readonly text: string;
}

/** Returns the `result` element of a response; `undefined` if there is none. */
export function resultOf({ operation, response }: Exchange): XmlElement | undefined {
  const root = response === undefined ? undefined : parseXml(response.body);
  const result = root && findResult(root, operation);
  return result?.ok === true ? result.value : undefined;
}

/** Returns the child element of this name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Returns the trimmed text of the child of this name; "" when it is missing. */
export function textOf(element: XmlElement | undefined, name: string): string {
  return childOf(element, name)?.text.trim() ?? "";
}

/** Returns the items of a list. */
export function itemsOf(element: XmlElement | undefined, list: string): readonly XmlElement[] {
  return childOf(element, list)?.children.filter(({ name }) => name === "item") ?? [];
}

/** Returns all values below an element with their paths. */
export function valuesIn(element: XmlElement, path = ""): readonly ResponseValue[] {
  if (element.children.length === 0) return path === "" ? [] : [{ path, text: element.text }];
  return element.children.flatMap((child, index) => valuesIn(child, childPath(path, child, index)));
}

function childPath(path: string, { name }: XmlElement, index: number): string {
  const step = name === "item" ? `item[${index}]` : name;
  return path === "" ? step : `${path}.${step}`;
}
