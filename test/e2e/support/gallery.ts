import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

const STORIES = join(import.meta.dirname, "../../../gallery/stories");

/** Gallery components by the name of their story. */
export const COMPONENTS: readonly string[] = readdirSync(STORIES)
  .filter((name) => name.endsWith(".story.tsx"))
  .map((name) => name.slice(0, -".story.tsx".length))
  .toSorted();

/** Opens a page of the gallery and waits for its fonts. */
export async function openGallery(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`/sandbox/gallery${path}`);
  expect(answer?.status(), "the gallery is built (npm run gallery, npm test -- build)").toBe(200);
  await expect(page.getByRole("main").locator("h1")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** States with a page of their own, linked from the component's page: dialogs, open menus. */
export async function statesAlone(page: Page): Promise<readonly string[]> {
  return page
    .locator("[data-alone]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("data-alone") ?? ""));
}
