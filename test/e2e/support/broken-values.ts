import type { Page } from "@playwright/test";

/**
 * Dates, times, amounts, phone and account numbers, postal codes, and a street or flat with its abbreviation: values
 * that are read as one.
 */
const VALUE =
  String.raw`(?<![\p{L}\d-])(?:\d{1,2}-\u2060?\d{2}-\u2060?\d{4}|\d{1,2}:\d{2}(?:[-–]\u2060?\d{1,2}:\d{2})?|` +
  String.raw`\d{2}-\u2060?\d{3}|\d{1,3}(?:\s\d{3})*,\d{2}(?:\szł)?|\d{2}(?:\s\d{4}){6}|` +
  String.raw`(?:ul|al|pl|os)\.\s\p{L}+\.?|(?:m|lok)\.\s\d+|(?:\d{3}\s){2}\d{3}|` +
  String.raw`\d{2}\s\d{3}\s\d{2}\s\d{2})(?![\p{L}\d])`;

/** Returns the values that stand on more than one line, with the text around them. */
export async function brokenValues(page: Page): Promise<readonly string[]> {
  return page.evaluate((pattern) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      for (const match of text.matchAll(new RegExp(pattern, "gu"))) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20));
      }
    }
    return broken;
  }, VALUE);
}
