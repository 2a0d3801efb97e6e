import type { Config } from "dompurify";
import { createTrustedPolicy } from "../trusted-policy.ts";

type HtmlPolicy = NonNullable<Config["TRUSTED_TYPES_POLICY"]>;

/**
 * Policy for the parser of the sanitiser where the page enforces Trusted Types. Only the sanitiser may use it: only
 * sanitised HTML may reach the page. The first script of the page imports this file, because a policy can be created
 * only once and another script must not take its name.
 */
export const htmlPolicy = createTrustedPolicy<HtmlPolicy>("ebok-html", {
  createHTML: (html: string) => html,
  // DOMPurify requires the function; text must not become a script.
  createScriptURL: () => {
    throw new TypeError();
  },
});
