import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
import { joinUnbreakable } from "./src-ui/design-system/join-unbreakable.ts";
const base = "http://localhost:8515";
const browser = await chromium.launch(await findBrowser());
const found = new Map<string, string>();
for (const login of (process.argv[2] ?? "m.brzezinska,wielki.dab,crm.oliwa").split(",")) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "pl-PL", timezoneId: "Europe/Warsaw" });
  const page = await context.newPage();
  const session = await (await page.request.post(`${base}/sandbox/api/session`, { data: { login } })).json();
  await page.addInitScript((s) => localStorage.setItem("ebok.session", JSON.stringify({ version: 1, deadline: Date.now() + 900000, session: s })), session);
  for (const path of ["/index", "/invoice", "/service/myServices", "/service/ordersHistory", "/service/yourOffer", "/messages", "/service/personalData", "/service/agreements", "/supportRequest", "/service/wifi", "/billing", "/settings", "/onboarding", "/service/setTopBox"]) {
    await page.goto(base + path, { waitUntil: "networkidle" }).catch(() => undefined);
    await page.waitForTimeout(700);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest("script, style, template, .visually-hidden, option, title, textarea") !== null) continue;
        if (getComputedStyle(parent).whiteSpace === "nowrap") continue;
        all.push(node.textContent ?? "");
      }
      return all;
    });
    for (const text of texts) if (joinUnbreakable(text) !== text) found.set(text, `${login} ${path}`);
  }
  await context.close();
}
for (const [text, where] of found) console.log(where, "|", JSON.stringify(text));
await browser.close();
