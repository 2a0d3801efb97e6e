import type { Browser, Page } from "@playwright/test";
import type { CopiedElement, PortalCopies } from "./limits/plain/portal-copies.ts";
import { installProbe } from "./probe.ts";
import type { Site } from "./sites.ts";
import { storedProfile } from "./stored-profile.ts";

/** Copies `main` of the page that the link to `path` opens, in its first frame, and goes back to `from`. */
function copyPage(page: Page, from: string, path: string): Promise<CopiedElement> {
  return page.evaluate(
    async ([to, back]) => {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
      const copies: CopiedElement[] = [];
      await window.ebokProbe.pageShown(to, heading, () => copies.push(window.ebokProbe.copyElement("main")));
      const own = document.querySelector("main h1")?.textContent ?? "";
      history.back();
      await window.ebokProbe.pageShown(back, own);
      const [copy] = copies;
      if (copy === undefined) throw new Error(`no first frame of ${to}`);
      return copy;
    },
    [path, from] as const,
  );
}

/** Copies the page at `from` and all pages to which it links, for a customer with a session. */
export async function copyPortal(browser: Browser, site: Site, login: string, from: string): Promise<PortalCopies> {
  const profile = await storedProfile(browser, site, login);
  const page = await profile.newPage();
  await page.addInitScript(installProbe, { submits: false });
  await page.goto(`${site.url}${from}`);
  await page.evaluate((path) => window.ebokProbe.pageShown(path, ""), from);
  await page.waitForLoadState("networkidle");
  const { paths, layout, start } = await page.evaluate((path) => {
    const links = document.querySelectorAll<HTMLAnchorElement>("header.masthead a[href^='/'], main a[href^='/']");
    return {
      paths: [...new Set([...links].map((link) => link.pathname))].filter((to) => to !== path && to !== "/logout"),
      layout: window.ebokProbe.copyElement("#root", "main"),
      start: window.ebokProbe.copyElement("main"),
    };
  }, from);
  const pages = { [from]: start };
  for (const path of paths) {
    // The first visit reads the data, without which the first frame of a page may contain more.
    await copyPage(page, from, path);
    pages[path] = await copyPage(page, from, path);
  }
  await profile.close();
  return { layout, pages };
}
