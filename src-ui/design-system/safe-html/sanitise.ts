import DOMPurify, { type Config } from "dompurify";
import { joinUnbreakable } from "../join-unbreakable.ts";
import { htmlPolicy } from "./html-policy.ts";
import type { PictureRules } from "./pictures-context.ts";

/**
 * Allows text, lists, links and pictures, but no styles, ids or classes: an operator's text must not cover or imitate
 * the portal.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "span",
    "div",
    "blockquote",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "img",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan", "scope", "lang"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
};

/** Sanitiser of this page, prepared on first use. */
class Sanitiser {
  #config: Config | undefined;
  #rules: PictureRules | undefined;

  /** Sanitises synchronously, so that the hook knows the rules of this text. */
  sanitise(html: string, rules: PictureRules): DocumentFragment {
    this.#rules = rules;
    this.#config ??= this.#prepare();
    // DOMPurify returns null, against its types, when nothing is left.
    const content: DocumentFragment | null = DOMPurify.sanitize(html, { ...this.#config, RETURN_DOM_FRAGMENT: true });
    return content ?? document.createDocumentFragment();
  }

  #prepare(): Config {
    DOMPurify.addHook("uponSanitizeAttribute", (_node, attribute) => {
      if (attribute.attrName !== "src" || this.#rules?.allows(attribute.attrValue) === true) return;
      attribute.keepAttr = false;
      this.#rules?.reportNotAllowed(attribute.attrValue);
    });
    return htmlPolicy === undefined ? ALLOWED : { ...ALLOWED, TRUSTED_TYPES_POLICY: htmlPolicy };
  }
}

const sanitiser = new Sanitiser();

/**
 * Returns the server's `html` as nodes that are safe to insert into the page (SITE-01), with values that do not break.
 * The alternative text replaces a picture that is not allowed or does not load, and the picture is reported.
 */
export function sanitise(html: string, rules: PictureRules): DocumentFragment {
  const content = sanitiser.sanitise(html, rules);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    node.nodeValue = joinUnbreakable(node.nodeValue ?? "");
  for (const picture of content.querySelectorAll("img")) {
    const address = picture.getAttribute("src");
    if (address === null) picture.replaceWith(picture.alt);
    else
      picture.addEventListener("error", () => {
        rules.reportNotLoaded(address);
        picture.replaceWith(picture.alt);
      });
  }
  return content;
}
