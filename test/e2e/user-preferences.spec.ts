import { chatButton } from "./support/chat-page.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { missingSelectWidth } from "./support/missing-select-width.ts";

test("[A11Y-09] nothing moves on pages and in dialogs with reduced motion", async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const path of ["/index", "/invoice?pay=all"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator(".skeleton, .nav-placeholder")).toHaveCount(0);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("body, body *")].flatMap((element) =>
        [undefined, "::before", "::after"]
          .filter((part) => {
            const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
            const longest = (times: string): number => Math.max(...times.split(", ").map(Number.parseFloat));
            return longest(transitionDuration) > 0 || (animationName !== "none" && longest(animationDuration) > 0.01);
          })
          .map((part) => `${element.tagName}.${[...element.classList].join(".")}${part ?? ""}`),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});

test("[A11Y-12] a password can be pasted", async ({ page }) => {
  await page.goto("/");
  const login = page.getByLabel("Login", { exact: true });
  await login.fill(LOGIN_PASSWORD);
  await login.press("ControlOrMeta+a");
  await login.press("ControlOrMeta+c");
  await login.fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  const password = page.getByLabel("Hasło", { exact: true });
  await password.press("ControlOrMeta+v");
  await expect(password).toHaveValue(LOGIN_PASSWORD);
});

test("[A11Y-13] paper shows the content without bars, buttons of the chat and the dark theme", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/invoice");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(chatButton(page)).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("table").first()).toBeVisible();
  for (const role of ["banner", "navigation", "contentinfo"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(chatButton(page)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("light");
});

test("[A11Y-14] a filter or a tick opens no page and keeps the focus", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/invoice");
  const filter = page.getByRole("combobox").first();
  const [, second = ""] = await filter
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  await filter.focus();
  await filter.selectOption(second);
  await expect(filter).toBeFocused();
  const tick = page.getByRole("checkbox").first();
  await tick.focus();
  await page.keyboard.press("Space");
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/invoice");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[A11Y-15] shows help in the same place on every page", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  const places: string[] = [];
  for (const path of ["/index", "/invoice", "/messages"]) {
    await page.goto(path);
    await expect(chatButton(page)).toBeAttached();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    places.push(
      await page.evaluate(() =>
        [...document.querySelectorAll("header.masthead, main, footer.footer, .floating, .bottom-bar")]
          .map(({ tagName, className }) => `${tagName} ${className}`)
          .join(", "),
      ),
    );
  }
  expect(new Set(places).size, places.join("\n")).toBe(1);
});

test("(part of A11Y-20) forced colours cut no filter and grey what is inactive", async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/invoice");
  for (const name of ["Rok", "Stan"]) {
    const filter = page.getByRole("combobox", { name });
    await expect(filter).toBeVisible();
    expect(await filter.evaluate(missingSelectWidth), name).toBe(0);
  }
  const hasGrayText = (element: Element): boolean => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = "GrayText";
    return getComputedStyle(element).color === getComputedStyle(probe).color;
  };
  await openGallery(page, "/button?theme=light");
  const buttons = page.getByRole("region", { name: "Rodzaje" }).getByRole("button");
  expect(await buttons.nth(1).evaluate(hasGrayText)).toBe(false);
  const inactive = page.locator("button[aria-disabled=true]:not([aria-busy=true])");
  await expect(inactive).not.toHaveCount(0);
  for (const button of await inactive.all()) expect(await button.evaluate(hasGrayText)).toBe(true);
  await openGallery(page, "/field-date?theme=light");
  expect(await page.locator("input[readonly]").first().evaluate(hasGrayText)).toBe(true);
});
