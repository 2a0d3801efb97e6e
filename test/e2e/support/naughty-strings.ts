import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asList, asText } from "../../../scripts/json.ts";

/** Corpus in base64, as its authors publish it, too: some strings are not allowed in files of this repository. */
export const NAUGHTY: readonly string[] = asList(
  JSON.parse(readFileSync(join(import.meta.dirname, "../../corpora/naughty-strings.base64.json"), "utf8")),
).map((entry) => Buffer.from(asText(entry), "base64").toString("utf8"));

/** Gallery pages that have text fields. */
export const FIELD_PAGES: readonly string[] = [
  "/field-text",
  "/field-password",
  "/form",
  "/field-choice",
  "/field-date",
  "/whole-form",
  "/search-field",
];

/**
 * Puts every string into every text field of the page, like a browser's autofill. Returns the errors: a changed value
 * (a mask may only group digits and keep the plus of a prefix), sideways scrolling, or a broken page.
 */
export const throughEveryField = (page: Page, strings: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const fields = [...document.querySelectorAll("input, textarea")].filter(
      (one) =>
        one instanceof HTMLTextAreaElement ||
        (one instanceof HTMLInputElement && ["text", "password", "search"].includes(one.type)),
    );
    const put = (field: Element, text: string) => {
      const prototype =
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const found: string[] = [];
    for (const text of all) {
      for (const field of fields) {
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.readOnly) continue;
        put(field, text);
        const isPhone = field.inputMode === "tel" && field.closest(".contact") === null;
        const isMasked = isPhone || ["numeric", "decimal"].includes(field.inputMode);
        // A phone mask keeps the plus of an unknown prefix, so that the rule can reject it.
        const masked = isPhone ? /^\+?[\d ,-]*$/ : /^[\d ,-]*$/;
        // An amount keeps characters that are no digits, as far as there is room, so that the rule can reject them.
        const normalize = (value: string): string => value.replace(/[\r\n]/g, "").replaceAll(".", ",");
        if (field.inputMode === "decimal" && normalize(text).startsWith(normalize(field.value))) continue;
        if (isMasked ? !masked.test(field.value) : field.value !== text)
          found.push(`${field.labels?.[0]?.textContent ?? ""}: ${text} became ${field.value}`);
      }
      if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push(`sideways: ${text}`);
      if (document.querySelector("main h1") === null) found.push(`crashed: ${text}`);
    }
    return found;
  }, strings);
