import {
  childElementsOf,
  createXmlElement,
  elementsAt,
  localNameOf,
  parseXmlTree,
  textOfTree,
  writeXmlTree,
  type XmlChild,
  type XmlTree,
} from "../../xml/xml-tree.ts";
import type { ResponseChange } from "./planted-fault.ts";

/** Changes an element of a parsed response. */
export type ElementChange = (element: XmlTree, parent: XmlTree) => void;

/** Returns the element of the operation in a SOAP message: `getClientDataResponse`. */
function contentOf(root: XmlTree): XmlTree | undefined {
  return elementsAt(root, ["Body"]).flatMap(childElementsOf)[0];
}

/** Returns the changed document; `undefined` when nothing changes. */
function changeTree(body: string, change: (root: XmlTree) => boolean): string | undefined {
  const root = parseXmlTree(body);
  const before = writeXmlTree(root);
  if (!change(root)) return undefined;
  const after = writeXmlTree(root);
  return after === before ? undefined : after;
}

/** Changes the first element at a path below `result`, such as `entries.item.amount`. */
export function changeElement(path: string, change: ElementChange): ResponseChange {
  const names = path.split(".");
  return (response) => {
    const body = changeTree(response.body, (root) => {
      const content = contentOf(root);
      const parents = content === undefined ? [] : elementsAt(content, ["result", ...names.slice(0, -1)]);
      for (const parent of parents)
        for (const element of childElementsOf(parent))
          if (localNameOf(element) === names.at(-1)) {
            change(element, parent);
            return true;
          }
      return false;
    });
    return body === undefined ? undefined : { ...response, body };
  };
}

/** Changes the element `result` of a response. */
export const changeResult = (change: (result: XmlTree) => void): ResponseChange =>
  changeEnvelope((root) => {
    const [result] = elementsAt(root, ["Body"]).flatMap((body) => childElementsOf(body).flatMap(childElementsOf));
    if (result !== undefined) change(result);
  });

/** Changes the whole SOAP message. */
export function changeEnvelope(change: (root: XmlTree) => void): ResponseChange {
  return (response) => {
    const body = changeTree(response.body, (root) => {
      change(root);
      return true;
    });
    return body === undefined ? undefined : { ...response, body };
  };
}

const replaceChildren = (element: XmlTree, children: readonly XmlChild[]): void =>
  void element.children.splice(0, element.children.length, ...children);

export const setText =
  (text: string): ElementChange =>
  (element) =>
    replaceChildren(element, [text]);

export const changeText =
  (change: (text: string) => string): ElementChange =>
  (element) =>
    replaceChildren(element, [change(textOfTree(element))]);

export const remove: ElementChange = (element, parent) =>
  void parent.children.splice(parent.children.indexOf(element), 1);

export const rename =
  (name: string): ElementChange =>
  (element) => {
    element.name = name;
  };

/** Replaces an element by its children: a list without `item`. An empty list stays. */
export const unwrap: ElementChange = (element, parent) => {
  if (childElementsOf(element).length === 0) return;
  parent.children.splice(parent.children.indexOf(element), 1, ...element.children);
};

/** Repeats an element. */
export const repeat: ElementChange = (element, parent) =>
  void parent.children.splice(parent.children.indexOf(element), 0, element);

/** Moves an element to the front of its parent. */
export const moveFirst: ElementChange = (element, parent) => {
  remove(element, parent);
  parent.children.unshift(element);
};

/** Adds an element of the contract's namespace before another one. */
export const insertBefore =
  (name: string, text: string): ElementChange =>
  (element, parent) =>
    void parent.children.splice(parent.children.indexOf(element), 0, createXmlElement(name, text));

/** Adds grosze to an amount. */
export const addGrosze = (grosze: number): ElementChange =>
  changeText((text) => ((Math.round(Number(text) * 100) + grosze) / 100).toFixed(2));

/** Replaces the content of `result`. */
export const setResult = (...children: readonly XmlTree[]): ResponseChange =>
  changeResult((result) => replaceChildren(result, children));

export const withBody =
  (body: string, contentType = "text/xml; charset=utf-8"): ResponseChange =>
  (response) => ({ ...response, body, headers: { ...response.headers, "content-type": contentType } });

export const withStatus =
  (status: number): ResponseChange =>
  (response) => ({ ...response, status });

export const withHeader =
  (name: string, value: string): ResponseChange =>
  (response) => ({ ...response, headers: { ...response.headers, [name]: value } });

/** Applies several changes, one after the other. */
export const allOf =
  (...changes: readonly ResponseChange[]): ResponseChange =>
  (response) =>
    changes.reduce<ReturnType<ResponseChange>>((changed, change) => changed && change(changed), response);
