import { type NamedControl, namedControls, problemsOfFrames, problemsOfPage } from "./support/control-names.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

// `npm run proof -- accessibility:names` opens all screens.
const PATHS = ["/index", "/invoice", "/service/myServices"];

test("[A11Y-22] [A11Y-23] names each link by its purpose, and the frame's links the same everywhere", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  const pages: (readonly NamedControl[])[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator(".skeleton, .nav-placeholder")).toHaveCount(0);
    const controls = await namedControls(page);
    expect(controls.length, path).toBeGreaterThan(15);
    expect.soft(problemsOfPage(controls), path).toEqual([]);
    pages.push(controls);
  }
  expect(problemsOfFrames(pages)).toEqual([]);
});
