import { pseudoText } from "./pseudo-text.ts";

/** Attributes that a customer reads or hears. */
const ATTRIBUTES = ["placeholder", "aria-label", "title", "alt", "data-label"];

/** Elements whose text is no text of a component. */
const OTHER = "script, style, textarea, svg, .gallery__masthead, .gallery__languages";

/** Results, which are not changed a second time. */
const made = new WeakMap<Node, string>();

function changeText(node: Node): void {
  const text = node.nodeValue ?? "";
  if (made.get(node) === text || text.trim() === "" || node.parentElement?.closest(OTHER) !== null) return;
  const changed = pseudoText(text);
  made.set(node, changed);
  node.nodeValue = changed;
}

function changeAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const attribute = element.getAttributeNode(name);
    if (attribute === null || made.get(attribute) === attribute.value) continue;
    const changed = pseudoText(attribute.value);
    made.set(attribute, changed);
    attribute.value = changed;
  }
}

function changeAll(root: Node): void {
  if (root.nodeType === Node.TEXT_NODE) changeText(root);
  if (!(root instanceof Element)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Element) changeAttributes(node);
    else changeText(node);
  }
}

/**
 * Shows all texts of the page in the pseudo language, those of the portal as well as those of the stories, after their
 * plurals and values are in place. React sets its texts as before; each change is observed.
 */
export function showPseudoLanguage(root: Element): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") changeText(target);
      else if (type === "attributes") changeAll(target);
      else addedNodes.forEach(changeAll);
    }
  });
  const attributes = { attributes: true, attributeFilter: ATTRIBUTES };
  observer.observe(root, { childList: true, subtree: true, characterData: true, ...attributes });
  changeAll(root);
}
