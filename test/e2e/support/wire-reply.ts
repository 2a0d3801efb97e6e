import type { Page } from "@playwright/test";

/** Passes the real response of an operation through `change` on its way to the page, to simulate other data. */
export async function rewriteReply(page: Page, operation: string, change: (xml: string) => string): Promise<void> {
  await page.route("**/service", async (route) => {
    if (!(route.request().postData() ?? "").includes(`<${operation} `)) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Returns a change that replaces the operator's content under `key` by `text`. */
export function siteContentWith(key: string, text: string): (xml: string) => string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return (xml) =>
    xml.replace(new RegExp(`(<key>${key}</key>\\s*<value>)[^<]*`), (_all, head: string) => head + escaped);
}
