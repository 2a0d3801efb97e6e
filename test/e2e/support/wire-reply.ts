import type { Page } from "@playwright/test";

/**
 * Lets an operation's real answer pass through `change` on its way to the page: what another operator's data looks
 * like.
 */
export async function rewriteReply(page: Page, operation: string, change: (xml: string) => string): Promise<void> {
  await page.route("**/service", async (route) => {
    if (!(route.request().postData() ?? "").includes(`<${operation} `)) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Puts `text` into the site content under `key` in place of what the operator keeps there. */
export function siteContentWith(key: string, text: string): (xml: string) => string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return (xml) =>
    xml.replace(new RegExp(`(<key>${key}</key>\\s*<value>)[^<]*`), (_all, head: string) => head + escaped);
}
