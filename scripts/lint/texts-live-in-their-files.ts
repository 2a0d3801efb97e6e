import { createRule } from "./lint-rule.ts";

/** Attributes whose text customers read or hear. */
const READ_ALOUD = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

const WORD = /\p{L}{2,}/u;
const POLISH = /[ąćęłńóśźż]/iu;

const MESSAGE = "Texts for customers belong in pl.json.";

export const textsLiveInTheirFiles = createRule("forbids texts for customers in the code", (report) => ({
  JSXText(node) {
    if (WORD.test(node.value)) report({ node, message: MESSAGE });
  },
  JSXAttribute(node) {
    if (node.name.type !== "JSXIdentifier" || !READ_ALOUD.has(node.name.name)) return;
    if (node.value?.type === "Literal" && WORD.test(node.value.value)) report({ node, message: MESSAGE });
  },
  Literal(node) {
    if (typeof node.value === "string" && POLISH.test(node.value)) report({ node, message: MESSAGE });
  },
  TemplateElement(node) {
    if (POLISH.test(node.value.raw)) report({ node, message: MESSAGE });
  },
}));
